package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.StreamBinding;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** A stream API as one of bytes: for the contract, never measured. */
final class StreamAsBytes extends AsBytes {
  private final StreamBinding<Object> streams;

  StreamAsBytes(Binding<Object> binding, StreamBinding<Object> streams) {
    super(binding);
    this.streams = streams;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    streams.write(value, out);
    return out.toByteArray();
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    return streams.read(new ByteArrayInputStream(bytes));
  }
}

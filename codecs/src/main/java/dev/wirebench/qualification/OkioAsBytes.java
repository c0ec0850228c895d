package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.OkioBinding;
import okio.Buffer;

/** An API on Okio's buffers as one of bytes: for the contract, never measured. */
final class OkioAsBytes extends AsBytes {
  private final OkioBinding<Object> buffers;

  OkioAsBytes(Binding<Object> binding, OkioBinding<Object> buffers) {
    super(binding);
    this.buffers = buffers;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    Buffer sink = new Buffer();
    buffers.write(value, sink);
    return sink.readByteArray();
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    return buffers.read(new Buffer().write(bytes));
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.OkioBinding;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.codec.TextBinding;
import java.io.InputStream;
import java.io.OutputStream;
import okio.BufferedSink;
import okio.BufferedSource;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Work beside that of a codec: a slowdown of known size, to see whether the method finds it.
 *
 * @param writing tokens of each serialization, see {@link Blackhole#consumeCPU}
 * @param reading tokens of each deserialization
 */
record Burden(long writing, long reading) {

  /**
   * @param name the codec's in results
   */
  static Burden of(String name) {
    return new Burden(Variant.serializeTokens(name), Variant.deserializeTokens(name));
  }

  private boolean isNone() {
    return writing + reading == 0;
  }

  /** The binding itself where there is no work to do besides; likewise for the others. */
  Binding<Object> on(Binding<Object> codec) {
    return isNone() ? codec : new Bytes(this, codec);
  }

  TextBinding<Object> on(TextBinding<Object> codec) {
    return isNone() ? codec : new Text(this, codec);
  }

  StreamBinding<Object> on(StreamBinding<Object> codec) {
    return isNone() ? codec : new Streams(this, codec);
  }

  OkioBinding<Object> on(OkioBinding<Object> codec) {
    return isNone() ? codec : new Okio(this, codec);
  }

  private record Bytes(Burden burden, Binding<Object> codec) implements Binding<Object> {
    @Override
    public Object fromModel(Object model) {
      return codec.fromModel(model);
    }

    @Override
    public Object toModel(Object value) {
      return codec.toModel(value);
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      Blackhole.consumeCPU(burden.writing);
      return codec.serialize(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      Blackhole.consumeCPU(burden.reading);
      return codec.deserialize(bytes);
    }
  }

  private record Text(Burden burden, TextBinding<Object> codec) implements TextBinding<Object> {
    @Override
    public String write(Object value) throws Exception {
      Blackhole.consumeCPU(burden.writing);
      return codec.write(value);
    }

    @Override
    public Object read(String text) throws Exception {
      Blackhole.consumeCPU(burden.reading);
      return codec.read(text);
    }
  }

  private record Streams(Burden burden, StreamBinding<Object> codec)
      implements StreamBinding<Object> {
    @Override
    public void write(Object value, OutputStream out) throws Exception {
      Blackhole.consumeCPU(burden.writing);
      codec.write(value, out);
    }

    @Override
    public Object read(InputStream in) throws Exception {
      Blackhole.consumeCPU(burden.reading);
      return codec.read(in);
    }
  }

  private record Okio(Burden burden, OkioBinding<Object> codec) implements OkioBinding<Object> {
    @Override
    public void write(Object value, BufferedSink sink) throws Exception {
      Blackhole.consumeCPU(burden.writing);
      codec.write(value, sink);
    }

    @Override
    public Object read(BufferedSource source) throws Exception {
      Blackhole.consumeCPU(burden.reading);
      return codec.read(source);
    }
  }
}

package dev.wirebench.codecs;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class Fastjson2Jsonb implements Codec {
  /** The note of both configurations on parts of a buffer. */
  static final String READS_ON =
      "Given a part of a buffer, it may read on behind that part: a length that is too short goes"
          + " unnoticed.";

  static final Format JSONB_FORMAT = new Format("JSONB (fastjson2)", false, "JVM only");

  @Override
  public Traits traits() {
    return Traits.of("fastjson2-jsonb", JSONB_FORMAT)
        .artifact("fastjson2", JSONB.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "That threads may share it is documented of its methods, not of the contexts kept.")
        .configuration(
            "JSONB.toBytes and JSONB.parseObject with no feature set, each with one kept context:"
                + " names are written out, nulls are not; automatic types stay off.",
            "https://github.com/alibaba/fastjson2/wiki/jsonb_cn")
        .note("Reads the keys of a map as text, whatever type they had.")
        .note(READS_ON)
        .note("Does not find a field again whose name has characters beyond Latin-1.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(
        JSONFactory.createWriteContext(), JSONFactory.createReadContext(), payload.bean());
  }

  /** Any contexts on any class. */
  static final class Bound<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final JSONWriter.Context writing;
    private final JSONReader.Context reading;

    Bound(JSONWriter.Context writing, JSONReader.Context reading, HeldClass<B, N> held) {
      super(held);
      this.writing = writing;
      this.reading = reading;
    }

    @Override
    public byte[] serialize(N value) {
      return JSONB.toBytes(value, writing);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return JSONB.parseObject(bytes, type(), reading);
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      try (JSONWriter writer = JSONWriter.ofJSONB(writing)) {
        writer.writeAny(value);
        writer.flushTo(out);
      }
    }

    @Override
    public N read(InputStream in) {
      return JSONB.parseObject(in, type(), reading);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      return JSONB.parseObject(bytes, offset, length, type(), reading);
    }
  }
}

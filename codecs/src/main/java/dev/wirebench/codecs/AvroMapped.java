package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.specific.SpecificRecord;

public final class AvroMapped implements Codec {
  @Override
  public Traits traits() {
    return Avro.traits("avro-mapped")
        .configuration(
            "Holds the application's own bean and converts it to and from the generated class in"
                + " every operation; all else as avro.",
            Avro.DOCUMENTATION)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Mapped<>(payload.bean(), Avro.records(payload));
  }

  private static final class Mapped<B, R extends SpecificRecord> extends ClassBinding<B, B>
      implements BufferByStream<B> {
    private final HeldClass<B, R> records;
    private final Avro.Records<B, R> avro;

    Mapped(HeldClass<B, B> beans, HeldClass<B, R> records) {
      super(beans);
      this.records = records;
      this.avro = new Avro.Records<>(records);
    }

    @Override
    public byte[] serialize(B bean) throws Exception {
      return avro.serialize(records.fromBean().apply(bean));
    }

    @Override
    public B deserialize(byte[] bytes) throws Exception {
      return records.toBean().apply(avro.deserialize(bytes));
    }

    @Override
    public void write(B bean, OutputStream out) throws Exception {
      avro.write(records.fromBean().apply(bean), out);
    }

    @Override
    public B read(InputStream in) throws Exception {
      return records.toBean().apply(avro.read(in));
    }

    @Override
    public B read(byte[] bytes, int offset, int length) throws Exception {
      return records.toBean().apply(avro.read(bytes, offset, length));
    }
  }
}

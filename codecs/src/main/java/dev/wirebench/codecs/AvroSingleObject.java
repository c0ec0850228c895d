package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.WritersSchema;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParser;
import org.apache.avro.message.BinaryMessageDecoder;
import org.apache.avro.message.BinaryMessageEncoder;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

public final class AvroSingleObject implements Codec {
  @Override
  public Traits traits() {
    return Avro.common("avro-single-object")
        .threadSafety(ThreadSafety.SAFE)
        .holds(Held.GENERATED_MESSAGE)
        .configuration(
            "Holds generated classes: one BinaryMessageEncoder and one BinaryMessageDecoder, so ten"
                + " bytes in front of each message name the schema that wrote it, and a reader with"
                + " another schema resolves the two; only these classes are trusted.",
            "https://avro.apache.org/docs/1.12.0/specification/#single-object-encoding")
        .note("A reader must be told each schema that messages name, for instance by a registry.")
        .note(Avro.BUILT_BEFOREHAND)
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Messages<>(Avro.records(payload));
  }

  private static final class Messages<B, R extends SpecificRecord> extends ClassBinding<B, R>
      implements BufferByStream<R>, WritersSchema {
    private final Schema schema;
    private final BinaryMessageEncoder<R> encoder;
    private final BinaryMessageDecoder<R> decoder;

    Messages(HeldClass<B, R> held) {
      super(held);
      Avro.trustGeneratedClasses();
      SpecificData model = SpecificData.getForClass(held.type());
      this.schema = model.getSchema(held.type());
      this.encoder = new BinaryMessageEncoder<>(model, schema);
      this.decoder = new BinaryMessageDecoder<>(model, schema);
    }

    @Override
    public String writersSchema() {
      return schema.toString();
    }

    @Override
    public void learn(String text) {
      decoder.addSchema(new SchemaParser().parse(text).mainSchema());
    }

    /** The encoder copies the message out of its buffer: the array holds nothing else. */
    @Override
    public byte[] serialize(R value) throws IOException {
      return encoder.encode(value).array();
    }

    @Override
    public R deserialize(byte[] bytes) throws IOException {
      return decoder.decode(bytes);
    }

    @Override
    public void write(R value, OutputStream out) throws IOException {
      encoder.encode(value, out);
    }

    @Override
    public R read(InputStream in) throws IOException {
      return decoder.decode(in);
    }

    @Override
    public R read(byte[] bytes, int offset, int length) throws IOException {
      return decoder.decode(ByteBuffer.wrap(bytes, offset, length));
    }
  }
}

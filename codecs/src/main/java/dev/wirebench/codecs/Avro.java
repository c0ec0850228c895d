package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;
import org.apache.avro.util.ClassSecurityValidator;

public final class Avro implements Codec {
  static final String DOCUMENTATION =
      "https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/io/EncoderFactory.html";

  /** The note of configurations that hold generated classes. */
  static final String BUILT_BEFOREHAND =
      "The object is built beforehand: avro-mapped is the row that compares with object mappers.";

  /** The traits of configurations that write bare records. */
  static Traits.Builder traits(String id) {
    return common(id)
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD, "Threads must not share encoder, decoder and output.")
        .note("Bytes do not say which schema wrote them: a reader must know it.");
  }

  /** The traits that all configurations of Avro have. */
  static Traits.Builder common(String id) {
    return Traits.of(id, new Format("Avro", false, "C, C++, C#, Java, Python, Rust and more"))
        .artifact("avro", Schema.class)
        .licence("Apache-2.0")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .note(
            "The schemas follow from the payloads' .proto files; an instant is a record of seconds"
                + " and nanoseconds, since Avro's timestamps end at microseconds or in the year"
                + " 2262.");
  }

  @Override
  public Traits traits() {
    return traits("avro")
        .holds(Held.GENERATED_MESSAGE)
        .configuration(
            "Holds generated classes: SpecificDatumWriter and SpecificDatumReader; the buffered"
                + " encoder, the decoder and the output are reused, and the result is copied out;"
                + " only these classes are trusted.",
            DOCUMENTATION)
        .note(BUILT_BEFOREHAND)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Records<>(records(payload));
  }

  /** Avro's classes of a payload, which its compiler generated. */
  @SuppressWarnings("unchecked") // The flavour avro has no others.
  static <B> HeldClass<B, SpecificRecord> records(PayloadType<B> type) {
    return (HeldClass<B, SpecificRecord>) Flavours.of(type, "avro");
  }

  /** Lets Avro make objects of the classes that its compiler generated, and of no others. */
  static void trustGeneratedClasses() {
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(
            ClassSecurityValidator.DEFAULT_TRUSTED_CLASSES,
            type -> type.getName().startsWith("dev.wirebench.avro.")));
  }

  /** Any class that Avro's compiler generated. */
  static final class Records<B, R extends SpecificRecord> extends ClassBinding<B, R>
      implements BufferByStream<R> {
    private final SpecificDatumWriter<R> writer;
    private final SpecificDatumReader<R> reader;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);
    private final BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(buffer, null);
    private final BinaryEncoder streamed =
        EncoderFactory.get().binaryEncoder(OutputStream.nullOutputStream(), null);
    private final BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

    Records(HeldClass<B, R> held) {
      super(held);
      trustGeneratedClasses();
      this.writer = new SpecificDatumWriter<>(held.type());
      this.reader = new SpecificDatumReader<>(held.type());
    }

    @Override
    public byte[] serialize(R value) throws IOException {
      buffer.reset();
      writeBy(encoder, value);
      return buffer.toByteArray();
    }

    private void writeBy(BinaryEncoder to, R value) throws IOException {
      try {
        writer.write(value, to);
      } finally {
        // After an error too: else the next value would be written behind a part of this one.
        to.flush();
      }
    }

    @Override
    public R deserialize(byte[] bytes) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, decoder));
    }

    @Override
    public void write(R value, OutputStream out) throws IOException {
      writeBy(EncoderFactory.get().binaryEncoder(out, streamed), value);
    }

    @Override
    public R read(InputStream in) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(in, decoder));
    }

    @Override
    public R read(byte[] bytes, int offset, int length) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, offset, length, decoder));
    }
  }
}

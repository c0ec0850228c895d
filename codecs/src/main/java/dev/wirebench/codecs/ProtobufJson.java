package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

public final class ProtobufJson implements Codec {
  static final String DOCUMENTATION =
      "https://www.javadoc.io/doc/com.google.protobuf/protobuf-java-util/latest/com/google/protobuf/util/JsonFormat.html";

  /** The traits that both configurations of Protobuf's JSON have in common. */
  static Traits.Builder traits(String id) {
    return Traits.of(id, Format.JSON)
        .artifact("protobuf-java-util", JsonFormat.class)
        .artifact("protobuf-java", Message.class)
        .licence("BSD-3-Clause")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share printer and parser, which are immutable.")
        .ownDocument(
            "Protobuf's JSON mapping: 64-bit integers are texts, fields that may be absent are left"
                + " out where they are, and a list within a list is in an object.")
        .note(
            "Its parser reads all of a document to a tree of Gson's before it makes the message.");
  }

  @Override
  public Traits traits() {
    return traits("protobuf-json")
        .holds(Held.GENERATED_MESSAGE)
        .configuration(
            "Holds generated messages: one JsonFormat.Printer that writes defaults and no whitespace,"
                + " and one Parser as it is, which refuses unknown fields; String API, UTF-8"
                + " conversion included.",
            DOCUMENTATION)
        .note(
            "The message is built beforehand: protobuf-json-mapped is the row that compares with"
                + " object mappers.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Messages<>(payload.message());
  }

  /** Any class that protoc generated. */
  static final class Messages<B, M extends Message> extends ClassBinding<B, M>
      implements BufferByWriter<M> {
    private final JsonFormat.Printer printer =
        JsonFormat.printer().alwaysPrintFieldsWithNoPresence().omittingInsignificantWhitespace();
    private final JsonFormat.Parser parser = JsonFormat.parser();
    private final M empty;

    Messages(HeldClass<B, M> held) {
      super(held);
      this.empty = Internal.getDefaultInstance(held.type());
    }

    @Override
    public byte[] serialize(M message) throws IOException {
      return write(message).getBytes(UTF_8);
    }

    @Override
    public M deserialize(byte[] bytes) throws IOException {
      return read(Utf8.decode(bytes));
    }

    @Override
    public String write(M message) throws IOException {
      return printer.print(message);
    }

    @Override
    public M read(String text) throws IOException {
      Message.Builder builder = empty.newBuilderForType();
      parser.merge(text, builder);
      return type().cast(builder.build());
    }

    @Override
    public void write(M message, Writer writer) throws IOException {
      printer.appendTo(message, writer);
    }

    @Override
    public M read(Reader reader) throws IOException {
      Message.Builder builder = empty.newBuilderForType();
      parser.merge(reader, builder);
      return type().cast(builder.build());
    }
  }
}

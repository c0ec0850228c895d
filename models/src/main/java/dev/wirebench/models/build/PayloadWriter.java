package dev.wirebench.models.build;

import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadFiles;
import dev.wirebench.models.PayloadType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Writes every payload's values and documents. Value 0 is the sample, or what the payload's
 * generator makes first; the others are seeded variations of the sample, or what the generator
 * makes next. One more value is of other lengths throughout.
 */
public final class PayloadWriter {
  /** More do not fit the caches nearest to a core, and are too many to learn. */
  private static final int ENOUGH_BYTES = 1_000_000;

  /** Of small documents, for which it takes thousands to make as many bytes. */
  private static final int MOST_VALUES = 512;

  private PayloadWriter() {}

  /**
   * @param args the folder of samples ({@code order-event.json}), and the folder of classes: it
   *     lists the payloads whose values are written to it
   */
  public static void main(String[] args) throws IOException {
    Path ids = Path.of(args[1]).resolve(PayloadFiles.IDS);
    for (String id : Files.readAllLines(ids)) {
      write(Payload.type(id), Path.of(args[0]), Path.of(args[1]));
    }
  }

  private static <B> void write(PayloadType<B> type, Path samples, Path classes)
      throws IOException {
    List<Message> messages =
        type.narrows().isPresent()
            ? narrowed(type, messages(Payload.type(type.narrows().get()), samples))
            : messages(type, samples);
    if (!type.leftOut().isEmpty()) {
      messages = held(type.message(), messages);
    }
    writeIfChanged(
        classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.VALUES)),
        values(type.message(), messages));
    writeIfChanged(
        classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.DOCUMENTS)),
        documents(messages, Set.of()));
    if (!type.leftOut().isEmpty()) {
      writeIfChanged(
          classes.resolve(PayloadFiles.path(type.id(), PayloadFiles.INPUTS)),
          documents(messages, type.leftOut()));
    }
  }

  private static List<Message> messages(PayloadType<?> type, Path samples) throws IOException {
    Message.Builder builder = prototype(type.message().type()).newBuilderForType();
    Random random = new Random(type.id().hashCode());
    Optional<Generator> generator = Generators.of(type.id());
    Message first =
        generator.isPresent()
            ? generator.get().generate(builder, random, usual -> usual)
            : read(samples.resolve(type.id() + ".json"), builder);
    List<Message> messages = new ArrayList<>();
    // Of a seed of its own, so that it stays the same however many values there are.
    messages.add(new Variation(new OtherLength(new Random(type.id().hashCode() + 1L))).of(first));
    messages.add(first);
    int values = values(documents(List.of(first), Set.of()).length);
    while (messages.size() <= values) {
      messages.add(
          generator.isPresent()
              ? generator
                  .get()
                  .generate(first.newBuilderForType(), random, usual -> Alike.size(usual, random))
              : new Variation(new Alike(random)).of(first));
    }
    return messages;
  }

  /**
   * How many values a payload has: a power of two, for documents of so many bytes together that
   * they are read from memory as an application's are.
   *
   * @param documentBytes length of the first document
   */
  private static int values(int documentBytes) {
    int values = Payload.FEWEST_VALUES;
    while (values < MOST_VALUES && (long) values * documentBytes < ENOUGH_BYTES) {
      values *= 2;
    }
    return values;
  }

  /** What is left of messages with more fields: theirs have the same numbers. */
  private static List<Message> narrowed(PayloadType<?> type, List<Message> wide)
      throws IOException {
    Parser<? extends Message> parser =
        DiscardUnknownFieldsParser.wrap(prototype(type.message().type()).getParserForType());
    List<Message> narrow = new ArrayList<>();
    for (Message message : wide) {
      narrow.add(parser.parseFrom(message.toByteString()));
    }
    return narrow;
  }

  private static Message read(Path sample, Message.Builder builder) throws IOException {
    if (!Files.exists(sample)) {
      throw new IOException(
          "a schema has neither sample nor generator: write " + sample + " or add a Generator");
    }
    byte[] document = Files.readAllBytes(sample);
    try {
      DocumentReader.read(document, builder);
    } catch (IOException e) {
      throw new IOException(sample + " does not fit its schema: " + e.getMessage(), e);
    }
    return builder.build();
  }

  private static Message prototype(Class<? extends Message> type) {
    return Internal.getDefaultInstance(type);
  }

  /** The messages as beans have them: a field that the class fills in has that one value. */
  private static <B, M extends Message> List<Message> held(
      HeldClass<B, M> flavour, List<Message> messages) {
    List<Message> held = new ArrayList<>();
    for (Message message : messages) {
      B bean = flavour.toBean().apply(flavour.type().cast(message));
      held.add(flavour.fromBean().apply(bean));
    }
    return held;
  }

  private static <B, M extends Message> byte[] values(
      HeldClass<B, M> flavour, List<Message> messages) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      for (Message message : messages) {
        out.writeObject(flavour.toBean().apply(flavour.type().cast(message)));
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] documents(List<Message> messages, Set<String> leftOut) throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Message message : messages) {
      DocumentWriter.write(message, leftOut, lines);
      lines.write('\n');
    }
    return lines.toByteArray();
  }

  private static void writeIfChanged(Path path, byte[] bytes) throws IOException {
    if (!Files.exists(path) || !Arrays.equals(Files.readAllBytes(path), bytes)) {
      Files.createDirectories(path.getParent());
      Files.write(path, bytes);
    }
  }
}

package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonFactory;
import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import dev.wirebench.codegen.Stamp;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadFiles;
import dev.wirebench.models.PayloadType;
import dev.wirebench.proto.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Writes every payload's values and documents. Value 0 is the sample, or what the payload's
 * generator makes first; the others are seeded variations of the sample, or what the generator
 * makes next. One more value is of other lengths throughout.
 */
public final class PayloadWriter {
  private PayloadWriter() {}

  /**
   * Ends at once if nothing has changed that the values are made from.
   *
   * @param args the folder of samples ({@code order-event.json}), the folder that lists payloads,
   *     and the folder that their values are written to
   */
  public static void main(String[] args) throws IOException {
    Path samples = Path.of(args[0]);
    Path lists = Path.of(args[1]);
    Path classes = Path.of(args[2]);
    Stamp stamp = stamp(samples, lists, classes);
    if (!stamp.isCurrent()) {
      write(samples, lists, classes);
      stamp.write();
    }
  }

  private static Stamp stamp(Path samples, Path lists, Path classes) throws IOException {
    Stream<Path> code =
        Stream.of(
                PayloadWriter.class,
                PayloadType.class,
                Json.class,
                Message.class,
                JsonFactory.class)
            .map(Stamp::codeOf);
    return Stamp.of(
        classes.resolveSibling("payloads.stamp"),
        List.of(),
        Stream.concat(Stream.of(samples, lists, classes), code).distinct().toList(),
        List.of(classes.resolve(PayloadFiles.PAYLOADS)));
  }

  private static void write(Path samples, Path lists, Path classes) throws IOException {
    for (String list : List.of(PayloadFiles.IDS, PayloadFiles.PROBE_IDS)) {
      Path ids = lists.resolve(list);
      for (String id : Files.exists(ids) ? Files.readAllLines(ids) : List.<String>of()) {
        write(Payload.type(id), samples, classes);
      }
    }
  }

  private static <B> void write(PayloadType<B> type, Path samples, Path classes)
      throws IOException {
    List<Message> messages =
        type.narrows().isPresent()
            ? narrowed(type, messages(Payload.type(type.narrows().get()), samples))
            : messages(type, samples);
    PayloadData.write(type, messages, classes);
  }

  private static List<Message> messages(PayloadType<?> type, Path samples) throws IOException {
    Message.Builder builder = prototype(type.message().type()).newBuilderForType();
    long seed = type.id().hashCode();
    Optional<Generator> generator = Generators.of(type.id());
    return generator.isPresent()
        ? generated(generator.get(), builder, seed)
        : Values.like(read(samples.resolve(type.id() + ".json"), builder), seed);
  }

  private static List<Message> generated(Generator generator, Message.Builder builder, long seed) {
    Random random = new Random(seed);
    Message first = generator.generate(builder, random, usual -> usual);
    return Values.of(
        first,
        seed,
        () ->
            generator.generate(
                first.newBuilderForType(), random, usual -> Alike.size(usual, random)));
  }

  /**
   * The narrow messages that are left of messages with more fields, which have the same numbers.
   */
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
}

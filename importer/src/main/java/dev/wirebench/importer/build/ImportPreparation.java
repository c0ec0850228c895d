package dev.wirebench.importer.build;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.importer.document.DocumentFiles;
import dev.wirebench.importer.document.DocumentLimits;
import dev.wirebench.importer.document.ImportedDocument;
import dev.wirebench.importer.document.Place;
import dev.wirebench.importer.schema.PayloadName;
import dev.wirebench.importer.schema.ProtoText;
import dev.wirebench.importer.schema.SchemaText;
import dev.wirebench.importer.shape.Accepted;
import dev.wirebench.importer.shape.Inference;
import dev.wirebench.importer.shape.ShapeLoss;
import dev.wirebench.models.build.DocumentReader;
import dev.wirebench.models.build.PayloadData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The messages that documents become, of a schema that holds them, before anything is generated.
 * Errors in the documents are found here.
 *
 * @param name of the payload
 * @param schema the text of its {@code .proto}
 * @param protoc finds that, by the name that follows from the payload's
 * @param descriptors the schema, compiled
 * @param trees the documents, as the schema holds them
 * @param messages one for each document
 * @param lengths of the documents as they are written again, in bytes
 * @param notes what was decided that the user should know
 */
record ImportPreparation(
    PayloadName name,
    String schema,
    Protoc protoc,
    Path descriptors,
    List<ObjectNode> trees,
    List<Message> messages,
    List<Integer> lengths,
    List<String> notes) {
  private static final int MOST_NAMED = 5;

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  /**
   * @param work an empty folder
   * @throws BadInput if the documents cannot become a payload
   */
  static ImportPreparation of(ImportRequest request, Toolbox tools, Path work) throws IOException {
    List<ImportedDocument> documents =
        DocumentFiles.read(
            Path.of(request.documents()),
            request.reading().records(),
            DocumentLimits.ofMegabytes(request.reading().limitMegabytes()));
    PayloadName name = name(request);
    Path include = work.resolve("include");
    Path sources = Files.createDirectories(work.resolve("proto"));
    Includes.write(include);
    Path executable = tools.protoc(work);
    Typed typed =
        request.schema().file() == null
            ? infer(request, documents, name)
            : given(request, documents, name, new GivenSchema(executable, include, work));
    Files.writeString(sources.resolve(name.protoFile()), typed.schema());
    Protoc protoc = new Protoc(executable, List.of(sources, include));
    Path descriptors = work.resolve("descriptors.pb");
    protoc.describe(List.of(name.protoFile()), descriptors);
    Descriptor root = MessageTypes.of(descriptors, name.protoFile(), name.message());
    Messages messages = Messages.read(documents, typed.trees(), root);
    List<String> notes = new ArrayList<>(typed.notes());
    notes.addAll(messages.notes());
    return new ImportPreparation(
        name,
        typed.schema(),
        protoc,
        descriptors,
        typed.trees(),
        messages.messages(),
        messages.lengths(),
        notes);
  }

  /** The first document, to be read by people. */
  byte[] sample() throws IOException {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(trees.get(0));
  }

  private static Typed given(
      ImportRequest request, List<ImportedDocument> documents, PayloadName name, GivenSchema schema)
      throws IOException {
    if (!request.reading().lossy().isEmpty() || request.reading().timestamps()) {
      throw new BadInput(
          "--lossy and --timestamps are for a type that is inferred: leave them out, and say in the"
              + " schema what values are.");
    }
    String text = SchemaText.write(schema.root(request.schema()), name);
    return new Typed(text, documents.stream().map(ImportedDocument::tree).toList(), List.of());
  }

  private static PayloadName name(ImportRequest request) {
    if (request.name() == null) {
      String named =
          request.schema().file() == null ? request.documents() : request.schema().file();
      String file = Path.of(named).getFileName().toString();
      return PayloadName.ofFile(file, request.taken());
    }
    PayloadName name = PayloadName.of(request.name());
    request.taken().stream()
        .filter(name::collidesWith)
        .findFirst()
        .ifPresent(
            other -> {
              throw new BadInput(
                  "There is a payload '" + other + "' already: choose another --name.");
            });
    return name;
  }

  /** A schema, and the documents as it holds them. */
  private record Typed(String schema, List<ObjectNode> trees, List<String> notes) {}

  private static Typed infer(
      ImportRequest request, List<ImportedDocument> documents, PayloadName name) {
    Inference.Outcome outcome =
        Inference.infer(documents, name.id(), request.reading().timestamps());
    List<String> accepted = request.reading().lossy();
    List<ShapeLoss> refused =
        outcome.losses().stream()
            .filter(loss -> !accepted.contains(loss.place().toString()))
            .toList();
    if (!refused.isEmpty()) {
      throw new BadInput(refusal(refused));
    }
    accepted.stream()
        .filter(
            place ->
                outcome.losses().stream().noneMatch(loss -> loss.place().toString().equals(place)))
        .findFirst()
        .ifPresent(
            place -> {
              throw new BadInput(
                  "Nothing is lost at '" + place + "': leave out that --lossy, or correct it.");
            });
    List<String> notes =
        outcome.losses().stream()
            .map(
                loss ->
                    "Lost, as accepted: "
                        + loss.place()
                        + " has "
                        + loss.seen()
                        + "; "
                        + loss.becomes()
                        + ".")
            .toList();
    List<ObjectNode> trees =
        documents.stream()
            .map(
                document ->
                    outcome.losses().isEmpty()
                        ? document.tree()
                        : Accepted.apply(document.tree(), outcome.root()))
            .toList();
    String comment =
        "The type of "
            + (documents.size() == 1 ? "a document" : documents.size() + " documents")
            + ", as it was inferred: correct what is a guess, and import it again.";
    return new Typed(ProtoText.write(outcome.root(), name, comment), trees, notes);
  }

  private static String refusal(List<ShapeLoss> losses) {
    String list =
        losses.stream()
            .limit(MOST_NAMED)
            .map(
                loss ->
                    loss.place()
                        + " has "
                        + loss.seen()
                        + "; with --lossy '"
                        + loss.place()
                        + "' "
                        + loss.becomes())
            .collect(Collectors.joining(". "));
    String more =
        losses.size() > MOST_NAMED ? ". And " + (losses.size() - MOST_NAMED) + " more places" : "";
    return "A message cannot hold what the documents have: "
        + list
        + more
        + ". Or change the documents there.";
  }

  /** The messages that the documents became. */
  private record Messages(List<Message> messages, List<Integer> lengths, List<String> notes) {

    static Messages read(
        List<ImportedDocument> documents, List<ObjectNode> trees, Descriptor root) {
      Messages read = new Messages(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
      Map<Place, Long> filled = new LinkedHashMap<>();
      for (int i = 0; i < documents.size(); i++) {
        Message message = message(documents.get(i), trees.get(i), root);
        byte[] written = written(message);
        Fidelity fidelity = new Fidelity();
        fidelity.compare(trees.get(i), tree(written));
        if (!fidelity.differences().isEmpty()) {
          throw new BadInput(
              documents.get(i).origin()
                  + " comes back from its message as another document: "
                  + fidelity.differences().stream()
                      .limit(MOST_NAMED)
                      .collect(Collectors.joining(", "))
                  + ".");
        }
        fidelity.filled().forEach((place, count) -> filled.merge(place, count, Long::sum));
        read.messages().add(message);
        read.lengths().add(written.length);
      }
      if (!filled.isEmpty()) {
        read.notes().add(note(filled));
      }
      return read;
    }

    private static Message message(ImportedDocument document, ObjectNode tree, Descriptor root) {
      DynamicMessage.Builder builder = DynamicMessage.newBuilder(root);
      AbsentLists.remove(tree, root);
      try (JsonParser parser = tree.traverse()) {
        DocumentReader.read(parser, builder);
        return builder.build();
      } catch (JsonProcessingException e) {
        throw new BadInput(document.origin() + ": " + e.getOriginalMessage());
      } catch (IOException e) {
        throw new BadInput(document.origin() + ": " + e.getMessage());
      }
    }

    private static byte[] written(Message message) {
      try {
        return PayloadData.document(message);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static JsonNode tree(byte[] document) {
      try {
        return JSON.readTree(document);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String note(Map<Place, Long> filled) {
      long times = filled.values().stream().mapToLong(Long::longValue).sum();
      String places =
          filled.keySet().stream()
              .map(Place::toString)
              .sorted()
              .limit(MOST_NAMED)
              .collect(Collectors.joining(", "));
      return "All rows write every field: what is absent is written as null, and a list or map that is"
          + " absent or null as an empty one ("
          + times
          + " times: "
          + places
          + (filled.size() > MOST_NAMED ? " and " + (filled.size() - MOST_NAMED) + " more" : "")
          + ").";
    }
  }
}

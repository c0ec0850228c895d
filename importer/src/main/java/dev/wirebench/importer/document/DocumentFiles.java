package dev.wirebench.importer.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The documents that were given: a file with one, a file with one on each line, an array of which
 * each element is one, or a folder of files.
 */
public final class DocumentFiles {
  private static final List<String> ENDINGS = List.of(".json", ".ndjson", ".jsonl");

  private final boolean records;
  private final DocumentLimits limits;
  private final List<ImportedDocument> documents = new ArrayList<>();
  private long bytes;

  private DocumentFiles(boolean records, DocumentLimits limits) {
    this.records = records;
    this.limits = limits;
  }

  /**
   * @param source a file or a folder
   * @param records whether each element of an array is a document
   * @return at least one
   * @throws BadInput if it cannot be read, is no JSON, or holds something else than objects
   */
  public static List<ImportedDocument> read(Path source, boolean records, DocumentLimits limits) {
    DocumentFiles reader = new DocumentFiles(records, limits);
    if (Files.isDirectory(source)) {
      reader.readFolder(source);
    } else {
      reader.readFile(source);
    }
    if (reader.documents.stream().allMatch(document -> document.tree().isEmpty())) {
      throw new BadInput("'" + source + "' holds an empty object: there is nothing to measure.");
    }
    return List.copyOf(reader.documents);
  }

  private void readFolder(Path folder) {
    List<Path> files;
    try (Stream<Path> entries = Files.list(folder)) {
      files =
          entries.filter(DocumentFiles::hasEnding).filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw unreadable(folder, e);
    }
    if (files.isEmpty()) {
      throw new BadInput(
          "The folder '"
              + folder
              + "' holds no document: name a file, or a folder with files that end in "
              + String.join(", ", ENDINGS)
              + ".");
    }
    files.forEach(this::readFile);
  }

  private static boolean hasEnding(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  private void readFile(Path file) {
    List<JsonText.Value> values = JsonText.values(file, bytes(file));
    for (JsonText.Value value : values) {
      String origin = "'" + file + "'" + (values.size() > 1 ? ", line " + value.line() : "");
      Surrogates.refuse(origin, value.tree());
      if (!records) {
        documents.add(new ImportedDocument(origin, object(origin, value.tree()), value.bytes()));
      } else {
        addElements(origin, value);
      }
    }
  }

  private void addElements(String origin, JsonText.Value value) {
    JsonNode array = value.tree();
    if (!array.isArray()) {
      throw new BadInput(
          origin + " is " + kind(array) + ", no array of records: leave out --records.");
    }
    if (array.isEmpty()) {
      throw new BadInput(origin + " is an array without records: there is nothing to measure.");
    }
    for (int i = 0; i < array.size(); i++) {
      String element = origin + ", element " + i;
      // Of the array's own length, since the tree does not know where its parts stood.
      documents.add(
          new ImportedDocument(
              element, object(element, array.get(i)), value.bytes() / array.size()));
    }
  }

  private byte[] bytes(Path file) {
    if (!Files.exists(file)) {
      throw new BadInput("There is no '" + file + "': name a JSON file, or a folder of them.");
    }
    if (!Files.isRegularFile(file)) {
      throw new BadInput("'" + file + "' is no file: name a JSON file, or a folder of them.");
    }
    try {
      bytes += Files.size(file);
      if (bytes > limits.bytes()) {
        throw new BadInput(
            String.format(
                Locale.ROOT,
                "'%s' brings the documents to %,d bytes, and the limit is %d MB: give a part of them, or a higher --limit.",
                file,
                bytes,
                limits.megabytes()));
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static BadInput unreadable(Path path, IOException e) {
    return new BadInput(
        "'" + path + "' cannot be read (" + e.getClass().getSimpleName() + "): check its rights.");
  }

  private static ObjectNode object(String origin, JsonNode tree) {
    if (tree instanceof ObjectNode object) {
      return object;
    }
    if (tree.isArray()) {
      throw new BadInput(
          origin
              + " is an array, and a message is an object: with --records each of its elements is a"
              + " document.");
    }
    throw new BadInput(origin + " is " + kind(tree) + ", and a message is an object.");
  }

  private static String kind(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      case STRING -> "a text";
      case NUMBER -> "a number";
      case BOOLEAN -> "a boolean";
      default -> "null";
    };
  }
}

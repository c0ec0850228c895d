package dev.wirebench.report.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.report.input.KnownFields;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The record of a load: {@code load.jsonl} in its folder, which may be compressed. */
public final class LoadFile {
  public static final String NAME = "load.jsonl";

  /**
   * The field with the digest that vouches for the lines before; readers of the figures do not need
   * it.
   */
  static final String CHAIN = "chain";

  /** The mapper that writes and reads its lines. */
  public static final ObjectMapper LINE =
      JsonMapper.builder()
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private LoadFile() {}

  /**
   * All whole lines: what a crash has left behind the last line feed is no part of the record.
   *
   * @param folder that a load was measured to
   * @throws BadInput if it holds none, or a line cannot be read
   */
  public static List<LoadLine> read(Path folder) {
    Path file = JsonFile.orCompressed(folder.resolve(NAME));
    if (!Files.isRegularFile(file)) {
      throw new BadInput(
          "'" + folder + "' holds no load: it has no " + NAME + ", which --out writes.");
    }
    try (InputStream in = JsonFile.open(file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<LoadLine> lines = new ArrayList<>();
      for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().toList()) {
        lines.add(read(line, lines.size() + 1, file));
      }
      check(lines, file);
      return lines;
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): restore it.", e);
    }
  }

  private static LoadLine read(String line, int number, Path file) {
    try {
      LoadLine read = LINE.readValue(line, LoadLine.class);
      if (read != null) {
        ObjectNode tree = (ObjectNode) LINE.readTree(line);
        tree.remove(CHAIN);
        Optional<String> unknown = KnownFields.firstUnknown(tree, LoadLine.class);
        if (unknown.isPresent()) {
          throw damaged(file, number, "Unrecognized field \"" + unknown.get() + "\"", null);
        }
      }
      return read;
    } catch (JsonProcessingException e) {
      throw damaged(file, number, e.getOriginalMessage().lines().findFirst().orElse("").strip(), e);
    }
  }

  private static BadInput damaged(Path file, int number, String why, Exception cause) {
    return new BadInput(
        "'"
            + file
            + "' has a line "
            + number
            + " that is none of a load ("
            + why
            + "): restore it.",
        cause);
  }

  private static void check(List<LoadLine> lines, Path file) {
    if (lines.isEmpty() || lines.get(0) == null || lines.get(0).start() == null) {
      throw new BadInput("'" + file + "' does not say what was asked for: restore it.");
    }
    if (lines.contains(null)) {
      throw new BadInput(
          "'" + file + "' has a line " + (lines.indexOf(null) + 1) + " that is null: restore it.");
    }
    int version = lines.get(0).start().schemaVersion();
    if (version != LoadStart.SCHEMA_VERSION) {
      throw new BadInput(
          "'"
              + file
              + "' has schema version "
              + version
              + ", this program reads "
              + LoadStart.SCHEMA_VERSION
              + ": use the program that wrote it.");
    }
  }
}

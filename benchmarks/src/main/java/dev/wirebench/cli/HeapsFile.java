package dev.wirebench.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirebench.base.Json;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.report.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code heaps.jsonl}: what was asked for and where, then a line for each cell, written when its
 * heap is found. A line counts when its end is there.
 */
final class HeapsFile {
  static final String NAME = "heaps.jsonl";

  private final Path path;
  private final Asked asked;
  private final List<Smallest> found;

  private HeapsFile(Path path, Asked asked, List<Smallest> found) {
    this.path = path;
    this.asked = asked;
    this.found = new ArrayList<>(found);
  }

  /**
   * What was asked for.
   *
   * @param most megabytes that are tried
   * @param versions of the libraries, by codec
   */
  record Asked(
      Instant started,
      List<String> codecs,
      List<String> payloads,
      List<Operation> operations,
      List<Medium> media,
      int most,
      List<String> flags,
      Map<String, String> versions,
      Map<String, String> environment) {}

  /**
   * @throws BadInput if the folder has one already, or cannot be written
   */
  static HeapsFile create(Path folder, Asked asked) {
    Path path = folder.resolve(NAME);
    if (Files.exists(path)) {
      throw new BadInput(
          "'" + folder + "' has a " + NAME + " already: choose another --out, or --resume it.");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be written: " + e.getMessage() + ".", e);
    }
    HeapsFile file = new HeapsFile(path, asked, List.of());
    file.append(asked);
    return file;
  }

  /**
   * @throws BadInput if there is none, or it is not one of ours
   */
  static HeapsFile open(Path folder) {
    Path path = folder.resolve(NAME);
    if (!Files.isRegularFile(path)) {
      throw new BadInput("'" + folder + "' has no " + NAME + ": name a folder that 'heaps' wrote.");
    }
    try {
      String text = Files.readString(path);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      List<String> lines = whole.lines().toList();
      Asked asked = Json.STRICT.readValue(lines.isEmpty() ? "" : lines.get(0), Asked.class);
      List<Smallest> found = new ArrayList<>();
      for (String line : lines.subList(1, lines.size())) {
        found.add(Json.STRICT.readValue(line, Smallest.class));
      }
      if (whole.length() < text.length()) {
        Files.writeString(path, whole);
      }
      return new HeapsFile(path, asked, found);
    } catch (JsonProcessingException e) {
      throw new BadInput(path + " is not what 'heaps' writes: name another folder.", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Asked asked() {
    return asked;
  }

  List<Smallest> found() {
    return List.copyOf(found);
  }

  void add(Smallest one) {
    append(one);
    found.add(one);
  }

  private void append(Object line) {
    try {
      Files.write(
          path,
          (Json.LINE.writeValueAsString(line) + "\n").getBytes(StandardCharsets.UTF_8),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND,
          StandardOpenOption.SYNC);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

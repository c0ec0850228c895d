package dev.wirebench.records;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.LinkedLines;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.report.input.JsonFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The content of {@code heaps.jsonl}: in its first line the request and the machine, then in a line
 * for each cell the heap that was found.
 */
public record HeapsRecord(Asked asked, List<Smallest> found) {
  public static final String NAME = "heaps.jsonl";

  public HeapsRecord {
    found = List.copyOf(found);
  }

  /**
   * The request, and the machine.
   *
   * @param most megabytes that are tried
   * @param versions of the libraries, by codec
   * @param external the codecs that come from plug-ins
   */
  public record Asked(
      Instant started,
      @JsonUnwrapped Search search,
      int most,
      List<String> flags,
      Map<String, String> versions,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> external,
      Map<String, String> environment) {
    public Asked {
      external = external == null ? List.of() : external;
    }

    private boolean lacksAnything() {
      return search.lacksAnything()
          || Stream.of(started, flags, versions, environment).anyMatch(Objects::isNull);
    }
  }

  /** The cells whose heaps are searched: all combinations. */
  public record Search(
      List<String> codecs, List<String> payloads, List<Operation> operations, List<Medium> media) {
    private boolean lacksAnything() {
      return Stream.of(codecs, payloads, operations, media).anyMatch(Objects::isNull);
    }
  }

  /**
   * Reads all whole lines.
   *
   * @throws BadInput if there is no such file, or it is not one of ours
   */
  public static HeapsRecord read(Path folder) {
    Path path = JsonFile.orCompressed(folder.resolve(NAME));
    if (!Files.isRegularFile(path)) {
      throw new BadInput("'" + folder + "' has no " + NAME + ": name a folder that 'heaps' wrote.");
    }
    try (InputStream in = JsonFile.open(path)) {
      List<byte[]> objects = LinkedLines.of(in.readAllBytes()).objects();
      byte[] first = objects.isEmpty() ? new byte[0] : objects.get(0);
      Asked asked = Json.read(Json.STRICT.readTree(first), Asked.class);
      if (asked == null || asked.lacksAnything()) {
        throw new BadInput(path + " does not say what was asked for: name another folder.");
      }
      List<Smallest> found = new ArrayList<>();
      for (byte[] object : objects.subList(1, objects.size())) {
        found.add(Json.STRICT.readValue(object, Smallest.class));
      }
      return new HeapsRecord(asked, found);
    } catch (JsonProcessingException e) {
      throw new BadInput(path + " is not what 'heaps' writes: name another folder.", e);
    } catch (IOException e) {
      throw new BadInput("'" + path + "' cannot be read (" + e + "): restore it.", e);
    }
  }
}

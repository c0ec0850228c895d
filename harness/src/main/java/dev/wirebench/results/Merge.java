package dev.wirebench.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.Folders;
import dev.wirebench.base.Shell;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Shard;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Joins the shards of a plan: their folders, side by side. Each keeps its machine, its floors and
 * its pairs; nothing is computed across them.
 */
public final class Merge {
  private static final String FLOOR = ".Floor.";

  /**
   * The fields of a plan that may differ between machines: they say where things are, not what they
   * are.
   */
  private static final Set<String> OF_THE_MACHINE =
      Set.of("home", "plugins", "shard", "memoryMegabytes", "core");

  private Merge() {}

  private record Part(Path path, Run run) {}

  /**
   * @param folders of finished runs, one for each shard, in any order
   * @param out is made
   * @param report is made of it, when it is there
   * @throws BadInput if they are not all shards of one plan, with the same versions, or one is
   *     missing, not finished or without results; then, as whenever the report fails, nothing is
   *     left
   */
  public static void join(List<Path> folders, Path out, Runnable report) {
    List<Part> parts =
        folders.stream().map(path -> new Part(path, RunFolder.open(path).read())).toList();
    List<Part> ordered = complete(parts);
    ordered.forEach(part -> checkLike(ordered.get(0), part));
    ordered.forEach(Merge::checkFinished);
    ordered.forEach(Merge::checkMeasured);
    Path made = RunFolder.create(out).path().toAbsolutePath();
    Path aside = made.resolveSibling("." + made.getFileName() + ".part");
    boolean done = false;
    try {
      // Of a merge that was killed.
      remove(aside);
      write(ordered, Files.createDirectory(aside));
      Files.delete(made);
      Files.move(aside, made, StandardCopyOption.ATOMIC_MOVE);
      report.run();
      done = true;
    } catch (IOException | UncheckedIOException e) {
      throw new BadInput("'" + out + "' cannot be written (" + e + "): name another folder.", e);
    } finally {
      if (!done) {
        remove(aside);
        remove(made);
      }
    }
  }

  private static void write(List<Part> ordered, Path folder) throws IOException {
    Path shards = Files.createDirectory(folder.resolve(MergedFolder.SHARDS));
    ArrayNode cells = Json.LINE.createArrayNode();
    for (Part part : ordered) {
      Path to = shards.resolve(MergedFolder.name(part.run().plan().selection().tables().shard()));
      copy(part, to);
      RunFolder shard = RunFolder.open(to);
      Derivation.derive(shard);
      add(shard.derived().read("jmh.json").orElseThrow(), cells);
    }
    Path jmh = folder.resolve(MergedFolder.JMH);
    Json.INDENTED.writeValue(jmh.toFile(), cells);
    Checksums.of(folder).note(List.of(jmh));
  }

  private static void remove(Path folder) {
    try {
      Folders.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The folders of a merged one; the folder itself if it is none.
   *
   * @throws BadInput if a shard is missing, or what was made of all is not as it was written
   */
  public static List<Path> parts(Path folder) {
    return MergedFolder.isAt(folder) ? MergedFolder.open(folder).complete() : List.of(folder);
  }

  private static List<Part> complete(List<Part> parts) {
    Map<Integer, Part> byIndex = new TreeMap<>();
    int count = 0;
    for (Part part : parts) {
      Shard shard = part.run().plan().selection().tables().shard();
      if (shard == null) {
        throw new BadInput("'" + part.path() + "' is a whole run, not a shard: leave it out.");
      }
      if (count != 0 && shard.count() != count) {
        throw new BadInput(
            "'"
                + part.path()
                + "' is shard "
                + shard
                + ", others are of "
                + count
                + ": give the"
                + " shards of one plan.");
      }
      count = shard.count();
      Part other = byIndex.put(shard.index(), part);
      if (other != null) {
        throw new BadInput(
            "'"
                + other.path()
                + "' and '"
                + part.path()
                + "' are both shard "
                + shard
                + ": give one of them.");
      }
    }
    for (int index = 1; index <= count; index++) {
      if (!byIndex.containsKey(index)) {
        throw new BadInput("Shard " + index + "/" + count + " is missing: give its folder, too.");
      }
    }
    return List.copyOf(byIndex.values());
  }

  private static void checkLike(Part first, Part other) {
    JsonNode plan = comparable(Json.LINE.valueToTree(first.run().plan()));
    JsonNode another = comparable(Json.LINE.valueToTree(other.run().plan()));
    plan.properties()
        .forEach(
            field ->
                same(
                    first,
                    other,
                    field.getKey(),
                    field.getValue().toString(),
                    another.path(field.getKey()).toString()));
    Map<String, CodecFacts> codecs = byId(first.run());
    byId(other.run())
        .forEach(
            (id, codec) ->
                same(
                    first,
                    other,
                    "the version of " + id,
                    codecs.containsKey(id) ? codecs.get(id).artifacts().toString() : "absent",
                    codec.artifacts().toString()));
    same(
        first,
        other,
        "the libraries",
        sorted(first.run().start().libraries()),
        sorted(other.run().start().libraries()));
  }

  private static Map<String, CodecFacts> byId(Run run) {
    Map<String, CodecFacts> codecs = new LinkedHashMap<>();
    run.codecs().forEach(codec -> codecs.put(codec.id(), codec));
    return codecs;
  }

  private static String sorted(List<String> names) {
    return names.stream().sorted().toList().toString();
  }

  private static JsonNode comparable(JsonNode plan) {
    ((ObjectNode) plan).remove(OF_THE_MACHINE);
    plan.path("jdks").forEach(jdk -> ((ObjectNode) jdk).remove(OF_THE_MACHINE));
    return plan;
  }

  private static void same(Part first, Part other, String what, String value, String another) {
    if (!value.equals(another)) {
      throw new BadInput(
          "'"
              + first.path()
              + "' and '"
              + other.path()
              + "' are not of one plan: "
              + what
              + " is "
              + shortened(value)
              + " in the one and "
              + shortened(another)
              + " in the other; run the shards with the same options and build.");
    }
  }

  private static String shortened(String value) {
    return value.length() <= 200 ? value : value.substring(0, 200) + " ...";
  }

  private static void checkFinished(Part part) {
    if (!part.run().isFinished()) {
      throw new BadInput(
          "'"
              + part.path()
              + "' is not finished: go on with "
              + Shell.line("run", "--resume", part.path())
              + ".");
    }
  }

  private static void checkMeasured(Part part) {
    if (part.run().measuredByCell().isEmpty()) {
      throw new BadInput(
          "'"
              + part.path()
              + "' has measured nothing: see why with collect "
              + part.path()
              + ", and measure that shard again.");
    }
  }

  /** The record alone, before and after repairs: reports are made anew, of all shards. */
  private static void copy(Part part, Path to) throws IOException {
    Files.createDirectory(to);
    RunFolder folder = RunFolder.open(part.path());
    List<Path> files = new ArrayList<>(folder.record());
    files.addAll(folder.journalsBefore(part.run().repairs()));
    for (Path file : files) {
      Files.copy(file, to.resolve(file.getFileName()));
    }
  }

  /** Adds all cells but the floors, which every machine has of its own. */
  private static void add(byte[] jmh, ArrayNode cells) throws IOException {
    for (JsonNode cell : Json.LINE.readTree(jmh)) {
      if (!cell.path("benchmark").asText().contains(FLOOR)) {
        cells.add(cell);
      }
    }
  }
}

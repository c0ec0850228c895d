package dev.wirebench.results;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Shard;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.ChecksumCheck;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The folder that a merge has written: the shards in {@code shards/1-of-3} and so on, each the
 * folder of a run, and {@code jmh.json} of all. The names of the shards say how many there are.
 */
public final class MergedFolder {
  static final String SHARDS = "shards";
  static final String JMH = "jmh.json";

  private static final Pattern NAME = Pattern.compile("([1-9]\\d{0,3})-of-([1-9]\\d{0,3})");
  private static final String REMEDY = ": restore it from a copy, or merge all shards again.";

  private final Path path;
  private final TreeMap<Integer, Path> shards = new TreeMap<>();
  private final List<String> lacks = new ArrayList<>();
  private int count;

  private MergedFolder(Path path) {
    this.path = path;
  }

  /** Says whether a folder is a merged one. */
  public static boolean isAt(Path folder) {
    return Files.isDirectory(folder.resolve(SHARDS));
  }

  /** The name of a shard's folder. */
  static String name(Shard shard) {
    return shard.index() + "-of-" + shard.count();
  }

  /**
   * Looks at which shards are there.
   *
   * @throws BadInput if that cannot be read
   */
  public static MergedFolder open(Path path) {
    MergedFolder folder = new MergedFolder(path);
    try (Stream<Path> all = Files.list(path.resolve(SHARDS))) {
      all.filter(Files::isDirectory).sorted().forEach(folder::add);
    } catch (IOException e) {
      throw new BadInput("'" + path + "' cannot be read (" + e + "): check the path.", e);
    }
    folder.checkComplete();
    folder.shards.forEach(folder::checkShard);
    return folder;
  }

  private void add(Path shard) {
    Matcher name = NAME.matcher(shard.getFileName().toString());
    int index = name.matches() ? Integer.parseInt(name.group(1)) : 0;
    int of = name.matches() ? Integer.parseInt(name.group(2)) : 0;
    if (index > of || index == 0) {
      lacks.add("'" + shard + "' is no shard of a merge: move it elsewhere.");
    } else if (count != 0 && of != count) {
      lacks.add(
          "'" + shard + "' is not of " + count + " shards, as others are: move it elsewhere.");
    } else {
      count = of;
      shards.put(index, shard);
    }
  }

  private void checkComplete() {
    if (shards.isEmpty()) {
      lacks.add("'" + path.resolve(SHARDS) + "' holds no shard: merge them again.");
      return;
    }
    List<String> missing =
        IntStream.rangeClosed(1, count)
            .filter(index -> !shards.containsKey(index))
            .mapToObj(index -> name(new Shard(index, count)))
            .toList();
    if (!missing.isEmpty()) {
      lacks.add("'" + path.resolve(SHARDS) + "' lacks " + Words.some(missing) + REMEDY);
    }
  }

  private void checkShard(int index, Path shard) {
    if (!RunFolder.isAt(shard)) {
      lacks.add("'" + shard + "' has no plan.json, or no journal.jsonl" + REMEDY);
      return;
    }
    String expected = new Shard(index, count).toString();
    if (!shardOf(shard).orElse(expected).equals(expected)) {
      lacks.add("'" + shard + "' does not hold shard " + expected + REMEDY);
    }
  }

  /** Empty if there is no telling: what is wrong with the plan is said when the run is read. */
  private static Optional<String> shardOf(Path run) {
    try {
      JsonNode plan = Json.LINE.readTree(run.resolve("plan.json").toFile());
      return Optional.of(plan.path("shard").asText());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The shards that are there with plan and journal, in their order. */
  public List<Path> shards() {
    return shards.values().stream().filter(RunFolder::isAt).toList();
  }

  /**
   * The shards in their order.
   *
   * @throws BadInput if one is missing, or {@code jmh.json} is not as it was written
   */
  List<Path> complete() {
    BadInput.refuse(lacks.stream().findFirst());
    BadInput.refuse(ChecksumCheck.of(path).firstDifference(List.of(path.resolve(JMH))));
    return List.copyOf(shards.values());
  }

  /** Looks at what is the merge's own: whether all shards are there, and what was made of them. */
  public RecordVerification verify() {
    ChecksumCheck check = ChecksumCheck.of(path);
    List<String> damages = new ArrayList<>(lacks);
    damages.addAll(check.differences(List.of(path.resolve(JMH))));
    List<String> remarks = new ArrayList<>(check.unknown());
    if (!Checksums.of(path).exist()) {
      remarks.add(
          "There is no SHA256SUMS, so that nothing is known of jmh.json and of the report: merge all"
              + " shards again.");
      if (!Files.exists(path.resolve(JMH)) && !Files.exists(path.resolve(JMH + ".gz"))) {
        damages.add("'" + path.resolve(JMH) + "' is missing: merge all shards again.");
      }
    }
    return new RecordVerification(null, List.copyOf(damages), List.copyOf(remarks));
  }
}

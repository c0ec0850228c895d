package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.Digests;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Shard;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.JournalFixture;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.RunHistory;
import dev.wirebench.run.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs and JMH files with one thing wrong, through every command that reads them: each carries out
 * what it is asked and its results are right, or refuses in one sentence and writes nothing. {@code
 * -Dwirebench.fuzz=2000} tries more of them, {@code -Dwirebench.fuzz.seed} others. A build and a
 * machine try the same each time.
 */
class FuzzTest {
  private static final int CASES = Integer.getInteger("wirebench.fuzz", 40);
  private static final long SEED = Long.getLong("wirebench.fuzz.seed", 1);

  /** No command may take so long on any machine: such small files take it a tenth of a second. */
  private static final Duration HANGS = Duration.ofMinutes(10);

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Asked once: it starts a JVM. */
  private static Jdk jdk;

  @TempDir Path folder;
  private final Random random = new Random(SEED);
  private final Map<String, Integer> outcomes = new TreeMap<>();
  private long longestMillis;

  /** The files of the runs that are damaged, by name of the run. */
  private final Map<String, Map<String, byte[]>> sound = new TreeMap<>();

  private byte[] foreign;

  @BeforeAll
  static void probeJdk() {
    jdk = Jdk.probe(Jdk.current(), List.of());
  }

  @BeforeEach
  void makeRuns() throws Exception {
    sound.put("blocks", files(make("blocks", false)));
    sound.put("turns", files(make("turns", true)));
    foreign = Files.readAllBytes(folder.resolve("blocks").resolve("jmh.json"));
  }

  private Path make(String name, boolean byTurns) throws IOException {
    PlanBuilder builder =
        new PlanBuilder("test", RunFixture.suite(5, List.of()), List.of(jdk))
            .seed(1)
            .codecs(List.of("jackson", "gson"))
            .variants(List.of())
            .shard(Shard.parse("1/1"));
    if (byTurns) {
      builder.interleaving(Interleaving.turns(10_000, 1, true));
    }
    Plan plan = builder.build();
    List<QualificationRecord> qualified =
        plan.candidates().stream()
            .map(planned -> QualificationRecord.assumed(planned, plan.operations(planned)))
            .toList();
    List<Cell> cells =
        Stream.of("jackson", "gson")
            .map(id -> Cell.of(Operation.SERIALIZE, Medium.BYTES, id, "order-event", jdk.label()))
            .toList();
    List<ForkRecord> forks = new ArrayList<>();
    List<HeatRecord> heats = new ArrayList<>();
    for (int block = 0; block < 5; block++) {
      for (Cell cell : cells) {
        double nanos = 100 + 10 * random.nextDouble();
        boolean fails = !byTurns && block == 4 && cell.equals(cells.get(1));
        forks.add(
            byTurns
                ? RunFixture.sliced(block, block, cell, nanos)
                : fails
                    ? RunFixture.failure(block, cell, "threw java.io.IOException: gone")
                    : RunFixture.fork(block, cell, nanos));
      }
      if (byTurns) {
        heats.add(RunFixture.heat(block, block, cells, false));
      }
    }
    Start start =
        new Start(
            Instant.EPOCH,
            "",
            Environment.read(),
            Libraries.read(List.of()),
            Map.of("order-event", 286),
            null,
            List.of());
    Path path = folder.resolve(name);
    JournalFixture journal =
        JournalFixture.of(
            path,
            new Run(
                plan,
                RunHistory.of(start),
                List.of(RunFixture.codec("jackson", null), RunFixture.codec("gson", null)),
                qualified,
                null,
                true,
                forks,
                heats));
    for (int line = 1; line <= journal.size(); line++) {
      if (journal.line(line).has("heat")) {
        journal.set(line, "/heat/rounds/0", "order", "[1, 0]");
      }
    }
    Derivation.derive(journal.write());
    return path;
  }

  private static Map<String, byte[]> files(Path path) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(path)) {
      try (Stream<Path> all = Files.walk(path)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          files.put(path.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  @Test
  void soundOnesAreReadByAllCommands() throws Exception {
    for (String run : sound.keySet()) {
      Path path = folder.resolve(run);
      Path out = folder.resolve("out-of-" + run);
      List<List<String>> all = new ArrayList<>(List.of(List.of("report", path.toString())));
      all.addAll(commands(path, out));
      all.add(List.of("report", out + "-merged"));
      all.add(List.of("verify", out + "-merged"));
      all.add(List.of("verify", path.toString()));
      for (List<String> command : all) {
        Executed outcome = execute(command);
        assertThat(outcome.exitCode())
            .as("%s%n%s", command, outcome.err())
            .isIn(0, Main.SOME_CELLS_FAILED);
      }
    }
  }

  @Test
  void whateverIsWrongIsRefusedInOneSentenceOrDoesNoHarm() throws Exception {
    for (int number = 0; number < CASES; number++) {
      if (number % 5 == 4) {
        foreign(number);
      } else {
        run(number, List.of("journal.jsonl", "plan.json", "run.json", "jmh.json").get(number % 5));
      }
    }
    assertThat(outcomes.keySet()).as("some of each").hasSizeGreaterThan(5);
    System.out.printf(
        "%d files, seed %d, longest command %d ms: %s%n", CASES, SEED, longestMillis, outcomes);
  }

  private void run(int number, String file) throws Exception {
    String name = List.of("turns", "blocks").get(random.nextInt(2));
    Map<String, byte[]> original = sound.get(name);
    Map<String, byte[]> files = new TreeMap<>(original);
    byte[] damaged = new Mutation(random).of(original.get(file));
    files.put(file, damaged);
    boolean belongTogether = random.nextBoolean();
    if (random.nextBoolean()) {
      files.remove("SHA256SUMS");
    }
    Path path = folder.resolve("case-" + number);
    write(path, files);
    boolean linked = isRecord(file) && belongTogether && isLinkedAnew(path, file);
    Expected expected = new Expected(file, original.get(file), damaged, linked);
    for (List<String> command : commands(path, folder.resolve("out-" + number))) {
      if (command.contains("--resume") && !isRecord(file)) {
        // It does not read the others, and asks a JDK what it is, which takes a second.
        continue;
      }
      tried(number, path, command, expected);
    }
  }

  private static boolean isRecord(String file) {
    return List.of("journal.jsonl", "plan.json").contains(file);
  }

  private void foreign(int number) throws Exception {
    Path file = folder.resolve("case-" + number + ".json");
    byte[] damaged = new Mutation(random).of(foreign);
    Files.write(file, damaged);
    Expected anything = new Expected("foreign", foreign, damaged, true);
    Path out = folder.resolve("out-" + number);
    tried(number, file, List.of("report", file.toString(), "--out", out.toString()), anything);
    Path other = folder.resolve("blocks").resolve("jmh.json");
    tried(number, file, List.of("compare", other.toString(), file.toString()), anything);
  }

  /** Collect last: it writes into the folder. */
  private List<List<String>> commands(Path path, Path out) {
    Path other = folder.resolve("blocks");
    Path older = path.equals(other) ? folder.resolve("turns") : other;
    return List.of(
        List.of("verify", path.toString()),
        List.of("run", "--resume", path.toString(), "--dry-run", "--no-probe"),
        List.of("report", path.toString(), "--out", out.toString()),
        List.of("compare", older.toString(), path.toString()),
        List.of("merge", path.toString(), "--out", out + "-merged"),
        List.of("collect", path.toString()));
  }

  /**
   * What was done to a file.
   *
   * @param linked whether digests were made anew, as by a program that meant what it wrote
   */
  private record Expected(String file, byte[] original, byte[] damaged, boolean linked) {

    /** Whether results that come of it can only be those of the run as it was, or its beginning. */
    boolean isOriginal() {
      return linked
          || Arrays.equals(original, damaged)
          || file.equals("journal.jsonl") && isBeginning()
          || file.equals("run.json") && isAnothers();
    }

    /** What another program made cannot be held against the journal; reports say so. */
    private boolean isAnothers() {
      try {
        JsonNode before = JSON.readTree(original);
        JsonNode now = JSON.readTree(damaged);
        return !before.path("schemaVersion").equals(now.path("schemaVersion"))
            || !before.at("/provenance/madeBy").equals(now.at("/provenance/madeBy"));
      } catch (IOException e) {
        return false;
      }
    }

    /** A journal that was cut off is that of a run that was killed. */
    private boolean isBeginning() {
      int end = damaged.length;
      while (end > 0 && damaged[end - 1] != '\n') {
        end--;
      }
      return end <= original.length && Arrays.equals(original, 0, end, damaged, 0, end);
    }
  }

  private void tried(int number, Path path, List<String> command, Expected expected)
      throws Exception {
    String name = command.get(0) + (command.contains("--resume") ? " --resume" : "");
    String where = "case " + number + " of seed " + SEED + ", " + expected.file() + ": " + command;
    Map<String, byte[]> before = files(path);
    Path out = folder.resolve("out-" + number);
    long begin = System.nanoTime();
    Executed outcome = execute(command);
    longestMillis =
        Math.max(longestMillis, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin));
    assertThat(outcome.err()).as(where).doesNotContain("\tat ", "Exception in");
    if (outcome.exitCode() == Main.BAD_INPUT) {
      if (!name.equals("verify")) {
        assertThat(outcome.err().strip().lines()).as("%s%n%s", where, outcome.err()).hasSize(1);
        assertThat(outcome.err().strip()).as(where).endsWith(".");
      }
      assertThat(digests(files(path))).as(where).isEqualTo(digests(before));
      if (command.contains("--out")) {
        assertThat(Path.of(command.get(command.size() - 1))).as(where).doesNotExist();
      }
    } else {
      assertThat(outcome.exitCode())
          .as("%s%n%s", where, outcome.err())
          .isIn(0, Main.SOME_CELLS_FAILED);
      boolean readsIt =
          expected.file().equals("foreign")
              || isRecord(expected.file())
              || Stream.of("verify", "report", "compare").anyMatch(name::equals);
      if (readsIt) {
        assertThat(expected.isOriginal()).as("believed, %s", where).isTrue();
      }
      if (name.equals("report")) {
        assertThat(files(out).keySet())
            .as(where)
            .contains("report.html", "summary.md", "cells.csv");
      }
      if (name.equals("collect")) {
        assertIsSound(path, where);
        if (isRecord(expected.file())) {
          assertIsReported(path, where);
        }
      }
    }
    outcomes.merge(name + " " + outcome.exitCode(), 1, Integer::sum);
  }

  /** Every fork of the journal that counts has its scores, and there are no others. */
  private static void assertIsSound(Path path, String where) throws IOException {
    List<List<Double>> scores = new ArrayList<>();
    for (JsonNode cell : JSON.readTree(path.resolve("jmh.json").toFile())) {
      for (JsonNode fork : cell.at("/primaryMetric/rawData")) {
        scores.add(doubles(fork));
      }
    }
    assertThat(scores.stream().flatMap(List::stream))
        .as(where)
        .allMatch(score -> score > 0 && Double.isFinite(score));
    assertThat(scores).as(where).containsExactlyInAnyOrderElementsOf(measured(path));
    assertThat(execute(List.of("verify", path.toString())).exitCode()).as(where).isZero();
  }

  private static List<Double> doubles(JsonNode numbers) {
    List<Double> doubles = new ArrayList<>();
    numbers.forEach(number -> doubles.add(number.asDouble()));
    return doubles;
  }

  private static void assertIsReported(Path path, String where) throws IOException {
    Executed outcome = execute(List.of("report", path.toString()));
    // Of a run that was killed before its first fork had ended there is nothing to say.
    int expected = measured(path).isEmpty() ? Main.BAD_INPUT : 0;
    assertThat(outcome.exitCode())
        .as("report after %s%n%s", where, outcome.err())
        .isEqualTo(expected);
  }

  /** The scores of each fork that counts, as its line has them. */
  private static List<List<Double>> measured(Path path) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readString(path.resolve("journal.jsonl")).split("(?<=\n)")) {
      if (line.endsWith("\n")) {
        lines.add(JSON.readTree(line));
      }
    }
    Set<JsonNode> ended = new HashSet<>();
    lines.forEach(line -> ended.add(line.at("/heat/number")));
    return lines.stream()
        .map(line -> line.path("fork"))
        .filter(fork -> fork.hasNonNull("result"))
        .filter(fork -> !fork.hasNonNull("heat") || ended.contains(fork.get("heat")))
        .map(FuzzTest::scores)
        .toList();
  }

  private static List<Double> scores(JsonNode fork) {
    List<Double> scores = new ArrayList<>();
    fork.at("/result/iterations")
        .forEach(iteration -> scores.add(iteration.at("/primary/value").asDouble()));
    return scores;
  }

  private static Map<String, String> digests(Map<String, byte[]> files) {
    Map<String, String> digests = new TreeMap<>();
    files.forEach((name, content) -> digests.put(name, Digests.sha256(content)));
    return digests;
  }

  private static void write(Path path, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path to = path.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
  }

  /** Makes the digests of a journal anew, if its lines are objects and the first has a plan's. */
  private static boolean isLinkedAnew(Path path, String file) throws IOException {
    if (!isRecord(file)) {
      return false;
    }
    List<ObjectNode> lines = new ArrayList<>();
    String journal = Files.readString(path.resolve("journal.jsonl"), StandardCharsets.ISO_8859_1);
    try {
      for (String line : journal.split("\n")) {
        ObjectNode object = (ObjectNode) JSON.readTree(line);
        object.remove("chain");
        lines.add(object);
      }
      ObjectNode start = (ObjectNode) lines.get(0).get("start");
      start.put("planDigest", RunFolder.open(path).planDigest());
    } catch (IOException | RuntimeException e) {
      return false;
    }
    RunFolder folder = RunFolder.open(path);
    Files.delete(path.resolve("journal.jsonl"));
    JournalFixture.write(folder, lines);
    Files.deleteIfExists(path.resolve("SHA256SUMS"));
    return true;
  }

  private static Executed execute(List<String> command) {
    return Assertions.assertTimeoutPreemptively(
        HANGS, () -> Executed.of(command.toArray()), command::toString);
  }
}

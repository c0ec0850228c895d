package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import dev.wirebench.cli.TestLauncher;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Interleave;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Real campaigns, stopped in every way: nothing that was measured is lost or counted twice. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals and limits are those of Unix")
@Tag("slow")
class InterruptedIT {
  private static final Map<Interleave, Integer> KILLS =
      Map.of(Interleave.TURNS, 4, Interleave.BLOCKS, 3);
  private static final int BLOCKS = 3;

  @TempDir Path folder;

  private static String[] campaign(
      Path out, Interleave interleave, int blocks, String measurement) {
    return ("run --suite smoke --codec kryo,gson --operation serialize --medium bytes --seed 5 --no-probe"
            + " --wait "
            + JarRunner.ONE_COMPILER
            + " --warmup 1x50ms --measurement "
            + measurement
            + " --interleave "
            + interleave.label()
            + " --blocks "
            + blocks
            + " --out "
            + out.getFileName())
        .split(" ");
  }

  private static String[] resume(Path run) {
    return new String[] {"run", "--resume", run.toString(), "--no-probe", "--wait"};
  }

  /** What is lost is a heat by turns, and a fork one after another. */
  @ParameterizedTest
  @EnumSource(Interleave.class)
  void killedAtAnyPointItIsResumedToACompleteResult(Interleave interleave) throws Exception {
    JarRunner jar = new JarRunner(folder);
    Path run = folder.resolve("run");
    Random random = new Random();
    Running campaign = jar.start(campaign(run, interleave, BLOCKS, "1x50ms"));
    int kills = 0;
    while (kills < KILLS.get(interleave)) {
      if (kills > 0) {
        awaitLine(campaign, run);
      }
      if (campaign.process().waitFor(random.nextInt(3000), TimeUnit.MILLISECONDS)) {
        break;
      }
      campaign.process().destroyForcibly().waitFor();
      kills++;
      campaign = isStarted(run) ? jar.start(resume(run)) : restart(jar, run, interleave);
    }
    assertThat(kills).as(campaign.output()).isEqualTo(KILLS.get(interleave));
    Result result = campaign.await();
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertIsComplete(run);
  }

  /** Until it has written to its journal, which on a slow machine is some time after its start. */
  private static void awaitLine(Running campaign, Path run) throws Exception {
    Path journal = run.resolve("journal.jsonl");
    long before = size(journal);
    while (campaign.process().isAlive() && size(journal) <= before) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  private static long size(Path journal) throws IOException {
    return Files.exists(journal) ? Files.size(journal) : 0;
  }

  private static boolean isStarted(Path run) throws IOException {
    Path journal = run.resolve("journal.jsonl");
    return Files.exists(journal) && Files.readString(journal).contains("\n");
  }

  private static Running restart(JarRunner jar, Path run, Interleave interleave)
      throws IOException {
    if (Files.exists(run)) {
      try (Stream<Path> files = Files.list(run)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(run);
    }
    return jar.start(campaign(run, interleave, BLOCKS, "1x50ms"));
  }

  /** Every fork once; one after another in the order that the seed gives. */
  private static void assertIsComplete(Path path) throws IOException {
    Run run = RunFolder.open(path).read();
    List<String> expected = new ArrayList<>();
    for (int block = 0; block < run.plan().effort().blocks(); block++) {
      for (Cell cell : run.plan().order(run.cells(), block)) {
        expected.add(block + " " + cell.label());
      }
    }
    assertThat(run.exclusions()).isEmpty();
    assertThat(run.cells())
        .extracting(Cell::label)
        .containsExactly(
            "Bytes.serialize order-event kryo",
            "Bytes.serialize order-event kryo#control",
            "Bytes.serialize order-event gson",
            "floor, 64 bytes",
            "floor, 256 bytes",
            "floor, 1024 bytes");
    assertThat(run.forks()).allSatisfy(fork -> assertThat(fork.failure()).isNull());
    if (run.plan().interleaving().isByTurns()) {
      List<String> measured = new ArrayList<>();
      run.measuredByCell()
          .forEach((cell, all) -> all.forEach(f -> measured.add(f.block() + " " + cell.label())));
      assertThat(measured).containsExactlyInAnyOrderElementsOf(expected);
      assertAreWhole(run);
    } else {
      List<String> measured = new ArrayList<>();
      for (ForkRecord fork : run.forks()) {
        if (fork.spoiled() == null || fork.attempt() == 1) {
          measured.add(fork.block() + " " + fork.cell().label());
        }
      }
      assertThat(measured).isEqualTo(expected);
    }
    assertThat(new ObjectMapper().readTree(path.resolve("jmh.json").toFile()))
        .hasSameSizeAs(run.cells())
        .allSatisfy(
            cell ->
                assertThat(cell.get("forks").asInt())
                    .isEqualTo(cell.get("params").has("size") ? 1 : run.plan().effort().blocks()));
  }

  /** Every fork of a heat measured once in every round, at its own time. */
  private static void assertAreWhole(Run run) {
    assertThat(run.heats()).isNotEmpty();
    for (HeatRecord heat : run.heats()) {
      List<ForkRecord> forks = run.forks().stream().filter(heat::holds).toList();
      assertThat(forks).extracting(ForkRecord::cell).containsExactlyElementsOf(heat.cells());
      int rounds = run.plan().effort().measurement().count();
      assertThat(heat.rounds()).hasSize(rounds);
      assertThat(heat.rounds())
          .allSatisfy(
              round -> assertThat(round.order()).doesNotHaveDuplicates().hasSize(forks.size()));
      for (int round = 0; round < rounds; round++) {
        int number = round;
        assertThat(heat.rounds().get(round).order())
            .extracting(place -> forks.get(place).turns().beginMillis().get(number))
            .isSorted();
      }
      assertThat(forks).allSatisfy(fork -> assertThat(fork.result().iterations()).hasSize(rounds));
    }
  }

  @ParameterizedTest
  @MethodSource("dev.wirebench.cli.TriedInterleaves#tried")
  void controlCLeavesReadableResultsAndTheCommandThatGoesOn(Interleave interleave)
      throws Exception {
    JarRunner jar = new JarRunner(folder);
    Path run = folder.resolve("run");
    Running campaign = jar.start(withSignals(), campaign(run, interleave, 4, "1x50ms"));
    awaitForks(campaign, run, 2);

    // It stands still meanwhile: on a busy machine it would be over before the other one asks.
    signal("STOP", campaign);
    Result second = jar.run("run --suite smoke --codec kryo --no-probe".split(" "));
    signal("CONT", campaign);
    assertThat(second.exitCode()).isEqualTo(2);
    assertThat(second.output()).startsWith("Another campaign is running on this machine");
    assertThat(runs(folder.resolve("results"))).as("what was refused leaves nothing").isEmpty();

    signal("INT", campaign);
    Result stopped = campaign.await();
    assertThat(stopped.exitCode()).as(stopped.output()).isEqualTo(130);
    assertThat(stopped.output())
        .contains("java -jar " + JarRunner.JAR + " run --resume " + run.getFileName())
        .doesNotContain("\tat ");
    assertThat(new ObjectMapper().readTree(run.resolve("jmh.json").toFile())).isNotEmpty();
    assertThat(RunFolder.open(run).read().failures()).isEmpty();

    Result other = jar.run("run", "--resume", run.toString(), "--blocks", "9");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.output()).startsWith("--blocks cannot be changed with --resume");

    Result longer = jar.run("run", "--resume", run.toString(), "--budget", "1m");
    assertThat(longer.exitCode()).isEqualTo(2);
    assertThat(longer.output())
        .startsWith("The run in '" + run + "' has no budget that could be raised");

    assertThat(jar.run(resume(run)).exitCode()).isZero();
    assertIsComplete(run);
    byte[] before = Files.readAllBytes(run.resolve("run.json"));
    assertThat(jar.run("collect", run.toString()).exitCode()).isZero();
    assertThat(run.resolve("run.json")).hasBinaryContent(before);
  }

  /** Of itself, no fork would end for an hour. */
  @ParameterizedTest
  @EnumSource(Interleave.class)
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void whatIsKilledLeavesNoProcessAndNoFileBehind(Interleave interleave) throws Exception {
    JarRunner jar = new JarRunner(folder);
    Path run = folder.resolve("run");
    String[] command = campaign(run, interleave, 1, "1x50ms");
    for (int i = 0; i < command.length; i++) {
      command[i] = command[i].equals("1x50ms") ? "1x3600s" : command[i];
    }
    Running campaign = jar.start(command);
    while (campaign.process().isAlive() && forks(campaign).isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    List<ProcessHandle> forks = forks(campaign);
    assertThat(forks).as(campaign.output()).isNotEmpty();
    campaign.process().destroyForcibly().waitFor();
    for (ProcessHandle fork : forks) {
      fork.onExit().get();
    }

    Result report = jar.run("report", run.toString());
    assertThat(report.exitCode()).isEqualTo(2);
    assertThat(report.output())
        .startsWith("The run in '" + run + "' has not ended: go on with run --resume ")
        .contains("collect " + run + ".");
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    try (Stream<Path> files = Files.list(temporary)) {
      assertThat(files)
          .noneMatch(
              file ->
                  file.getFileName()
                      .toString()
                      .startsWith("wirebench-process-" + campaign.process().pid() + "-"));
    }
  }

  private static List<ProcessHandle> forks(Running campaign) {
    return campaign
        .process()
        .descendants()
        .filter(
            process ->
                process
                    .info()
                    .commandLine()
                    .filter(line -> line.contains("ForkedMain"))
                    .isPresent())
        .toList();
  }

  @Test
  void whoStopsWaitingLeavesNoFolder() throws Exception {
    JarRunner jar = new JarRunner(folder);
    Path run = folder.resolve("run");
    Path lock = folder.resolve("wirebench.lock");
    try (FileChannel other =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = other.lock()) {
      assertThat(held.isValid()).isTrue();
      Running campaign = jar.start(campaign(run, Interleave.TURNS, 1, "1x50ms"));
      while (campaign.process().isAlive()
          && !campaign.output().contains("waiting    for another")) {
        TimeUnit.MILLISECONDS.sleep(50);
      }
      assertThat(campaign.process().isAlive()).as(campaign.output()).isTrue();
      assertThat(run).doesNotExist();
      campaign.process().destroy();
      campaign.await();
      assertThat(run).doesNotExist();

      Path taken = Files.createDirectory(folder.resolve("taken"));
      Result refused = jar.run(campaign(taken, Interleave.TURNS, 1, "1x50ms"));
      assertThat(refused.exitCode()).isEqualTo(2);
      assertThat(refused.output())
          .as("before it waits")
          .startsWith("'" + taken.getFileName() + "' exists already");
    }
  }

  private static List<Path> runs(Path results) throws IOException {
    if (!Files.exists(results)) {
      return List.of();
    }
    try (Stream<Path> runs = Files.list(results)) {
      return runs.toList();
    }
  }

  /** As a terminal does: to the whole group, the fork in flight included. */
  private static void signal(String name, Running campaign) throws Exception {
    List<String> kill = List.of("kill", "-" + name, "--", "-" + campaign.process().pid());
    TestLauncher.usual().prepare(Path.of("."), kill, Map.of()).start().waitFor();
  }

  /**
   * A group of its own; and a shell's background job ignores Ctrl-C, and so does everything that it
   * starts.
   */
  private static List<String> withSignals() throws Exception {
    List<String> env = List.of("setsid", "env", "--default-signal=INT");
    List<String> tried = new ArrayList<>(env);
    tried.add("true");
    try {
      Process process = TestLauncher.usual().prepare(Path.of("."), tried, Map.of()).start();
      process.getInputStream().readAllBytes();
      assumeThat(process.waitFor()).as("setsid and env --default-signal work here").isZero();
    } catch (IOException none) {
      assumeThat(none).as("setsid is there").isNull();
    }
    return env;
  }

  private static void awaitForks(Running campaign, Path run, int forks) throws Exception {
    while (campaign.process().isAlive()) {
      Path journal = run.resolve("journal.jsonl");
      if (Files.exists(journal)
          && Files.readString(journal).split("\\{\"fork\":", -1).length > forks) {
        return;
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
    throw new AssertionError("ended early: " + campaign.output());
  }

  /**
   * A limit on the size of files stands in for a full disk: writing fails the same way. In either
   * order of forks it is the journal that meets it.
   */
  @Test
  void aFullDiskGivesAClearErrorAndLeavesTheJournalIntact() throws Exception {
    JarRunner jar = new JarRunner(folder);
    Path run = folder.resolve("run");
    Running campaign = jar.start(campaign(run, Interleave.TURNS, 2, "50x20ms"));
    awaitForks(campaign, run, 1);
    campaign.process().destroyForcibly().waitFor();
    long kilobytes = Files.size(run.resolve("journal.jsonl")) / 1024 + 100;
    List<String> limited =
        List.of("bash", "-c", "ulimit -f " + kilobytes + "; exec \"$@\"", "limited");
    Result full = jar.start(limited, resume(run)).await();
    assertThat(full.exitCode()).as(full.output()).isEqualTo(4);
    assertThat(full.output())
        .contains("The run cannot be written (")
        .contains("continue with run --resume " + run)
        .doesNotContain("\tat ");
    Run intact = RunFolder.open(run).read();
    assertThat(intact.forks()).isNotEmpty().allSatisfy(f -> assertThat(f.failure()).isNull());
    assertThat(Files.readString(run.resolve("journal.jsonl"))).endsWith("}\n");
    try (Stream<Path> files = Files.list(run)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".part"));
    }
    assertThat(jar.run(resume(run)).exitCode()).isZero();
    assertIsComplete(run);
  }
}

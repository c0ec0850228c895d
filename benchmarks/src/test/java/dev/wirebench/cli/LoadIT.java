package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.load.LoadTurns;
import dev.wirebench.report.load.PayloadLoad;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real servers under load, for as short as can be: their figures mean nothing. */
@Tag("slow")
class LoadIT {
  private static final String SHORT = "load --seed 1 --turn 1s --warmup 1s --repetitions 1";
  private static final long PATIENCE_MINUTES = 10;

  /** At a millisecond each, they are under way at some tens of the moments that are looked at. */
  private static final int ENOUGH_FOR_A_SAMPLE = 500;

  @TempDir Path folder;

  /** One cannot carry the payload, so that its server does not start. */
  @Test
  void allThatCanBeMeasuredIs() throws Exception {
    Path out = folder.resolve("load");
    Result result =
        new JarRunner(folder)
            .run(
                (SHORT
                        + " --payload order-events-100 --codec jackson,kryo,jackson-streaming --out "
                        + out.getFileName())
                    .split(" "));
    assertThat(result.exitCode()).as(result.end()).isEqualTo(Main.SOME_CELLS_FAILED);
    assertThat(result.output())
        .contains("jackson-streaming failed: ")
        .contains("no hand-written streaming code for this payload")
        .doesNotContain("\tat ");
    assertThat(out.resolve("load.md")).content().contains("| kryo |");

    List<LoadTurn> turns = turns(out);
    // Others are those of searches that went on, and those that a busy machine disturbed, and that
    // were measured again.
    int further = 6;
    int fewest = 2 * (1 + 5 + 4 + 2);
    assertThat(turns).hasSizeBetween(fewest, 2 * (1 + 5 + further + 3 * (4 + further + 2)));
    assertThat(new LoadTurns(turns).lastOfRounds().list())
        .hasSizeBetween(fewest, fewest + 2 * 2 * further);
    assertThat(turns)
        .allSatisfy(
            turn -> {
              assertThat(turn.failure()).isNull();
              assertThat(turn.trips().answered()).isPositive();
              // The server may not have come to what it has not answered in time.
              long requests = turn.observed().cpu().requests();
              assertThat(requests).isBetween(turn.trips().answered(), turn.trips().sent());
              assertThat(turn.observed().cpu().clocked())
                  .isBetween(requests / 16, 1 + requests / 16);
              assertThat(turn.latency().p99()).isPositive();
            });
    assertThat(turns.stream().filter(turn -> turn.purpose() == Purpose.SAMPLED))
        .hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy(
            turn -> {
              // A busy machine may answer too few in a turn for a sample to meet any of them.
              assertThat(turn.observed().samples().codec())
                  .isBetween(
                      turn.trips().sent() < ENOUGH_FOR_A_SAMPLE ? 0L : 1L,
                      turn.observed().samples().all());
            });

    Result verified = new JarRunner(folder).run("verify", out.toString());
    assertThat(verified.output()).startsWith(out + " is whole.");
    Result reported = new JarRunner(folder).run("report", out.toString());
    assertThat(reported.exitCode()).as(reported.end()).isZero();
    assertThat(out.resolve("report.html")).content().contains("Latency over the rate");

    PayloadLoad payload = LoadSummary.of(out).payloads().get(0);
    for (String codec : List.of("jackson", "kryo")) {
      CodecLoad measured = payload.codec(codec).orElseThrow();
      assertThat(measured.server().sizes().messages()).isGreaterThan(1);
      assertThat(measured.server().sizes().requestWireBytes())
          .isGreaterThan(measured.server().sizes().requestBytes());
      assertThat(measured.answerWireBytes()).isGreaterThan(measured.server().sizes().answerBytes());
      // A busy machine may answer fewer in a turn than are needed for one whose clock is read.
      assertThat(turns)
          .filteredOn(turn -> turn.codec().equals(codec) && turn.observed().cpu().clocked() > 0)
          .isNotEmpty()
          .allSatisfy(
              turn -> assertThat(turn.observed().cpu().codecShare()).isStrictlyBetween(0.0, 1.0));
    }
  }

  private static List<LoadTurn> turns(Path out) {
    return LoadFile.read(out).stream().map(LoadLine::turn).filter(Objects::nonNull).toList();
  }

  @ParameterizedTest
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are those of Unix")
  @CsvSource({"TERM, 143", "KILL, 137"})
  void howeverItIsStoppedNoServerStaysAndTheRecordDoes(String signal, int exitCode)
      throws Exception {
    Path out = folder.resolve("load");
    Running load =
        new JarRunner(folder)
            .start(
                (SHORT
                        + " --payload order-event-first-8 --codec jackson,gson --out "
                        + out.getFileName())
                    .split(" "));
    awaitTurns(load, out, 2);
    List<ProcessHandle> servers = load.process().descendants().toList();
    assertThat(servers).hasSizeGreaterThanOrEqualTo(2);
    List<String> kill = List.of("kill", "-" + signal, Long.toString(load.process().pid()));
    TestLauncher.usual().prepare(folder, kill, Map.of()).start().waitFor();
    assertThat(load.await().exitCode()).as(load.output()).isEqualTo(exitCode);
    for (ProcessHandle server : servers) {
      server.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
    }
    assertThat(turns(out))
        .hasSizeGreaterThanOrEqualTo(2)
        .allSatisfy(turn -> assertThat(turn.failure()).isNull());
    if (signal.equals("TERM")) {
      assertThat(load.output()).contains("Stopped; go on with: load --resume " + out.getFileName());
    }
  }

  private static void awaitTurns(Running load, Path out, int turns) throws Exception {
    Path file = out.resolve(LoadFile.NAME);
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
    while (count(file) < turns) {
      assertThat(load.process().isAlive()).as(load.output()).isTrue();
      assertThat(System.nanoTime()).as(load.output()).isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  private static long count(Path file) throws IOException {
    return Files.exists(file)
        ? Files.readAllLines(file).stream().filter(line -> line.startsWith("{\"turn\"")).count()
        : 0;
  }
}

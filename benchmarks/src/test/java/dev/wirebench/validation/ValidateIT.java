package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import dev.wirebench.fork.Variant;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real validation with bursts, as short as can be, which is killed and taken up again. */
@Tag("slow")
class ValidateIT {
  private static final int BLOCKS = 2;

  /** For forks as well: times do not matter here, and one compiler lets them start sooner. */
  private static final Map<String, String> ONE_COMPILER =
      Map.of("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");

  @TempDir Path folder;

  @Test
  void bothOrdersAreMeasuredBlockByBlockAndNothingTwice() throws Exception {
    JarRunner jar = new JarRunner(folder, ONE_COMPILER);
    Path out = folder.resolve("validation");
    String words =
        "validate --bursts --seed 3 --no-probe --wait --warmup 1x10ms --slices 2x10ms"
            + " --measurement 2x10ms --blocks "
            + BLOCKS
            + " --out "
            + out.getFileName();
    Running first = jar.start(words.split(" "));
    while (!hasForks(out.resolve("blocks")) && first.process().isAlive()) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    List<ProcessHandle> neighbours = neighbours(first.process().toHandle());
    first.process().destroyForcibly().waitFor();
    assertThat(hasForks(out.resolve("blocks"))).as(first.output()).isTrue();

    assertThat(neighbours).hasSize(1);
    neighbours.get(0).onExit().get(10, TimeUnit.MINUTES);

    Result resumed =
        jar.start("validate", "--resume", out.toString(), "--no-probe", "--wait").await();
    assertThat(resumed.exitCode()).as(resumed.output()).isZero();
    assertThat(resumed.output()).contains("# The method compared with itself");

    Run turns = RunFolder.open(out.resolve("turns")).read();
    Run blocks = RunFolder.open(out.resolve("blocks")).read();
    for (Run run : List.of(turns, blocks)) {
      // Of either operation: the suite's codecs, and with the slowdowns what these are compared
      // with.
      assertThat(run.cells())
          .hasSize(2 * (4 + Validation.CONTROLS + 1 + Validation.SLOWDOWNS.size()));
      assertThat(run.measuredByCell().values()).allSatisfy(all -> assertThat(all).hasSize(BLOCKS));
      assertThat(run.plan().comparison().variants())
          .contains(Variant.never("jackson"))
          .filteredOn(name -> Variant.serializedTwice(name) > 0)
          .hasSameSizeAs(Validation.SLOWDOWNS);
    }
    assertThat(turns.plan().comparison()).isEqualTo(blocks.plan().comparison());
    assertThat(turns.heats()).hasSize(2 * BLOCKS);
    // The first block by turns, the first in blocks, then in the other order.
    assertThat(end(turns, 0)).isBefore(begin(blocks, 0));
    assertThat(end(blocks, 0)).isBefore(begin(blocks, 1));
    assertThat(end(blocks, 1)).isBefore(begin(turns, 1));

    assertThat(out.resolve("validation.md"))
        .content()
        .contains(
            "`validate --blocks 2 --warmup 1x10ms --slices 2x10ms --measurement 2x10ms --seed 3 --bursts`")
        .contains("![What a burst does")
        .contains("| serialize jackson-blackbird |", "| deserialize protobuf |");
    assertThat(out.resolve("bursts.svg")).content().contains("By turns: the slices of 10 forks");
    assertThat(Neighbour.read(out.resolve("bursts.jsonl"))).isNotEmpty();
  }

  private static List<ProcessHandle> neighbours(ProcessHandle campaign) {
    return campaign
        .children()
        .filter(child -> child.info().commandLine().orElse("").contains(Bursts.class.getName()))
        .toList();
  }

  private static boolean hasForks(Path run) throws IOException {
    Path journal = run.resolve("journal.jsonl");
    return Files.exists(journal) && Files.readString(journal).contains("\"fork\"");
  }

  private static Instant begin(Run run, int block) {
    return times(run, block, ForkRecord::start).min(Instant::compareTo).orElseThrow();
  }

  private static Instant end(Run run, int block) {
    return times(run, block, ForkRecord::stop).max(Instant::compareTo).orElseThrow();
  }

  private static Stream<Instant> times(Run run, int block, Function<ForkRecord, Instant> time) {
    return run.forks().stream().filter(fork -> fork.block() == block).map(time);
  }
}

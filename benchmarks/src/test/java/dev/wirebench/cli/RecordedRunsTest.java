package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What this checkout has committed to be cited. */
class RecordedRunsTest {
  private static final Path ROOT = Path.of("..");
  private static final long MOST_BYTES = 12_000_000;

  @Test
  void allAreWholeAndOfACommitThatIsKnown() {
    List<String> runs = new ArrayList<>(List.of("verify", "--committed"));
    RecordedRuns.of(ROOT).stream().map(Path::toString).forEach(runs::add);
    assertThat(runs).hasSizeGreaterThan(2);
    Executed outcome = Executed.of(runs.toArray());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
  }

  /** What follows from a record is not kept beside it: {@code collect} writes it. */
  @Test
  void theyAreRecordsAndReportsAlone() {
    List<Path> runs =
        RecordedRuns.of(ROOT).stream().filter(run -> OtherRecord.at(run).isEmpty()).toList();
    assertThat(runs)
        .isNotEmpty()
        .allSatisfy(
            run ->
                assertThat(run)
                    .isDirectoryNotContaining("glob:**/{jmh,run}.json*")
                    .isDirectoryContaining("glob:**/journal.jsonl.gz")
                    .isDirectoryContaining("glob:**/summary.md"));
  }

  @Test
  void theyAreSmallEnoughToBeCloned() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT.resolve(RecordedRuns.FOLDER))) {
      long bytes =
          files
              .filter(file -> file.toString().contains("reference-"))
              .filter(Files::isRegularFile)
              .mapToLong(file -> file.toFile().length())
              .sum();
      assertThat(bytes).isBetween(1L, MOST_BYTES);
    }
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The runs that this checkout has committed to be cited. That they are whole, and of a commit that
 * is known, is what {@code verify --committed} finds out in continuous integration.
 */
class RecordedRunsTest {
  private static final Path ROOT = Path.of("..");
  private static final long MOST_BYTES = 12_000_000;

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

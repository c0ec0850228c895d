package dev.wirebench.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.records.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The runs that this checkout has committed to be cited. That they are whole, and of a commit that
 * is known, is what {@code verify --committed} finds out in continuous integration.
 */
class RecordedRunsTest {
  private static final Path ROOT = Path.of("..");
  private static final long MOST_BYTES = 12_000_000;

  /** Files that follow from a record are not kept next to it: {@code collect} writes them. */
  @Test
  void theyAreRecordsAndReportsAlone() {
    List<Path> runs =
        RecordedRuns.of(ROOT).stream().filter(run -> Records.withReport(run).isEmpty()).toList();
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

  @Test
  void everyRoleIsARecordOfItsOwn() {
    RunRoles roles = RunRoles.read(ROOT);
    List<Path> named =
        Stream.concat(
                Stream.of(
                    roles.main(),
                    roles.second(),
                    roles.service(),
                    roles.replication(),
                    roles.replicationByJmh()),
                roles.claims().stream())
            .toList();
    assertThat(named).allSatisfy(run -> assertThat(Records.at(run)).isPresent());
    assertThat(roles.claims()).doesNotHaveDuplicates().contains(roles.main(), roles.service());
    assertThat(RecordedRuns.of(ROOT))
        .filteredOn(run -> run.getFileName().toString().matches("reference-s\\d.*"))
        .as("runs of studies' suites without a line of claims in results/runs.yaml")
        .allSatisfy(run -> assertThat(roles.claims()).contains(run));
  }

  @Test
  void aFileOfRolesThatLacksOneIsRefusedByItsName(@TempDir Path checkout) throws IOException {
    assertThat(RunRoles.find(checkout)).isEmpty();
    Path file = Files.createDirectories(checkout.resolve("results")).resolve("runs.yaml");
    Files.writeString(file, "main: reference-a\n");
    assertThatThrownBy(() -> RunRoles.find(checkout))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("runs.yaml' cannot be read (")
        .hasMessageContaining("second-processor")
        .hasMessageEndingWith("restore it.");
    Files.writeString(
        file,
        Files.readString(ROOT.resolve("results/runs.yaml")).replaceFirst("main: .*", "main:"));
    assertThatThrownBy(() -> RunRoles.find(checkout))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("main");
  }
}

package dev.wirebench.studies.replication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.base.BadInput;
import dev.wirebench.studies.replication.RunFacts.Normality;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplicationTest {
  private static final LoggedCell GSON = new LoggedCell("gson-kotlin", "parse", "nested-10");

  @TempDir Path folder;

  @Test
  void filesAreMeasuredOneAfterAnotherAndEachTaskWithEveryLibrary() {
    StudyProtocol protocol =
        new StudyProtocol(
            List.of("a", "b"), List.of("parse", "serialize"), List.of("x", "y"), 0, 1, 1);
    assertThat(protocol.cells())
        .extracting(LoggedCell::label)
        .containsExactly(
            "parse x a",
            "parse x b",
            "serialize x a",
            "serialize x b",
            "parse y a",
            "parse y b",
            "serialize y a",
            "serialize y b");
  }

  /** The times of parsing are 1, 1 and 2 ms, each with 1 % of noise. */
  @Test
  void theTestsTellApartWhatDiffers() {
    Replication replication = planted();
    TaskTest test = replication.test(LoggedSamples.TIME, "parse", "nested-10").orElseThrow();
    assertThat(test.differ().p()).isLessThan(1e-6);
    assertThat(test.pair("gson-kotlin", "kotlinx-json").orElseThrow().isSignificant()).isTrue();
    assertThat(test.pair("kotlinx-json", "gson-kotlin").orElseThrow().ratio())
        .isCloseTo(2, within(0.02));
    assertThat(test.pair("jackson-kotlin", "kotlinx-json").orElseThrow().isSignificant()).isFalse();
    assertThat(test.described("gson-kotlin").orElseThrow().median()).isCloseTo(2e6, within(2e4));
    assertThat(test.described("gson-kotlin").orElseThrow().lilliefors().p()).isGreaterThan(0.01);
    assertThat(replication.tests()).hasSize(9);
  }

  /** A load that is the same in all runs is no difference, and no distribution. */
  @Test
  void equalRunsAreNoDifference() {
    TaskTest test = planted().test(LoggedSamples.CPU, "parse", "nested-10").orElseThrow();
    assertThat(test.differ().p()).isNaN();
    assertThat(test.pairs()).allSatisfy(pair -> assertThat(pair.isSignificant()).isFalse());
  }

  private Replication planted() {
    new ReplicationFixture(folder, List.of("nested-10"), 40)
        .logs(1e6, 5e6, 50)
        .log(GSON, 2e6, -5e6, 50);
    return Replication.read(folder);
  }

  @Test
  void theLogsTellWhatTheProtocolDoes() {
    RunFacts facts = RunFacts.of(planted());
    assertThat(facts.runs()).isEqualTo(9 * 40);
    assertThat(facts.withCollection()).isEqualTo(40);
    assertThat(facts.heap().shrunk()).isEqualTo(40);
    assertThat(facts.heap().unchanged()).isZero();
    assertThat(facts.load().median()).isEqualTo(50);
    assertThat(facts.load().none()).isZero();
    assertThat(facts.slowdowns()).as("no cell has runs of both kinds").isEmpty();
    assertThat(facts.drifts()).hasSize(9);
    assertThat(Arrays.stream(facts.drifts()).boxed())
        .allSatisfy(x -> assertThat(x).isBetween(0.95, 1.05));
    Normality normality = Normality.of(planted().tests());
    assertThat(normality.libraries()).isEqualTo(27);
    assertThat(normality.asPublished()).isZero();
  }

  /** A cell that becomes faster while it is measured is not like itself. */
  @Test
  void halvesThatDifferAreFound() {
    ReplicationFixture fixture = new ReplicationFixture(folder, List.of("nested-10"), 20);
    List<String> lines = new ArrayList<>(List.of(Log.HEADER));
    for (int run = 1; run <= 20; run++) {
      lines.add(fixture.line(GSON, run, 2000 - 10 * run, 5, 50, run % 4 == 0 ? 1 : 0));
    }
    fixture.write(GSON, lines);
    RunFacts facts = RunFacts.of(Replication.read(folder));
    assertThat(facts.halves()).isEqualTo(1);
    assertThat(facts.drifts()[0]).isCloseTo(1805.0 / 1985, within(1e-9));
    assertThat(facts.withCollection()).isEqualTo(5);
    assertThat(facts.slowdowns()).containsExactly(1880.0 / 1900);
  }

  /** As with a collector that counts whole regions. */
  @Test
  void theGrainOfTheHeapIsFound() {
    ReplicationFixture fixture = new ReplicationFixture(folder, List.of("nested-10"), 4);
    fixture.write(
        GSON,
        List.of(
            Log.HEADER,
            fixture.line(GSON, 1, 100, 2_097_152, 50, 0),
            fixture.line(GSON, 2, 100, 0, 50, 0),
            fixture.line(GSON, 3, 100, -12_345, 50, 1),
            fixture.line(GSON, 4, 100, 3_145_728, 50, 0)));
    RunFacts facts = RunFacts.of(Replication.read(folder));
    assertThat(facts.heap().grain()).isEqualTo(1_048_576);
    assertThat(facts.heap().unchanged()).isEqualTo(1);
    assertThat(facts.heap().shrunk()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "'\"runs\":40', '\"runs\":0', 'runs is 0, and is to be 1 to 100,000'",
    "'\"parse\",', '\"guess\",', 'tasks are parse, serialize, deserialize'",
    "'\"protocol\":', '\"other\":', must be there",
    "'\"runs\":40', '\"runs\":', Unexpected character"
  })
  void aDamagedFileIsNamed(String old, String changed, String why) throws IOException {
    planted();
    Path file = folder.resolve(ReplicationFile.NAME);
    Files.writeString(file, Files.readString(file).replace(old, changed));
    assertThatThrownBy(() -> Replication.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("'" + file + "' is damaged")
        .hasMessageContaining(why);
  }

  @Test
  void anotherFolderIsRefused() {
    assertThatThrownBy(() -> Replication.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "'%s' is not the folder of a replication, since it has no replication.json: name one that"
                + " replicate --out has made.",
            folder);
  }
}

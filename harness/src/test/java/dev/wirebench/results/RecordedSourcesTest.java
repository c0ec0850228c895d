package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.RunInfo.NamedCell;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.JournalFixture;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedSourcesTest {
  @TempDir Path parent;

  private RunFolder folder(Map<String, double[]> nanos) throws Exception {
    Run run = RunFixture.serialize(nanos, List.of(RunFixture.codec("jackson", null)));
    RunFolder folder = JournalFixture.of(parent.resolve("run"), run).write();
    Checksums.of(folder.path())
        .note(List.of(folder.path().resolve("plan.json"), folder.path().resolve("journal.jsonl")));
    return folder;
  }

  private RunFolder measured() throws Exception {
    return folder(Map.of("jackson", new double[] {100, 110}));
  }

  private static Set<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.collect(Collectors.toSet());
    }
  }

  private static void assertSame(Source source, Source whole) {
    assertThat(source).usingRecursiveComparison().ignoringFields("file").isEqualTo(whole);
  }

  @Test
  void theRecordAloneSaysWhatTheDerivedFilesSay() throws Exception {
    Path run = measured().path();
    Set<Path> record = files(run);
    Source source = RecordedSources.read(List.of(run)).get(0);
    assertThat(files(run)).isEqualTo(record);
    Derivation.derive(RunFolder.open(run));
    Source whole = Sources.read(List.of(run)).get(0);
    assertThat(source.cells()).isNotEmpty();
    assertThat(source.run()).isPresent();
    assertSame(source, whole);
    assertThat(source.name()).isEqualTo(whole.name());
    assertThat(source.file()).isEqualTo(run.toString());
    assertThat(whole.file()).isEqualTo(run.resolve("jmh.json").toString());
  }

  @Test
  void whatIsDerivedAsideGoesWithWhoeverReadsIt() throws Exception {
    Path run = measured().path();
    Path aside;
    try (RecordedSources.Aside derived = new RecordedSources.Aside()) {
      aside = derived.of(run);
      assertThat(aside).isNotEqualTo(run).isDirectoryContaining("glob:**/jmh.json");
    }
    assertThat(aside).doesNotExist();
  }

  /** Else a report would lack what the other file has, and nobody would know. */
  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json"})
  void whereOneOfTheFilesIsGoneBothAreDerived(String gone) throws Exception {
    Path run = measured().path();
    Derivation.derive(RunFolder.open(run));
    Source whole = Sources.read(List.of(run)).get(0);
    Files.delete(run.resolve(gone));
    Source source = RecordedSources.read(List.of(run)).get(0);
    assertSame(source, whole);
  }

  @Test
  void aRunThatHasNotEndedHasNoResults() throws Exception {
    Path run = measured().path();
    Files.delete(run.resolve("SHA256SUMS"));
    assertThatThrownBy(() -> RecordedSources.read(List.of(run)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("The run in '" + run + "' has not ended: go on with ")
        .hasMessageContaining(" run --resume " + run + ", or have what it measured so far written")
        .hasMessageEndingWith(" collect " + run + ".");
  }

  /** Another program may describe it otherwise, and nothing of that was compared. */
  @Test
  void whatAnotherProgramDerivedIsDerivedAgain() throws Exception {
    Path run = measured().path();
    Derivation.derive(RunFolder.open(run));
    Source whole = Sources.read(List.of(run)).get(0);
    Path facts = run.resolve("run.json");
    Files.writeString(
        facts, Files.readString(facts).replace("\"schemaVersion\" : 7", "\"schemaVersion\" : 6"));
    Path jmh = run.resolve("jmh.json");
    Files.writeString(jmh, Files.readString(jmh).replace("110.0", "220.0"));
    assertSame(RecordedSources.read(List.of(run)).get(0), whole);
  }

  @Test
  void numbersWithoutTheirJournalAreDoubtful() throws Exception {
    Path run = measured().path();
    Derivation.derive(RunFolder.open(run));
    assertThat(RecordedSources.read(List.of(run)).get(0).doubt()).isEmpty();
    Files.delete(run.resolve("journal.jsonl"));
    assertThat(RecordedSources.read(List.of(run)).get(0).doubt())
        .contains(
            "run has no journal or checksum that vouches for jmh.json and run.json: nobody can tell"
                + " whether this was measured.");
  }

  @Test
  void profilesThatNoChecksumVouchesForAreDoubtful() throws Exception {
    Path run = measured().path();
    Derivation.derive(RunFolder.open(run));
    RunFolder folder = RunFolder.open(run);
    folder
        .profiles()
        .write(
            "a",
            new Profile(
                1,
                new NamedCell("a.B.c", Map.of(), RunFixture.JDK),
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of()));
    assertThat(RecordedSources.read(List.of(run)).get(0).unrecorded())
        .containsExactly("its profiles");
    folder.profiles().note();
    assertThat(RecordedSources.read(List.of(run)).get(0).unrecorded()).isEmpty();
  }

  /** Somebody may have edited it, which others tell: here it is what is read. */
  @Test
  void whatIsDerivedAlreadyIsRead() throws Exception {
    Path run = measured().path();
    Derivation.derive(RunFolder.open(run));
    Path jmh = run.resolve("jmh.json");
    Files.writeString(jmh, Files.readString(jmh).replace("110.0", "220.0"));
    assertThat(RecordedSources.read(List.of(run)).get(0).cells().get(0).forks().get(1).scores())
        .containsOnly(220);
  }

  @Test
  void aRunThatHasMeasuredNothingHasNoResults() throws Exception {
    Path run = folder(Map.of("jackson", new double[] {Double.NaN})).path();
    assertThatThrownBy(() -> RecordedSources.read(List.of(run)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(run + " has no jmh.json: ");
  }

  /** As the folders of committed runs; what somebody puts beside it is no part of it. */
  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json", "jmh.json.gz", "run.json.gz"})
  void theRecordAloneIsWholeAndNothingBesideItIsBelieved(String name) throws Exception {
    Path run = parent.resolve("copy");
    RunFolder measured = measured();
    measured.copyRecord(measured.read(), run);
    assertThat(RecordVerification.of(RunFolder.open(run)).isCertain()).isTrue();
    assertThatCode(() -> RecordVerification.require(run)).doesNotThrowAnyException();
    Files.writeString(run.resolve(name), "[]");
    assertThat(RecordVerification.of(RunFolder.open(run)).damages())
        .anyMatch(damage -> damage.contains("does not list '" + name + "'"));
    assertThatThrownBy(() -> RecordVerification.require(run)).isInstanceOf(BadInput.class);
  }
}

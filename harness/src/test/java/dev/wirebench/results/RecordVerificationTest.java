package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.run.ChecksumCheck;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Journal;
import dev.wirebench.run.JournalFixture;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordVerificationTest {
  @TempDir Path parent;
  private Path path;

  @BeforeEach
  void write() throws Exception {
    path = parent.resolve("run");
    Run run =
        RunFixture.serialize(
            Map.of("jackson", new double[] {100, 110}), List.of(RunFixture.codec("jackson", null)));
    RunFolder folder = JournalFixture.of(path, run).write();
    Derivation.derive(folder);
    Path chart = Files.createDirectory(path.resolve("charts")).resolve("cost.svg");
    Files.writeString(chart, "<svg/>");
    Checksums.of(path).note(List.of(chart));
  }

  private RecordVerification verification() {
    return RecordVerification.of(RunFolder.open(path));
  }

  @Test
  void asItWasWrittenARunIsWhole() {
    assertThat(verification().damages()).isEmpty();
    assertThat(verification().remarks()).isEmpty();
    assertThat(verification().isWhole()).isTrue();
    assertThatCode(() -> RecordVerification.require(path)).doesNotThrowAnyException();
  }

  @Test
  void aBitThatFlipsInAnyFileIsNamed() throws Exception {
    assertThatFlipsAreNamed();
  }

  @Test
  void aBitThatFlipsInACompressedFileIsNamed() throws Exception {
    compress("journal.jsonl");
    Files.delete(path.resolve("jmh.json"));
    Files.delete(path.resolve("run.json"));
    Files.delete(path.resolve("SHA256SUMS"));
    Derivation.derive(RunFolder.open(path));
    Checksums.of(path).note(List.of(path.resolve("charts/cost.svg")));
    assertThat(path.resolve("jmh.json.gz")).exists();
    assertThat(path.resolve("jmh.json")).doesNotExist();
    assertThat(verification().damages()).isEmpty();
    assertThatFlipsAreNamed();
  }

  /** Parts of an archive are archives: a hundred of them are small and hold 3 GiB. */
  @Test
  void aJournalThatUnpacksToGigabytesIsNamedWithTheLimit() throws Exception {
    Files.write(path.resolve("journal.jsonl"), new byte[32 << 20]);
    compress("journal.jsonl");
    Path archive = path.resolve("journal.jsonl.gz");
    byte[] part = Files.readAllBytes(archive);
    try (OutputStream out = Files.newOutputStream(archive)) {
      for (int i = 0; i < 100; i++) {
        out.write(part);
      }
    }
    assertThat(verification().damages())
        .anyMatch(
            damage ->
                damage.contains("journal.jsonl.gz unpacks to more than 1 GiB, which is not read"));
  }

  private void compress(String name) throws Exception {
    Path plain = path.resolve(name);
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(path.resolve(name + ".gz")))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
  }

  private void assertThatFlipsAreNamed() throws Exception {
    Random random = new Random(1);
    for (Path file : files()) {
      byte[] whole = Files.readAllBytes(file);
      for (int i = 0; i < 20; i++) {
        byte[] flipped = whole.clone();
        int at = random.nextInt(whole.length);
        flipped[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        Files.write(file, flipped);
        assertThat(verification().damages())
            .as("%s, byte %d", file, at)
            .anyMatch(damage -> damage.contains(file.getFileName().toString()));
        if (RunFolder.open(path).record().contains(file)) {
          assertThatThrownBy(() -> RecordVerification.require(path)).isInstanceOf(BadInput.class);
        }
      }
      Files.write(file, whole);
    }
  }

  private List<Path> files() throws Exception {
    try (Stream<Path> files = Files.walk(path)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Test
  void aFlippedBitOfTheJournalIsNamedByItsLine() throws Exception {
    Random random = new Random(1);
    Path journal = path.resolve("journal.jsonl");
    byte[] whole = Files.readAllBytes(journal);
    int line = 1;
    for (int at = 0; at < whole.length - 1; at++) {
      if (whole[at] == '\n') {
        line++;
      } else if (random.nextInt(20) == 0) {
        byte[] flipped = whole.clone();
        flipped[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        Files.write(journal, flipped);
        String named = "'" + journal + "', line " + line + " ";
        assertThat(verification().damages())
            .as("byte %d", at)
            .anyMatch(damage -> damage.startsWith(named));
      }
    }
    assertThat(line).as("lines").isEqualTo(5);
  }

  /** What nobody reads again may change; verify says so all the same. */
  @Test
  void aReportThatSomebodyEditedKeepsNobodyFromANewOne() throws Exception {
    Files.writeString(path.resolve("charts/cost.svg"), "<svg></svg>");
    assertThatCode(() -> RecordVerification.require(path)).doesNotThrowAnyException();
    assertThat(verification().damages()).singleElement().asString().contains("cost.svg");
  }

  /** A finished run that lacks its last lines has a chain that is whole. */
  @Test
  void linesThatAreMissingAtTheEndAreSeen() throws Exception {
    Path journal = path.resolve("journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    Files.writeString(journal, String.join("\n", lines.subList(0, 4)) + "\n");
    assertThatThrownBy(() -> RunFolder.open(path).read())
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("'" + journal + "' is not as it was written, or SHA256SUMS is not.")
        .hasMessageEndingWith("SHA256SUMS if the change was meant.");
    assertThatThrownBy(() -> Derivation.derive(RunFolder.open(path))).isInstanceOf(BadInput.class);
  }

  /** As when somebody collects what a run has so far. */
  @Test
  void aJournalThatHasGrownSinceIsNotDamaged() throws Exception {
    RunFolder folder = RunFolder.open(path);
    String sums = Files.readString(path.resolve("SHA256SUMS"));
    try (Journal journal = folder.resumeJournal()) {
      journal.append(Journal.Kind.RESUMED, new Resumption(Instant.EPOCH, null, null));
    }
    Files.writeString(path.resolve("SHA256SUMS"), sums);
    assertThat(verification().damages())
        .as("what is derived from it lacks the rest")
        .anyMatch(damage -> damage.contains("the journal has grown since"));
    assertThatThrownBy(() -> RecordVerification.require(path))
        .hasMessageContaining("the journal has grown since; collect ");
    assertThat(Derivation.derive(folder).forks()).hasSize(2);
    assertThat(verification().damages()).isEmpty();
  }

  @Test
  void scoresWithoutTheirRecordAreHeldAgainstItsChecksums() throws Exception {
    Files.delete(path.resolve("journal.jsonl"));
    assertThatThrownBy(() -> RecordVerification.require(path))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("journal.jsonl' is missing, which SHA256SUMS lists");
  }

  @Test
  void noReportIsMadeBesideDamagedChecksums() throws Exception {
    Path sums = path.resolve("SHA256SUMS");
    String all = Files.readString(sums);
    Files.writeString(sums, "");
    assertThatThrownBy(() -> RecordVerification.require(path))
        .hasMessageContaining("does not list");
    Files.writeString(sums, all.replace("  jmh.json", "  jmh\0json"));
    assertThatThrownBy(() -> RecordVerification.require(path)).hasMessageContaining("is damaged");
    Checksums.of(path).note(List.of(path.resolve("charts/cost.svg")));
    assertThat(Files.readString(sums)).as("what cannot be read stays").contains("  jmh\0json");
  }

  /** The plain file is what commands read. */
  @Test
  void twoFormsOfAFileMustSayTheSame() throws Exception {
    byte[] whole = Files.readAllBytes(path.resolve("journal.jsonl"));
    compress("journal.jsonl");
    Derivation.derive(RunFolder.open(path));
    Files.write(path.resolve("journal.jsonl"), whole);
    assertThat(ChecksumCheck.of(path).differences(List.of())).isEmpty();
    Files.write(path.resolve("journal.jsonl"), Arrays.copyOf(whole, whole.length / 2));
    assertThat(ChecksumCheck.of(path).differences(List.of()))
        .singleElement()
        .asString()
        .contains("journal.jsonl' is not what 'journal.jsonl.gz' holds: remove one of them.");
  }

  @Test
  void whatIsCompressedMustHoldWhatItDid() throws Exception {
    List<String> lines = Files.readAllLines(path.resolve("journal.jsonl"));
    Files.writeString(path.resolve("journal.jsonl"), lines.get(0) + "\n");
    compress("journal.jsonl");
    assertThat(verification().damages())
        .anyMatch(damage -> damage.contains("journal.jsonl.gz' holds another 'journal.jsonl'"));
  }

  @Test
  void checksumsThatAreGoneAreMissed() throws Exception {
    Path sums = path.resolve("SHA256SUMS");
    String all = Files.readString(sums);
    Files.writeString(sums, "");
    assertThat(verification().damages())
        .hasSize(4)
        .allMatch(damage -> damage.startsWith("'" + sums + "' does not list '"));
    Files.writeString(sums, all.replace("  jmh.json", "  jmh\0json"));
    assertThat(verification().damages())
        .anyMatch(damage -> damage.startsWith("'" + sums + "', line "));
  }

  @Test
  void whoeverCompressesTheJournalIsToldToCollect() throws Exception {
    compress("journal.jsonl");
    assertThat(verification().damages()).isEmpty();
    assertThat(verification().remarks())
        .contains(
            "SHA256SUMS knows 'journal.jsonl' alone, not 'journal.jsonl.gz': collect notes it.");
    Derivation.derive(RunFolder.open(path));
    assertThat(verification().remarks()).isEmpty();
    assertThat(path.resolve("jmh.json")).doesNotExist();
  }

  @Test
  void whatIsMissingIsNamed() throws Exception {
    Files.delete(path.resolve("charts/cost.svg"));
    assertThat(verification().damages())
        .singleElement()
        .asString()
        .contains("cost.svg' is missing, which SHA256SUMS lists");
  }

  /** Whoever changes a derived file and its checksum is found out by the journal. */
  @Test
  void whatIsDerivedIsDerivedAgain() throws Exception {
    Path jmh = path.resolve("jmh.json");
    Files.writeString(jmh, Files.readString(jmh).replace("110.0", "10.0"));
    Checksums.of(path).note(List.of(jmh));
    assertThat(verification().damages())
        .singleElement()
        .asString()
        .contains("jmh.json' is not what this program makes of the journal");
  }

  /** The checksums are files under test, too. */
  @Test
  void checksumsThatWereMadeAgainVouchForNothingThatTheJournalGives() throws Exception {
    Path jmh = path.resolve("jmh.json");
    Files.writeString(jmh, Files.readString(jmh).replace("110.0", "10.0"));
    Checksums.of(path).note(List.of(jmh));
    assertThatThrownBy(() -> RecordVerification.require(path))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("jmh.json' is not what this program makes of the journal");
    assertThatThrownBy(() -> RecordVerification.require(jmh))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("jmh.json' is not what this program makes of the journal");
  }

  /** Nor does a file say whether another is compared with the journal. */
  @Test
  void theSchemaOfOneFileDoesNotKeepTheOtherFromBeingCompared() throws Exception {
    Files.delete(path.resolve("SHA256SUMS"));
    Path facts = path.resolve("run.json");
    Files.writeString(
        facts, Files.readString(facts).replace("\"schemaVersion\" : 7", "\"schemaVersion\" : 6"));
    assertThat(verification().damages()).isEmpty();
    assertThat(verification().isCertain()).isFalse();
    assertThat(verification().remarks())
        .anyMatch(remark -> remark.contains("it was not held against the journal"));
    Path jmh = path.resolve("jmh.json");
    Files.writeString(jmh, Files.readString(jmh).replace("110.0", "10.0"));
    assertThat(verification().damages())
        .singleElement()
        .asString()
        .contains("jmh.json' is not what this program makes of the journal");
    assertThatThrownBy(() -> RecordVerification.require(path)).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"journal.jsonl", "jmh.json", "run.json", "charts/cost.svg"})
  void aCompressedFileMustNotContradictThePlainOne(String name) throws Exception {
    byte[] whole = Files.readAllBytes(path.resolve(name));
    compress(name);
    Files.write(path.resolve(name), whole);
    assertThat(verification().damages())
        .as("with the same content")
        .noneMatch(damage -> damage.contains("remove one of them"));
    Files.write(path.resolve(name + ".gz"), new byte[] {1, 2, 3});
    assertThat(verification().damages())
        .anyMatch(
            damage ->
                damage.startsWith(
                    "'" + path.resolve(name) + "' is not what '" + name + ".gz' holds"));
    Files.delete(path.resolve("SHA256SUMS"));
    assertThat(verification().damages())
        .as("without checksums")
        .anyMatch(damage -> damage.contains("remove one of them"));
  }

  @Test
  void aFolderWithoutChecksumsSaysSo() throws Exception {
    Files.delete(path.resolve("SHA256SUMS"));
    assertThat(verification().isWhole()).isTrue();
    assertThat(verification().remarks())
        .singleElement()
        .asString()
        .startsWith("There is no SHA256SUMS");
  }
}

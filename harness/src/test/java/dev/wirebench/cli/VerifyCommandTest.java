package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.Program;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.JournalFixture;
import dev.wirebench.run.Repair;
import dev.wirebench.run.RepairRecord;
import dev.wirebench.run.RepairRecord.Dropped;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  @TempDir Path folder;
  private Path run;

  @BeforeEach
  void write() throws Exception {
    run = folder.resolve("run");
    Derivation.derive(JournalFixture.of(run, content()).write());
  }

  @Test
  void aRunThatIsWholeSaysWhatItWasMeasuredWith() {
    Executed outcome = Executed.of("verify", run.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith(run + " is whole.")
        .contains("started   1970-01-01T00:00:00Z", "forks     2", "files     4 with checksums");
  }

  @Test
  void everyDamageOfEveryRunIsNamed() throws Exception {
    Files.writeString(run.resolve("jmh.json"), "[]");
    Path journal = run.resolve("journal.jsonl");
    Files.writeString(
        journal, Files.readString(journal).replace("\"value\":110.0", "\"value\":11.0"));
    Executed outcome = Executed.of("verify", run.toString());
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.out()).contains(run + " is damaged.");
    assertThat(outcome.err())
        .contains("'" + run.resolve("jmh.json") + "' is not as it was written")
        .contains("'" + journal + "', line 5 was changed after it was written");
  }

  @Test
  void whatIsDamagedIsNotReportedOn() throws Exception {
    Files.writeString(run.resolve("jmh.json"), "[]");
    for (List<String> command :
        List.of(
            List.of("report", run.toString()),
            List.of("compare", run.toString(), folder.resolve("other").toString()),
            List.of("merge", run.toString(), "--out", folder.resolve("merged").toString()))) {
      Executed outcome = Executed.of(command.toArray());
      assertThat(outcome.exitCode()).as(command.toString()).isEqualTo(Main.BAD_INPUT);
      assertThat(outcome.err())
          .isEqualTo(
              "'"
                  + run.resolve("jmh.json")
                  + "' is not what this program makes of the journal: it was changed, another build"
                  + " made it, or the journal has grown since; collect "
                  + run
                  + " writes it anew.\n");
    }
    assertThat(run.resolve("report.html")).doesNotExist();
    assertThat(folder.resolve("merged")).doesNotExist();
  }

  @Test
  void theFilesOfAReportAreVouchedForToo() throws Exception {
    assertThat(Executed.of("report", run.toString()).exitCode()).isZero();
    assertThat(Executed.of("verify", run.toString()).exitCode()).isZero();
    Path summary = run.resolve("summary.md");
    Files.writeString(summary, Files.readString(summary) + "x");
    assertThat(Executed.of("verify", run.toString()).err())
        .contains("summary.md' is not as it was");
    assertThat(Executed.of("collect", run.toString()).exitCode()).isZero();
  }

  /** Whoever changes a report can make its checksum again. */
  @ParameterizedTest
  @ValueSource(strings = {"summary.md", "cells.csv", "report.html"})
  void aReportThatTheJournalDoesNotGiveIsNotWhole(String name) throws Exception {
    assertThat(Executed.of("report", run.toString()).exitCode()).isZero();
    assertThat(Executed.of("verify", run.toString()).out()).startsWith(run + " is whole.");
    Path file = run.resolve(name);
    Files.writeString(file, Files.readString(file) + "\n");
    Checksums.of(run).note(List.of(file));
    Executed outcome = Executed.of("verify", run.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith(run + " shows no damage, as far as can be told:")
        .contains("'" + file + "' is not the report that the journal gives: it was changed,")
        .contains(" report " + run + " writes it again.");
    Executed refused = Executed.of("verify", "--committed", run.toString());
    assertThat(refused.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(refused.err()).contains("'" + file + "' is not the report that the journal gives");
  }

  @Test
  void aRunWithoutItsJournalSaysSoInEveryOutput() throws Exception {
    Files.delete(run.resolve("journal.jsonl"));
    Files.delete(run.resolve("SHA256SUMS"));
    Path other = folder.resolve("other");
    Derivation.derive(JournalFixture.of(other, content()).write());
    String doubt = "run has no journal or checksum that vouches for jmh.json and run.json";
    assertThat(Executed.of("compare", other.toString(), run.toString()).out()).contains(doubt);
    Executed report = Executed.of("report", run.toString());
    assertThat(report.exitCode()).isZero();
    assertThat(report.out()).contains("Numbers without a record");
    assertThat(Files.readString(run.resolve("summary.md"))).contains(doubt);
    assertThat(Files.readString(run.resolve("report.html"))).contains(doubt);
  }

  /** A page that cannot be written is no reason to leave half of a report. */
  @Test
  void aPageWithoutAPlaceForTheHeadlineLeavesTheReportAsItWas() throws Exception {
    assertThat(Executed.of("report", run.toString()).exitCode()).isZero();
    Path page = Files.writeString(folder.resolve("page.md"), "# Page\n");
    Path report = run.resolve("report.html");
    FileTime before = Files.getLastModifiedTime(report);
    Executed outcome =
        Executed.of("report", run.toString(), "--delta", "0.2", "--into", page.toString());
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).startsWith("The page has no place for the headline");
    assertThat(Files.getLastModifiedTime(report)).isEqualTo(before);
    assertThat(Executed.of("verify", run.toString()).exitCode()).isZero();
  }

  @Test
  void checksumsOfOthersAreLeftAlone() throws Exception {
    Path out = Files.createDirectory(folder.resolve("out"));
    Path sums = Files.writeString(out.resolve("SHA256SUMS"), "0".repeat(64) + " *mine\n");
    assertThat(Executed.of("report", run.toString(), "--out", out.toString()).exitCode()).isZero();
    assertThat(sums).hasContent("0".repeat(64) + " *mine\n");
  }

  @Test
  void aRepairedRunSaysSo() {
    Repair.drop(RunFolder.open(run), List.of(4));
    assertThat(Executed.of("collect", run.toString()).exitCode()).isZero();
    Executed outcome = Executed.of("verify", run.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("repaired  ").contains("without [line 4 (fork of ");
    assertThat(Executed.of("collect", run.toString()).out())
        .contains(
            "warning: Lines of the journal were left out. The journal as it was lies beside it");
  }

  private static Run content() {
    return RunFixture.serialize(
        Map.of("jackson", new double[] {100, 110}), List.of(RunFixture.codec("jackson", null)));
  }

  @Test
  void theJdkIsThatOfTheForksNotOfTheHarness() throws Exception {
    Path other = folder.resolve("other");
    Run measured = RunFixture.startedWith(Map.of("jdk", "99.0.1+2", "cpu", "Z80"), content());
    Derivation.derive(JournalFixture.of(other, measured).write());
    assertThat(Executed.of("verify", other.toString()).out())
        .contains("  cpu       Z80\n", "  jdk       " + RunFixture.JDK + "\n")
        .doesNotContain("99.0.1")
        .contains("  libraries jackson 1.0\n")
        .contains("  run.json  made by " + Program.TEXT + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "0123456789abcdef0123456789abcdef01234567 | false | ",
        "0123456789abcdef0123456789abcdef01234567 | true  | of commit"
            + " 0123456789abcdef0123456789abcdef01234567 with changes that are in no commit",
        "not available | not available | that does not know its commit",
      })
  void onRequestOnlyWhatIsOfACommitMayStand(String commit, String dirty, String why)
      throws Exception {
    Path other = folder.resolve("other");
    Run measured = RunFixture.startedWith(Map.of("commit", commit, "dirty", dirty), content());
    Derivation.derive(JournalFixture.of(other, measured).write());
    assertThat(Executed.of("verify", other.toString()).exitCode()).isZero();
    Executed outcome = Executed.of("verify", "--committed", other.toString());
    assertThat(outcome.exitCode()).isEqualTo(why == null ? 0 : Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo(
            why == null
                ? ""
                : "'"
                    + other
                    + "' was measured by a program "
                    + why
                    + ": measure again from a clean clone.\n");
  }

  @Test
  void whatFilesSayDoesNotReachTheTerminalAsItIs() throws Exception {
    Path hostile = folder.resolve("hostile");
    CodecFacts codec = RunFixture.codec("jackson", null);
    String escape = "\u001b[2K";
    Run content =
        RunFixture.serialize(
            Map.of("jackson", new double[] {100, 110}),
            List.of(
                new CodecFacts(
                    codec.id(),
                    codec.format(),
                    Map.of("evil" + escape, "1" + escape),
                    codec.licence(),
                    codec.readers(),
                    codec.handling(),
                    codec.description(),
                    codec.external())));
    JournalFixture journal =
        JournalFixture.of(hostile, RunFixture.startedWith(Map.of("os", "Linux" + escape), content));
    journal.add(
        Kind.REPAIRED,
        new RepairRecord(
            Instant.EPOCH,
            List.of(new Dropped(9, "said" + escape)),
            "before" + escape + ".jsonl",
            "0".repeat(64)));
    Derivation.derive(journal.write());
    Path run = hostile.resolve("run.json");
    Files.writeString(run, Files.readString(run).replace(Program.TEXT, "wirebench \\u001b[2K"));
    Files.delete(hostile.resolve("SHA256SUMS"));
    Executed outcome = Executed.of("verify", hostile.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("Linux\uFFFD[2K", "said\uFFFD[2K", "evil\uFFFD[2K 1\uFFFD[2K")
        .contains("was made by wirebench \uFFFD[2K")
        .doesNotContain("\u001b");
  }

  @Test
  void aCodecWithoutArtifactsHasNoVersion() throws Exception {
    Path other = folder.resolve("other");
    JournalFixture journal = JournalFixture.of(other, content());
    journal.set(2, "/codec", "artifacts", "null");
    Derivation.derive(journal.write());
    assertThat(Executed.of("verify", other.toString()).out())
        .contains("  libraries not recorded\n");
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.input.JsonFile;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.JournalFixture;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordCommandTest {
  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";
  private static final Map<String, String> CLEAN = Map.of("commit", COMMIT, "dirty", "false");
  private static final Map<String, double[]> TWICE = Map.of("jackson", new double[] {100, 110});

  @TempDir Path folder;

  private Path run(Map<String, String> environment, Map<String, double[]> nanos) throws Exception {
    Run run =
        RunFixture.serialize(
            nanos, nanos.keySet().stream().map(id -> RunFixture.codec(id, null)).toList());
    Path path = folder.resolve("run");
    Derivation.derive(JournalFixture.of(path, RunFixture.startedWith(environment, run)).write());
    return path;
  }

  private Path measured() throws Exception {
    return run(CLEAN, TWICE);
  }

  private Executed record(Path run, String to) {
    return Executed.of("record", run.toString(), "--out", folder.resolve(to).toString());
  }

  @Test
  void theRecordIsCopiedAndWholeAndSaysTheSame() throws Exception {
    Path run = measured();
    Executed outcome = record(run, "copy");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isZero();
    Path copy = folder.resolve("copy");
    assertThat(outcome.out()).isEqualTo(copy + System.lineSeparator());
    assertThat(copy.toFile().list())
        .containsExactlyInAnyOrder("plan.json", "journal.jsonl.gz", "SHA256SUMS");
    try (InputStream journal =
        new GZIPInputStream(Files.newInputStream(copy.resolve("journal.jsonl.gz")))) {
      assertThat(journal.readAllBytes())
          .isEqualTo(Files.readAllBytes(run.resolve("journal.jsonl")));
    }
    assertThat(Executed.of("verify", "--committed", copy.toString()).exitCode()).isZero();
    Executed report = Executed.of("report", copy.toString(), "--out", folder + "/a");
    assertThat(report.err()).isEmpty();
    assertThat(Files.readString(folder.resolve("a/cells.csv")).replace("copy,", "run,"))
        .isEqualTo(cells(run));
    // Of a record, the same again.
    assertThat(record(copy, "second").exitCode()).isZero();
    assertThat(folder.resolve("second/journal.jsonl.gz"))
        .hasSameBinaryContentAs(copy.resolve("journal.jsonl.gz"));
  }

  private String cells(Path run) throws Exception {
    assertThat(Executed.of("report", run.toString(), "--out", folder + "/b").exitCode()).isZero();
    return Files.readString(folder.resolve("b/cells.csv"));
  }

  @Test
  void whatNobodyElseCanBuildIsRefused() throws Exception {
    Executed outcome = record(run(Map.of("commit", COMMIT, "dirty", "true"), TWICE), "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .contains(" with changes that are in no commit: measure again from a clean clone.")
        .hasLineCount(1);
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void aRunThatIsStillGoingIsRefused() throws Exception {
    Path run = measured();
    // Whoever goes on with a run takes these away first, and adds to the journal.
    Files.delete(run.resolve("SHA256SUMS"));
    Path journal = run.resolve("journal.jsonl");
    Files.writeString(journal, "{\"fork\":", StandardOpenOption.APPEND);
    assertThatItIsNotFinished(run);
  }

  @Test
  void aRunThatWasStoppedIsRefused() throws Exception {
    Map<String, double[]> nanos = new TreeMap<>();
    nanos.put("gson", new double[] {100, 110});
    nanos.put("jackson", new double[] {100});
    assertThatItIsNotFinished(run(CLEAN, nanos));
  }

  private void assertThatItIsNotFinished(Path run) {
    Executed outcome = record(run, "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo(
            "'"
                + run
                + "' is not finished: wait for it, or go on with run --resume "
                + run
                + ".\n");
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void aRunThatACrashCutOffIsRefused() throws Exception {
    Path run = measured();
    Files.writeString(run.resolve("journal.jsonl"), "{\"fork\":", StandardOpenOption.APPEND);
    Executed outcome = record(run, "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).contains("journal ends in the middle of line").hasLineCount(1);
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void aDamagedRunIsRefused() throws Exception {
    Path run = measured();
    Path journal = run.resolve("journal.jsonl");
    Files.writeString(journal, Files.readString(journal).replace("110.0", "11.0"));
    Executed outcome = record(run, "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).contains("was changed after it was written").hasLineCount(1);
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void ofALoadTheRecordIsCopiedAndIsNotGoneOnWith() {
    Path load = Path.of("../results/reference-service");
    Executed outcome = record(load, "copy");
    assertThat(outcome.err()).isEmpty();
    Path copy = folder.resolve("copy");
    assertThat(copy.toFile().list()).containsExactlyInAnyOrder("load.jsonl.gz", "SHA256SUMS");
    Executed verified = Executed.of("verify", "--committed", copy);
    assertThat(verified.out()).isEqualTo(copy + " is whole.\n");
    assertThat(Executed.of("load", "--from", copy).out())
        .isEqualTo(Executed.of("load", "--from", load).out());
    assertThat(Executed.of("load", "--resume", copy).err())
        .startsWith("'" + copy + "' is a record, which stays as it is: ")
        .hasLineCount(1);
  }

  @Test
  void aDamagedLoadIsRefused() throws Exception {
    Path load = Files.createDirectory(folder.resolve("load"));
    Files.writeString(load.resolve("load.jsonl"), "{}\n");
    Executed outcome = record(load, "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .startsWith("'" + load.resolve("load.jsonl") + "', line 1 has no checksum: restore")
        .hasLineCount(1);
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void aLoadThatACrashCutOffIsRefused() throws Exception {
    Path load = Files.createDirectory(folder.resolve("load"));
    Path file = load.resolve("load.jsonl");
    try (InputStream in = JsonFile.open(Path.of("../results/reference-service/load.jsonl.gz"))) {
      Files.write(file, in.readAllBytes());
    }
    Files.writeString(file, "{\"turn\":", StandardOpenOption.APPEND);
    Executed outcome = record(load, "copy");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo("The last line of '" + file + "' is incomplete, as a crash leaves it.\n");
    assertThat(folder.resolve("copy")).doesNotExist();
  }

  @Test
  void nothingIsReplaced() throws Exception {
    Path run = measured();
    Executed outcome = record(run, "run");
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo("'" + run + "' exists already: remove it, or name another folder.\n");
    assertThat(record(run, "no/folder").err()).contains("cannot be written").hasLineCount(1);
    assertThat(folder.resolve("no")).doesNotExist();
  }
}

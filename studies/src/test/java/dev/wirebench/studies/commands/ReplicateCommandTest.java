package dev.wirebench.studies.commands;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.Executed;
import dev.wirebench.cli.Main;
import dev.wirebench.data.Json;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.ReplicationFile;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.StudyProtocol;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("it takes the lock of all commands in this JVM")
class ReplicateCommandTest {
  private static final StudyProtocol PROTOCOL =
      new StudyProtocol(
          List.of("jackson-kotlin", "kotlinx-json"),
          List.of("parse"),
          List.of("nested-10"),
          0,
          6,
          2);

  private static final Map<String, String> CLEAN =
      Map.of("commit", "0123456789abcdef0123456789abcdef01234567", "dirty", "false");

  private static final Session SESSION =
      new Session("2026-01-02T03:04:05Z", CLEAN, List.of(), Map.of());

  @TempDir Path folder;
  @TempDir Path elsewhere;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          --payload nested-11       | There is no payload 'nested-11': did you mean nested-10
          --library gson            | There is no library 'gson': did you mean gson-kotlin?
          --library fory-json       | There is no library 'fory-json': choose one of jackson-kotlin, gson-kotlin, kotlinx-json.
          --task convert            | There is no task 'convert': choose one of parse, serialize, deserialize.
          --runs 0                  | --runs is 0, and is to be 1 to 100,000.
          --repetitions 0           | --repetitions is 0, and is to be 1 to 100,000.
          --repetitions 1000000     | --repetitions is 1000000, and is to be 1 to 100,000.
          --warmup -1               | --warmup is -1, and is to be 0 to 100,000.
          --runs many               | Invalid value for option '--runs': 'many' is not a number.
          --resume nowhere          | 'nowhere' is not the folder of a replication, since it has no replication.json
          --jmh nowhere             | nowhere
          --resume nowhere --runs 7 | --runs cannot be changed with --resume
          """)
  void whatCannotBeDoneIsOneSentence(String options, String sentence) throws IOException {
    Path out = folder.resolve("out");
    List<Object> words = new ArrayList<>(List.of("replicate"));
    words.addAll(List.of(options.split(" ")));
    if (!options.contains("--resume")) {
      words.addAll(List.of("--out", out));
    }
    Executed outcome = Executed.of(words.toArray());
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).contains(sentence).doesNotContain("\tat ");
    assertThat(outcome.err().lines()).hasSize(1);
    assertThat(out).doesNotExist();
  }

  @Test
  void aFolderThatExistsIsLeftAsItIs() throws IOException {
    Executed outcome = Executed.of("replicate", "--out", folder);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).contains("exists already and is left as it is");
    assertThat(folder).isEmptyDirectory();
  }

  /** No server is started for it: there is none where these tests run. */
  @Test
  void ofACompleteReplicationThePageIsWrittenAgain() throws IOException {
    PROTOCOL.cells().forEach(this::write);
    note();
    Path page = folder.resolve("page.md");
    Executed outcome = Executed.of("replicate", "--resume", folder, "--markdown", page);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .containsPattern(
            "(?m)^C1b +KotlinX parses every file in the least time\\. .*not measured yet");
    assertThat(Files.readString(page))
        .isEqualTo(Files.readString(folder.resolve("replication.md")))
        .contains(
            "    java -jar benchmarks/target/benchmarks.jar replicate --payload nested-10 --library"
                + " jackson-kotlin,kotlinx-json --task parse --warmup 0 --runs 6 --repetitions 2\n");
  }

  @Test
  void ofACompleteReplicationTheLogsAreRecorded() throws IOException {
    PROTOCOL.cells().forEach(this::write);
    note(SESSION);
    Path copy = elsewhere.resolve("copy");
    Executed outcome = Executed.of("record", folder, "--out", copy);
    assertThat(outcome.err()).isEmpty();
    assertThat(copy.toFile().list())
        .containsExactlyInAnyOrder(
            "replication.json",
            "parse_nested-10_jackson-kotlin.csv.gz",
            "parse_nested-10_kotlinx-json.csv.gz",
            "SHA256SUMS");
    assertThat(Executed.of("verify", "--committed", copy).out()).isEqualTo(copy + " is whole.\n");
    assertThat(Executed.of("replicate", "--resume", copy).err()).isEmpty();
    assertThat(Executed.of("replicate", "--resume", folder).err()).isEmpty();
    assertThat(copy.resolve("replication.md"))
        .hasSameBinaryContentAs(folder.resolve("replication.md"));
    // A log that is there besides is read first, and nobody vouches for it.
    write(PROTOCOL.cells().get(0), copy);
    assertThat(Executed.of("verify", copy).out()).contains("as far as can be told:");
  }

  @Test
  void ofOneThatIsNotCompleteNothingIsRecorded() throws IOException {
    write(PROTOCOL.cells().get(0));
    note(SESSION);
    Path copy = elsewhere.resolve("copy");
    Executed outcome = Executed.of("record", folder, "--out", copy);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo(
            "'%1$s' is not finished: go on with replicate --resume %1$s.%n".formatted(folder));
    assertThat(copy).doesNotExist();
  }

  @Test
  void whatIsMissingNeedsTheServers() throws IOException {
    write(PROTOCOL.cells().get(0));
    note();
    Executed outcome = Executed.of("replicate", "--resume", folder);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .startsWith("The servers are not in '")
        .contains("mvn package -Dmaven.test.skip=true");
  }

  private void note(Session... sessions) throws IOException {
    Files.write(
        folder.resolve(ReplicationFile.NAME),
        Json.INDENTED.writeValueAsBytes(
            new ReplicationFile("a test", PROTOCOL, List.of(sessions))));
  }

  private void write(LoggedCell cell) {
    write(cell, folder);
  }

  private static void write(LoggedCell cell, Path to) {
    List<String> lines = new ArrayList<>(List.of(Log.HEADER));
    for (int run = 1; run <= PROTOCOL.runs(); run++) {
      lines.add(
          "2026-01-02T03:04:05Z,%s,%s,%s,%s,%s,%s,1,50,0,1,0"
              .formatted(
                  cell.library(), cell.task(), cell.payload(), run, PROTOCOL.repetitions(), run));
    }
    try {
      Files.write(to.resolve(cell.fileName()), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.results.ShardFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeCommandTest {
  @TempDir Path folder;

  private Path merged() throws Exception {
    Path out = folder.resolve("merged");
    Path first = ShardFixture.write(folder.resolve("a"), "1/2");
    Path second = ShardFixture.write(folder.resolve("b"), "2/2");
    Executed outcome = Executed.of("merge", first, second, "--out", out);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    return out;
  }

  @Test
  void aMergeIsVerifiedWithItsShards() throws Exception {
    Path merged = merged();
    Executed whole = Executed.of("verify", merged);
    assertThat(whole.exitCode()).as(whole.err()).isZero();
    assertThat(whole.out())
        .containsSubsequence(
            merged.resolve("shards/1-of-2") + " is whole.",
            merged.resolve("shards/2-of-2") + " is whole.",
            merged + " is whole.",
            "shards    2");

    Files.delete(merged.resolve("summary.md"));
    Executed without = Executed.of("verify", merged);
    assertThat(without.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(without.out()).contains(merged + " is damaged.");
    assertThat(without.err())
        .isEqualTo("'" + merged.resolve("summary.md") + "' is missing, which SHA256SUMS lists.\n");

    Files.delete(merged.resolve("SHA256SUMS"));
    Executed unknown = Executed.of("verify", merged);
    assertThat(unknown.exitCode()).isZero();
    assertThat(unknown.out())
        .contains(merged + " shows no damage, as far as can be told:", "  There is no SHA256SUMS");
  }

  @Test
  void aMergeThatLacksAShardIsNeitherWholeNorReportedOn() throws Exception {
    Path merged = merged();
    Path report = merged.resolve("report.html");
    Files.delete(report);
    try (Stream<Path> files = Files.walk(merged.resolve("shards/2-of-2"))) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
    String sentence =
        "'"
            + merged.resolve("shards")
            + "' lacks 2-of-2: restore it from a copy, or merge all shards again.\n";
    Executed verified = Executed.of("verify", merged);
    assertThat(verified.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(verified.out()).contains(merged + " is damaged.");
    assertThat(verified.err()).startsWith(sentence);
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("report", merged), List.of("compare", merged, folder.resolve("a")))) {
      Executed outcome = Executed.of(command.toArray());
      assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
      assertThat(outcome.err()).isEqualTo(sentence);
    }
    assertThat(report).doesNotExist();
  }

  @Test
  void whereNoForkSucceededTheNextTryFailsInTheSameWords() throws Exception {
    Path first = ShardFixture.writeFailed(folder.resolve("a"), "1/2");
    Path second = ShardFixture.writeFailed(folder.resolve("b"), "2/2");
    Path out = folder.resolve("merged");
    for (int attempt = 0; attempt < 2; attempt++) {
      Executed outcome = Executed.of("merge", first, second, "--out", out);
      assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
      assertThat(outcome.err())
          .startsWith("'" + first + "' has measured nothing: see why with collect " + first)
          .hasLineCount(1);
      assertThat(out).doesNotExist();
    }
  }
}

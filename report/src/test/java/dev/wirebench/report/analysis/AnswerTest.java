package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerTest {
  @TempDir Path folder;

  private static Table first(Report report) {
    return report.tables().get(0);
  }

  @Test
  void theBestIsNamedWithItsRatioAndTheOthersWithTheirSide() {
    assertThat(Answer.of(first(RunFixture.usual(6).report(folder))))
        .matches(
            "protobuf takes the least time: 0\\.2\\d\\d × \\(95 % interval 0\\.2\\d\\d – 0\\.2\\d\\d\\)"
                + " that of jackson\\. Faster than jackson: protobuf and kryo\\. Slower: gson\\.");
  }

  @Test
  void tiesWithTheBestAreNamed() {
    RunFixture fixture =
        RunFixture.usual(6)
            .codec("proto-2", "Protobuf", "x")
            .cell("proto-2", "order-event", "serialize", block -> block % 2 == 0 ? 124 : 126);
    assertThat(Answer.of(first(fixture.report(folder))))
        .matches(
            "proto-2 \\(0\\.2\\d\\d × jackson, .*\\) and protobuf \\(0\\.2\\d\\d × jackson, .*\\) tie"
                + " for the least time\\. Faster than jackson: proto-2, protobuf and kryo\\. Slower:"
                + " gson\\.");
  }

  @Test
  void fewForksAreIndicative() {
    assertThat(Answer.of(first(RunFixture.usual(3).report(folder))))
        .matches(
            "Indicative only, 3 blocks: too few to establish a winner\\. Lowest so far is protobuf,"
                + " 0\\.2\\d\\d × \\(95 % interval .* – .*\\) the time of jackson\\.");
  }

  @Test
  void aBaselineThatIsBestAndOthersThatAreOpen() {
    RunFixture fixture =
        RunFixture.of(5)
            .codec("jackson", "JSON", "j")
            .codec("gson", "JSON", "g")
            .codec("wild", "JSON", "w")
            .cell("jackson", "p", "serialize", 100)
            .cell("gson", "p", "serialize", 200)
            .cell("wild", "p", "serialize", block -> 60 + 30 * block);
    assertThat(Answer.of(first(fixture.report(folder))))
        .matches(
            "jackson and wild \\(1\\.1\\d × jackson, .*\\) tie for the least time\\. Slower than jackson:"
                + " gson\\. Neither faster nor slower is established for wild\\.");
  }

  @Test
  void moreThroughputIsBest() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.slow", "thrpt", "ops/s", 10, 10.1, 9.9, 10, 10)
            .entry("a.B.fast", "thrpt", "ops/s", 30, 30.3, 29.7, 30, 30);
    assertThat(Answer.of(first(fixture.report(folder))))
        .matches("fast does the most: 3\\.00 × \\(95 % interval .*\\) that of slow\\.");
  }

  @Test
  void aLoneRowIsComparedWithNothing() {
    assertThat(Answer.of(first(new JmhFixture().entry("a.B.c", "ss", "ms/op", 412).report(folder))))
        .isEqualTo("Nothing to compare here: 1 row.");
  }
}

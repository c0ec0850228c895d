package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerTest {
  @TempDir Path folder;

  @Test
  void verdictsAreToldWithTheirIntervals() {
    Table table = RunFixture.usual(6).report(folder).tables().get(0);
    assertThat(Answer.of(table))
        .matches(
            "Against jackson - faster: protobuf 0\\.25 \\(0\\.2\\d to 0\\.2\\d\\), kryo"
                + " 0\\.3\\d \\(0\\.3\\d to 0\\.3\\d\\); slower: gson [12]\\.\\d\\d \\(.*\\)\\."
                + " Best: protobuf, 12\\d\\.\\d ns/op\\.");
  }

  @Test
  void tiesWithTheBestAreNamed() {
    RunFixture fixture =
        RunFixture.usual(6)
            .codec("proto-2", "Protobuf", "x")
            .cell("proto-2", "order-event", "serialize", block -> block % 2 == 0 ? 124 : 126);
    assertThat(Answer.of(fixture.report(folder).tables().get(0)))
        .contains("Best, and not told apart: ")
        .contains("proto-2 (125.0 ns/op), protobuf.");
  }

  @Test
  void fewForksAreIndicative() {
    assertThat(Answer.of(RunFixture.usual(3).report(folder).tables().get(0)))
        .startsWith("Against jackson - indicative: protobuf 0.2")
        .endsWith(" ns/op (indicative).");
  }

  @Test
  void aLoneRowIsItsScore() {
    Table table =
        new JmhFixture().entry("a.B.c", "ss", "ms/op", 412).report(folder).tables().get(0);
    assertThat(Answer.of(table)).isEqualTo("Best: c, 412.0 ms/op (indicative).");
  }
}

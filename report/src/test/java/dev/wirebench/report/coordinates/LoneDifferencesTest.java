package dev.wirebench.report.coordinates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.analysis.Alternatives;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which parameters are tried when a report looks for what else its rows could be. */
class LoneDifferencesTest {
  @TempDir Path folder;

  private List<String> tried(JmhFixture fixture) {
    return List.copyOf(LoneDifferences.of(Coordinates.of(fixture.report(folder).sources())));
  }

  private static JmhFixture entry(JmhFixture fixture) {
    return fixture.entry("a.B.c", "avgt", "ns/op", 10);
  }

  /** To try each took minutes. */
  @Test
  void ofAThousandThatDifferTogetherNoneIsTried() {
    JmhFixture fixture = new JmhFixture();
    entry(fixture).params(1000, i -> i + " of one");
    entry(fixture).params(1000, i -> i + " of the other");
    assertThat(tried(fixture)).isEmpty();
  }

  @Test
  void ofAThousandThatDifferEachInABenchmarkOfItsOwnNoneIsTried() {
    JmhFixture fixture = new JmhFixture();
    for (int i = 0; i < 1000; i++) {
      entry(fixture).param("p" + i, "x");
    }
    assertThat(tried(fixture)).isEmpty();
  }

  @Test
  void thoseThatDifferAloneAreTriedInTheOrderOfTheFile() {
    JmhFixture fixture = new JmhFixture();
    entry(fixture).param("a", "1").param("b", "1").param("c", "1").param("d", "1");
    entry(fixture).param("a", "1").param("b", "1").param("c", "2").param("d", "1");
    entry(fixture).param("a", "1").param("b", "2").param("c", "1").param("d", "1");
    entry(fixture).param("a", "2").param("b", "2").param("c", "2").param("d", "2");
    assertThat(tried(fixture)).containsExactly("b", "c");
  }

  @Test
  void aParameterThatOnlyOneHasIsNoDifferenceInItsValue() {
    JmhFixture fixture = new JmhFixture();
    entry(fixture).param("a", "1");
    entry(fixture).param("a", "1").param("b", "1");
    assertThat(tried(fixture)).isEmpty();
  }

  @Test
  void aReaderIsOfferedAFew() {
    JmhFixture fixture = new JmhFixture();
    entry(fixture).params(50, i -> "x");
    for (int odd = 0; odd < 50; odd++) {
      int other = odd;
      entry(fixture).params(50, i -> i == other ? "y" : "x");
    }
    assertThat(Alternatives.of(fixture.report(folder)))
        .containsExactly("p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7");
  }
}

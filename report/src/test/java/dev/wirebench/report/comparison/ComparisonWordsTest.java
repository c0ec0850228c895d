package dev.wirebench.report.comparison;

import static dev.wirebench.report.comparison.Pairs.compare;
import static dev.wirebench.report.comparison.Pairs.five;
import static dev.wirebench.report.comparison.Pairs.forbidding;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.statistics.Estimate;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonWordsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1.2  | 1.1  | 1.3  | 1.20 times slower (1.10 to 1.30)
          0.8  | 0.64 | 1    | 1.25 times faster (1.00 to 1.56)
          0.5  | 0.4  | 0.625| 2.00 times faster (1.60 to 2.50)
          1.02 | 0.8  | 1.25 | 1.02 times slower (1.25 times faster to 1.25 times slower)
          1.001| 0.9  | 1.25 | as fast (1.11 times faster to 1.25 times slower)
          """)
  void ratiosAreToldInTheirDirection(double value, double low, double high, String words) {
    String interval = SlowdownWords.interval(new Estimate(value, low, high, 5));
    assertThat(SlowdownWords.times(value) + " (" + interval + ")").isEqualTo(words);
  }

  private static JmhFixture times(double... means) {
    JmhFixture fixture = new JmhFixture();
    for (int i = 0; i < means.length; i++) {
      fixture.entry("a.B.m" + i, "avgt", "ns/op", five(means[i]));
    }
    return fixture;
  }

  @Test
  void whatIsEstablishedComesFirst() {
    assertThat(
            ComparisonWords.of(compare(folder, times(100, 100), times(130, 100), forbidding(0.05))))
        .startsWith(
            "A slowdown of more than 5 % is established in 1 of 2 benchmarks: B, m0 is 1.30 times slower"
                + " (1.27 to 1.33, corrected 1.26 to 1.34).",
            "A slowdown of more than 5 % is ruled out in 1 of 2 benchmarks.",
            "Verdicts on a difference of at least 3 %: slower: 1; equivalent within ±3 %: 1.");
  }

  @Test
  void whatIsNeitherEstablishedNorRuledOutIsSaidFirst() {
    assertThat(ComparisonWords.of(compare(folder, times(100), times(105), forbidding(0.05))))
        .startsWith(
            "Inconclusive: a slowdown of more than 5 % is not ruled out in 1 of 1 benchmark: B, m0"
                + " may be up to 1.07 times slower.",
            "More --blocks in both runs make the intervals narrower.");
  }

  @Test
  void tooFewForksAreSaidFirst() {
    JmhFixture few = new JmhFixture().entry("a.B.m0", "avgt", "ns/op", 100, 101);
    assertThat(ComparisonWords.of(compare(folder, times(100), few)).get(0))
        .isEqualTo(
            "Inconclusive: a slowdown of more than 3 % is not ruled out in 1 of 1 benchmark: B, m0"
                + " has fewer than 5 forks in one of the runs.");
  }

  @Test
  void otherHostsAreSaidBeforeEverything() {
    RunFixture other = RunFixture.usual(5);
    other.run().withObject("/environment").put("cpu", "Xeon").put("cpus", "8");
    assertThat(ComparisonWords.of(compare(folder, RunFixture.usual(5), other)).get(0))
        .isEqualTo(
            "Times are not comparable: the two runs are of different hosts (cpu AMD EPYC and Xeon;"
                + " cpus 2 and 8).");
  }

  @Test
  void floorsMissingCellsAndUnknownHostsAreSaid() {
    RunFixture before = RunFixture.usual(5).floor(4096, 90);
    RunFixture after = RunFixture.usual(5).cell("kryo", "users", "serialize", 20).floor(4096, 108);
    assertThat(ComparisonWords.of(compare(folder, before, after)))
        .contains(
            "Copying arrays, in which no library runs, took 1.00 to 1.20 times as long (3 sizes): so"
                + " much changed with the machine or by chance.",
            "1 benchmark is only in after: kryo: users, serialize, byte[].");
    assertThat(ComparisonWords.of(compare(folder, times(1), times(1))))
        .anyMatch(
            sentence ->
                sentence.startsWith(
                    "Host and libraries are not known of before.json and after.json"));
  }
}

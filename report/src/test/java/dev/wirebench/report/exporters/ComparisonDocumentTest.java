package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.comparison.ComparisonSettings;
import dev.wirebench.report.comparison.RunComparison;
import dev.wirebench.report.input.Sources;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonDocumentTest {
  private static final double[] FORKS = {100, 101, 99, 100.5, 99.5};

  @TempDir Path folder;

  private String markdown(JmhFixture before, JmhFixture after) {
    var sources =
        Sources.read(
            List.of(
                before.write(folder.resolve("before.json")),
                after.write(folder.resolve("after.json"))));
    return ComparisonDocument.comment(
        RunComparison.of(
            sources.get(0), sources.get(1), new ComparisonSettings(0.03, OptionalDouble.of(0.05))));
  }

  private static double[] times(double factor) {
    return java.util.Arrays.stream(FORKS).map(x -> x * factor).toArray();
  }

  @Test
  void theHeadlineIsFirstAndTheMostSlowerBelowIt() {
    JmhFixture before = new JmhFixture();
    JmhFixture after = new JmhFixture();
    for (int i = 0; i < 20; i++) {
      before.entry("a.B.same", "avgt", "ns/op", FORKS).param("n", String.valueOf(i));
      after.entry("a.B.same", "avgt", "ns/op", times(i == 7 ? 2 : 1)).param("n", "" + i);
    }
    String text = markdown(before, after);
    assertThat(text)
        .startsWith(
            "**A slowdown of more than 5 % is established in 1 of 20 benchmarks: B, same, n=7 is 2.00"
                + " times slower (1.98 to 2.02, corrected 1.96 to 2.04).**\n\n- ");
    String row = "| B, same, n=7 | 100.0 ns/op | 200.0 ns/op | 2.000 | 1.977 – 2.023 |";
    assertThat(text.indexOf(row))
        .isGreaterThan(text.indexOf("| cell | before |"))
        .isLessThan(text.indexOf("| B, same, n=0 |"));
    assertThat(text).contains("<details><summary>5 more cells</summary>\n\n| cell | before |");
    assertThat(text.split("<details>")).hasSameSizeAs(text.split("</details>"));
  }

  @Test
  void namesOfAnybodyStayText() {
    List<String> names =
        List.of(
            "a|b",
            "</details></script><script>alert(1)</script>",
            "Ünïcode \ud83d\ude00 \u202e",
            "@octocat");
    JmhFixture before = new JmhFixture();
    JmhFixture after = new JmhFixture();
    for (String name : names) {
      before.entry("a.B.c", "avgt", "ns/op", FORKS).param("p", name);
      after.entry("a.B.c", "avgt", "ns/op", FORKS).param("p", name);
    }
    before.entry("a.B.gone</summary>|x", "avgt", "ns/op", FORKS);
    String text = markdown(before, after);
    assertThat(text)
        .contains("p=a\\|b |")
        .contains("p=\\</details\\>\\</script\\>\\<script\\>alert(1)\\</script\\> |")
        .contains("p=Ünïcode \ud83d\ude00 \ufffd |")
        .contains("p=@\u200boctocat |")
        .contains("gone\\</summary\\>\\|x")
        .doesNotContain("\u202e");
    long columns =
        columns("| cell | before | after | × time | 95 % | corrected | verdict | B/op | bytes |");
    assertThat(text.lines().filter(line -> line.startsWith("|") && !line.startsWith("|---")))
        .hasSize(1 + names.size())
        .allSatisfy(line -> assertThat(columns(line)).isEqualTo(columns));
    assertThat(text.lines().filter(line -> line.startsWith("</details>"))).hasSize(3);
  }

  private static long columns(String line) {
    return line.replace("\\|", "").chars().filter(c -> c == '|').count();
  }

  @Test
  void aCommentFitsGitHubHoweverLongTheNames() {
    JmhFixture before = new JmhFixture();
    JmhFixture after = new JmhFixture();
    for (int i = 0; i < 1000; i++) {
      before.entry("a.B.c", "avgt", "ns/op", FORKS).param("p", i + "*".repeat(500));
      after.entry("a.B.c", "avgt", "ns/op", FORKS).param(i < 500 ? "p" : "q", i + "*".repeat(500));
    }
    String text = markdown(before, after);
    assertThat(text.length()).isLessThanOrEqualTo(65_000);
    assertThat(text).contains("Not shown: ").contains("and 480 more");
  }
}

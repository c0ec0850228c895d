package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadMarkdownTest {
  private static final List<LoadLine> LINES =
      Recorded.load(
          5, new Figures("jackson", 8000, 400, 100), new Figures("kryo", 12_000, 200, 60));

  @Test
  void thePageHasTheFiguresAndWhatTheyRestOn() {
    assertThat(LoadMarkdown.of(LoadSummary.of(LINES), ""))
        .contains("    java -jar benchmarks/target/benchmarks.jar load --repetitions 5\n")
        .contains(
            "2026-11-26; wirebench 0.1.0; JDK 17.0.15+6 with -XX:+UseG1GC; a processor, 2 CPUs.")
        .contains("Of 40 turns that count, 8 met more than 2 % of steal")
        .contains("| kryo | 12,359 | 12,125 – 12,597 | 1.500 | 1.50 – 1.50 |")
        .contains("| jackson | 8,239 | 8,084 – 8,398 | - | - |")
        .contains("| kryo | 0.20 | 0.20 | 2.00 | 0.500 | 0.500 – 0.500 |")
        .contains(
            "jackson spends 25 % of the server's CPU time. A codec that cost nothing would leave 75 %")
        .contains("as not reproduced here if none can: **not reproduced here**.");
  }

  @Test
  void theConsoleHasTheSameTables() {
    assertThat(LoadText.of(LoadSummary.of(LINES)))
        .contains("order-event, highest rate with p99 of at most 10 ms; 5 repetitions")
        .contains("order-event, all at 5,000 requests/s")
        .containsPattern("kryo +12,359 +12,125 – 12,597 +1\\.500 +1\\.50 – 1\\.50");
  }

  @Test
  void aBusyMachineIsSaid() {
    List<LoadLine> one = Recorded.load(1, new Figures("jackson", 8000, 400, 100));
    assertThat(LoadMarkdown.of(LoadSummary.of(one), "")).contains("The machine was busy");
    assertThat(LoadText.of(LoadSummary.of(one))).contains("disturbed 4 of 4 turns");
    assertThat(LoadMarkdown.of(LoadSummary.of(LINES), "")).doesNotContain("The machine was busy");
    assertThat(LoadText.of(LoadSummary.of(LINES))).doesNotContain("disturbed");
  }

  @Test
  void whatFailedIsNamedAndItsTextIsNoMarkup() {
    List<LoadLine> lines = new ArrayList<>(LINES);
    lines.set(
        3,
        LoadLine.of(
            new LoadServer(
                "order-event", "kryo", "5", "x", 0, null, null, null, null, "<b>\u001b[31m")));
    assertThat(LoadMarkdown.of(LoadSummary.of(lines), ""))
        .contains("- kryo failed: \\<b\\>\uFFFD\\[31m.");
    assertThat(LoadText.of(LoadSummary.of(lines))).doesNotContain("\u001b");
  }
}

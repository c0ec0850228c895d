package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadDocumentTest {
  private static final List<LoadLine> LINES =
      Recorded.load(
          5, new Figures("jackson", 8000, 400, 100), new Figures("kryo", 12_000, 200, 60));

  @Test
  void thePageHasTheFiguresAndWhatTheyRestOn() {
    assertThat(markdown(LINES))
        .contains("    java -jar benchmarks/target/benchmarks.jar load --repetitions 5\n")
        .contains(
            "2026-11-26; wirebench 0.1.0; JDK 17.0.15+6 with -XX:+UseG1GC; a processor, 2 CPUs.")
        .contains("Of 40 turns that count, 8 met more than 2 % of steal")
        .contains("| kryo | 12,359 | 12,125 – 12,597 | 1.500 | 1.50 – 1.50 |")
        .contains("| jackson | 8,239 | 8,084 – 8,398 | - | - |")
        .contains("| kryo | 0.20 | 0.20 | 2.00 | 0.500 | 0.500 – 0.500 |")
        .contains(
            "jackson spends 25 % of the server's CPU time. A codec that cost nothing would leave 75 %");
  }

  @Test
  void theConsoleHasTheSameTables() {
    assertThat(console(LINES))
        .contains(
            "The highest rate at which 99 of 100 requests are answered within 10 ms; 5 repetitions.")
        .contains("Round trips, all at 5,000 requests/s")
        .containsPattern("kryo +12,359 +12,125 – 12,597 +1\\.500 +1\\.50 – 1\\.50");
  }

  @Test
  void aBusyMachineIsSaid() {
    List<LoadLine> one = Recorded.load(1, new Figures("jackson", 8000, 400, 100));
    assertThat(markdown(one)).contains("**Other programs disturbed 4 of 4 turns: ");
    assertThat(console(one)).contains("disturbed 4 of 4 turns");
    assertThat(markdown(LINES)).doesNotContain("Other programs");
    assertThat(console(LINES)).doesNotContain("Other programs");
  }

  @Test
  void aCodecFromAPluginIsMarkedInEveryTable() {
    List<LoadLine> lines =
        Recorded.load(
            2, new Figures("jackson", 8000, 400, 100), new Figures("external-one", 9000, 300, 90));
    String sentence = "\u00a7 external: a plug-in, whose numbers are worth what its source is.";
    assertThat(console(lines)).containsPattern("(?m)^external-one \u00a7 ").contains(sentence);
    assertThat(markdown(lines).lines().filter(line -> line.startsWith("| external-one")))
        .hasSize(3)
        .allMatch(line -> line.startsWith("| external-one \u00a7 |"));
    assertThat(markdown(lines)).contains(sentence);
    assertThat(console(LINES) + markdown(LINES)).doesNotContain("\u00a7");
  }

  @Test
  void whatFailedIsNamedAndItsTextIsNoMarkup() {
    List<LoadLine> lines = new ArrayList<>(LINES);
    lines.set(
        3,
        LoadLine.of(
            new LoadServer(
                "order-event",
                "kryo",
                "5",
                "x",
                0,
                LoadServer.Sizes.UNKNOWN,
                "<b>\u001b[31m",
                null)));
    assertThat(markdown(lines)).contains("- kryo failed: \\<b\\>\uFFFD\\[31m.");
    assertThat(console(lines)).doesNotContain("\u001b");
  }

  private static String markdown(List<LoadLine> lines) {
    return MarkdownForm.amongDocuments(LoadDocument.of("load", LoadSummary.of(lines)));
  }

  private static String console(List<LoadLine> lines) {
    return ConsoleForm.of(LoadDocument.of("load", LoadSummary.of(lines)));
  }
}

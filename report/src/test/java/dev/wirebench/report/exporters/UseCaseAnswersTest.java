package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UseCaseAnswersTest {
  private static final String CACHE = "- Cache of one application: ";
  private static final String STREAM = "- Long-lived event stream: ";

  private static final String EVENTS = "- Long-lived event stream (5,000/s, 4 cores): ";

  @TempDir private Path folder;

  private static List<String> lines(Report report) {
    return UseCaseAnswers.of(report, Findings.of(report)).lines();
  }

  private static String line(List<String> lines, String title) {
    return lines.stream().filter(line -> line.startsWith(title)).findFirst().orElseThrow();
  }

  private static String markdown(Report report) {
    List<Paragraph> words = UseCaseAnswers.of(report, Findings.of(report)).paragraphs();
    return MarkdownForm.of(new Document("name", "", null, List.of(), words, null, List.of()));
  }

  /** The lines of the summary, without emphasis. */
  private static List<String> told(Report report) {
    String markdown = markdown(report);
    return markdown.replace("**", "").lines().toList();
  }

  @Test
  void whatIsUsedTodayComesFirstAndThenTheRateAtWhichToLeaveIt() {
    Report report = RunFixture.usual(6).report(folder);
    List<String> lines = lines(report);
    assertThat(lines.get(0)).isEqualTo("For messages like order-event, on JDK 17:");
    assertThat(line(lines, "- Cache of one application"))
        .matches(
            "- Cache of one application \\(20,000/s, 8 cores\\): keep jackson: all of it takes at most"
                + " [\\d.]+ % of the processors\\. Changes above [\\d,]+/s: \\w+\\.");
    assertThat(line(told(report), CACHE))
        .startsWith(CACHE + "keep jackson. Serialization uses ")
        .contains(" and a change must save 5 % of the processors or of the link.")
        .containsPattern("Leaving pays from about [\\d,]+/s, for \\w+\\.")
        .containsPattern(
            "It takes 0\\.\\d+ × the time of jackson \\(95 % CI .*\\) and 0\\.\\d+ × its bytes")
        .contains("That it was the best of ")
        .contains("`rate: 20000/s; peak: 2; reads-per-write: 10; cores: 8; link: 10000 Mbit/s;")
        .contains("pays-from: 5 %; weights: {cpu: 2, network: 1, allocation: 1}");
  }

  @Test
  void timesThatMeanNothingAnswerNothing() {
    Finding finding =
        new Finding(
            Finding.Severity.WARNING, "short-forks", "Times mean nothing", "", "", List.of());
    Report report = RunFixture.usual(6).report(folder);
    assertThat(UseCaseAnswers.of(report, List.of()).lines()).isNotEmpty();
    assertThat(UseCaseAnswers.of(report, List.of(finding)).lines()).isEmpty();
  }

  /** Its decision record answers it; cases of others would contradict that. */
  @Test
  void aRunThatWasMadeForAScenarioHasNoUseCases() {
    List<Source> sources = Sources.read(List.of(RunFixture.usual(6).write(folder)));
    Scenario asked =
        Scenarios.read("", Map.of("payload", "order-event", "rate", "3k/s", "cores", "4"));
    assertThat(lines(Analysis.of(sources, Settings.DEFAULT.asking(Optional.of(asked))))).isEmpty();
    assertThat(lines(Analysis.of(sources, Settings.DEFAULT))).isNotEmpty();
  }

  @Test
  void untestedOptionsAreNeverTaken() {
    assertThat(line(lines(RunFixture.usual(6).report(folder.resolve("none"))), EVENTS))
        .startsWith(EVENTS + "no option is left. No option of this run meets the demands.");
    QualitiesFixture tried = QualitiesFixture.usual().tried("jackson");
    assertThat(line(told(tried.report(RunFixture.usual(6).write(folder.resolve("one")))), STREAM))
        .startsWith(STREAM + "keep jackson. ");
  }

  /** A recommendation needs rivals; to keep what is used needs none. */
  @Test
  void theBestOfTwoIsSaidToBeOfTwo() {
    RunFixture run = RunFixture.of(6).codec("jackson", "JSON", "j").codec("kryo", "Kryo", "k");
    for (String operation : List.of("serialize", "deserialize")) {
      run.cell("jackson", "order-event", operation, 500).cell("kryo", "order-event", operation, 50);
    }
    run.size("jackson", "order-event", 286, 239).size("kryo", "order-event", 78, 70);
    assertThat(line(told(run.report(folder)), CACHE))
        .contains("for kryo, of the two that you compared. It takes 0.0")
        .doesNotContain("partly luck");
  }

  @Test
  void nothingIsAnsweredByFewForksOfHalfAMessageOrOfOneFormat() {
    assertThat(lines(RunFixture.usual(2).report(folder.resolve("few")))).isEmpty();
    RunFixture half = RunFixture.of(6).codec("jackson", "JSON", "j");
    half.cell("jackson", "order-event", "serialize", 500).size("jackson", "order-event", 286, 239);
    assertThat(lines(half.report(folder.resolve("half")))).isEmpty();
    RunFixture alike = RunFixture.of(6).codec("jackson", "JSON", "j").codec("gson", "JSON", "g");
    for (String operation : List.of("serialize", "deserialize")) {
      alike
          .cell("jackson", "order-event", operation, 500)
          .cell("gson", "order-event", operation, 9);
    }
    alike.size("jackson", "order-event", 286, 239).size("gson", "order-event", 286, 239);
    assertThat(lines(alike.report(folder.resolve("alike")))).as("of one format").isEmpty();
  }

  @Test
  void anotherJdkIsHeardToo() {
    List<String> alike = lines(RunFixture.alsoOn25(6, codec -> 1).report(folder.resolve("alike")));
    assertThat(alike.get(0)).endsWith(", on JDK 17:");
    assertThat(alike.get(alike.size() - 1))
        .isEqualTo(
            "On JDK 25, measured in the same run, the choices for this payload are the same.");
  }

  @Test
  void namesAreEscapedInMarkdown() {
    RunFixture run = RunFixture.usual(6).codec("<b>", "JSON", "b");
    run.cell("<b>", "order-event", "serialize", 0.1).cell("<b>", "order-event", "deserialize", 0.1);
    run.size("<b>", "order-event", 10, 10);
    Report report = run.report(folder);
    assertThat(markdown(report)).contains("for \\<b\\>").doesNotContain("<b>");
  }
}

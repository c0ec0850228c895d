package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Decision;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Decisions;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Scenario;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.CodecInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code decision.md}: an architecture decision record in the form of MADR 4 (adr.github.io/madr),
 * proposed by the numbers of one scenario.
 */
public final class DecisionRecord implements Exporter {
  private static final String FILE = "decision.md";

  private final Scenario scenario;

  public DecisionRecord(Scenario scenario) {
    this.scenario = scenario;
  }

  /**
   * @throws dev.wirebench.report.input.BadInput if the report has no rows for the scenario
   */
  @Override
  public Path write(Report report, List<Finding> findings, Outputs out) throws IOException {
    Decision decision = Decisions.of(report, scenario);
    Files.writeString(
        out.aside(FILE),
        new Document(report, decision, findings, new DecisionWords(decision)).text());
    return out.place(FILE);
  }

  /** One decision in words. */
  private record Document(
      Report report, Decision decision, List<Finding> findings, DecisionWords words) {

    String text() {
      List<String> parts = new ArrayList<>();
      parts.add(frontMatter() + "\n# " + title());
      parts.add("## Context and Problem Statement\n\n" + context());
      parts.add("## Decision Drivers\n\n" + drivers());
      parts.add("## Considered Options\n\n" + options());
      parts.add("## Decision Outcome\n\n" + new DecisionOutcome(decision, words).outcome());
      parts.add("### Consequences\n\n" + new DecisionOutcome(decision, words).consequences());
      parts.add("### Confirmation\n\n" + confirmation());
      parts.add(
          "## Pros and Cons of the Options\n\n" + new DecisionTables(decision, words).costs());
      parts.add(
          "### What a Format Costs beyond Speed\n\n"
              + new DecisionTables(decision, words).formats());
      parts.add("## More Information\n\n" + more());
      return String.join("\n\n", parts) + "\n";
    }

    private String frontMatter() {
      String stopped = decision.source().run().map(run -> run.stopped()).orElse("");
      String date = stopped.matches("\\d{4}-\\d\\d-\\d\\d.*") ? stopped.substring(0, 10) : "";
      return "---\nstatus: proposed\n" + (date.isEmpty() ? "" : "date: " + date + "\n") + "---\n";
    }

    private String title() {
      String payload = Markdown.text(decision.scenario().payload());
      return switch (decision.outcome()) {
        case CHANGE ->
            "Serialize " + payload + " with " + words.name(decision.chosen().orElseThrow());
        case TOO_FEW_FORKS -> "Decide on a serialization library for " + payload;
        case BASELINE_IS_CHEAP, NO_CODEC_SAVES_ENOUGH ->
            "Keep " + words.baseline() + " to serialize " + payload;
      };
    }

    private String context() {
      String assumed =
          decision.coresAssumed()
              ? " (assumed: give --cores)"
              : decision.scenario().cores().isPresent() ? "" : " (as the machine that measured)";
      return "A service on "
          + words.cores(decision.cores())
          + assumed
          + " handles messages of "
          + Markdown.text(decision.scenario().payload())
          + " at "
          + decision.scenario().rateText()
          + "; each is written once and read once ("
          + words.operations()
          + ", "
          + decision.scenario().medium()
          + "). Today it would use "
          + words.baseline()
          + ", which takes "
          + words.number(decision.baseline().cores())
          + " cores for that: "
          + words.share(decision.baseline().cores())
          + (decision.baseline().cores() > decision.cores()
              ? " of its processors, more than it has."
              : " of its processors.")
          + " Which library should it use?";
    }

    private String drivers() {
      return "- A saving of less than "
          + Words.percent(Decision.RULE)
          + " of the processors does not pay for a change: here "
          + words.number(Decision.RULE * decision.cores())
          + " cores.\n"
          + "- A difference counts only where an interval over forks, corrected for "
          + Words.count(Math.max(1, decision.candidates().size() - 1), "comparison")
          + ", lies outside ± "
          + Words.percent(report.settings().delta())
          + ".\n"
          + "- Bytes on the wire, allocation, and what a format asks of people and of other"
          + " languages.";
    }

    private String options() {
      String listed =
          decision.candidates().stream()
              .map(candidate -> "- " + words.name(candidate) + configuration(candidate))
              .collect(Collectors.joining("\n"));
      if (decision.incomplete().isEmpty()) {
        return listed;
      }
      return listed
          + "\n\nNot considered, because an operation has no usable row: "
          + decision.incomplete().stream().map(Markdown::text).collect(Collectors.joining(", "))
          + ".";
    }

    private static String configuration(Candidate candidate) {
      return candidate
          .codec()
          .map(
              codec ->
                  " ("
                      + Markdown.text(codec.format())
                      + "): "
                      + Markdown.text(codec.configuration())
                      + threadSafety(codec))
          .orElse("");
    }

    private static String threadSafety(CodecInfo codec) {
      return codec.threadSafety().isEmpty()
          ? ""
          : " Thread safety: " + Markdown.text(codec.threadSafety()) + ".";
    }

    private String confirmation() {
      return "Measure the service itself before and after, under its own load: these are times of"
          + " one thread in steady state, on another machine.";
    }

    private String more() {
      List<String> lines = new ArrayList<>();
      lines.add("- Run: " + Markdown.text(decision.source().name()) + started());
      Optional<String> jdk = Optional.of(decision.jdk()).filter(text -> !text.isEmpty());
      jdk.ifPresent(text -> lines.add("- JDK: " + Markdown.text(text)));
      decision
          .source()
          .run()
          .ifPresent(
              run ->
                  run.environment()
                      .forEach(
                          (name, value) ->
                              lines.add("- " + Markdown.text(name) + ": " + Markdown.text(value))));
      decision
          .tables()
          .forEach(
              table -> lines.add("- Table: " + Markdown.text(table.key().title()) + blocks(table)));
      findings.stream()
          .filter(finding -> finding.severity() != Finding.Severity.NOTE)
          .filter(this::concerns)
          .forEach(
              finding ->
                  lines.add(
                      "- "
                          + Markdown.text(finding.severity().words())
                          + ": "
                          + Markdown.text(finding.title() + ". " + finding.text())));
      return String.join("\n", lines);
    }

    private String started() {
      return decision
          .source()
          .run()
          .map(run -> run.started())
          .filter(text -> !text.isEmpty())
          .map(text -> ", " + Markdown.text(text))
          .orElse("");
    }

    private static String blocks(Table table) {
      int most = table.rows().stream().mapToInt(row -> row.means().length).max().orElse(0);
      return ", " + Words.count(most, "fork") + " a row";
    }

    private boolean concerns(Finding finding) {
      return finding.tables().isEmpty()
          || decision.tables().stream()
              .anyMatch(table -> finding.tables().contains(table.key().id()));
    }
  }
}

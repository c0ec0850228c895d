package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.page.Command;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a run says of its first payload, for a page that people read first, such as a README: a
 * picture, answers of use cases, what may mislead, machine and versions, between two marks that
 * stay in the page.
 */
public final class Headline {
  private static final String BEGIN = "<!-- wirebench: begin -->";
  private static final String END = "<!-- wirebench: end -->";

  private final Report report;
  private final RunInfo run;
  private final List<Finding> findings;
  private final String folder;

  private Headline(Report report, RunInfo run, List<Finding> findings, String folder) {
    this.report = report;
    this.run = run;
    this.findings = findings;
    this.folder = folder;
  }

  /**
   * Puts the headline in the place of what stands between the marks.
   *
   * @param page Markdown
   * @param folder that of the report, as seen from the page
   * @throws BadInput if the page has no marks, or the report is not of one run
   */
  public static String into(String page, Report report, List<Finding> findings, String folder) {
    int begin = page.indexOf(BEGIN);
    int end = page.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new BadInput(
          "The page has no place for the headline: give it a line "
              + BEGIN
              + " and a line "
              + END
              + " below.");
    }
    Optional<RunInfo> run =
        report.sources().size() == 1 ? report.sources().get(0).run() : Optional.empty();
    if (run.isEmpty()) {
      throw new BadInput("A headline is that of one run: name one folder that run has written.");
    }
    return page.substring(0, begin + BEGIN.length())
        + "\n"
        + new Headline(report, run.get(), findings, folder).text()
        + "\n"
        + page.substring(end);
  }

  private String text() {
    List<String> parts = new ArrayList<>();
    parts.add(picture());
    parts.add(UseCaseAnswers.of(report, findings).markdown());
    parts.add(warnings());
    parts.add(circumstances());
    parts.add("    " + Command.of(run.plan(), run.imported()).replace("\n", "\n    "));
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n\n"));
  }

  /** Of the first table, in which the run's first operation is measured on its first payload. */
  private String picture() {
    return report.tables().stream()
        .filter(table -> table.key().payload().equals(payload()))
        .findFirst()
        .map(Table::key)
        .map(
            key ->
                SummaryMarkdown.image(key.title(), folder + "/charts/" + key.id() + "--ratio.svg"))
        .orElse("");
  }

  private Optional<String> payload() {
    return run.plan().payloads().stream().findFirst();
  }

  private String jdk() {
    return Circumstances.jdks(run);
  }

  /** Their texts and remedies are in the summary. */
  private String warnings() {
    String summary = Markdown.target(folder + "/summary.md");
    String all = "All tables and charts are in the [summary](" + summary + ").";
    List<String> titles =
        findings.stream()
            .filter(SummaryMarkdown::mayMislead)
            .map(Finding::title)
            .distinct()
            .toList();
    return titles.isEmpty()
        ? all
        : all
            + " It also says what may mislead in this run: "
            + Markdown.text(String.join("; ", titles))
            + ".";
  }

  private String circumstances() {
    RunInfo.Plan plan = run.plan();
    String effort =
        blocks()
            + " of forks with "
            + plan.warmup()
            + plan.longerWarmup().entrySet().stream()
                .map(longer -> " (" + longer.getKey() + " " + longer.getValue() + ")")
                .collect(Collectors.joining())
            + " of warm-up and "
            + plan.measurement()
            + " of measurement";
    return Markdown.text(
        "Measured on "
            + Circumstances.date(run)
            + ", "
            + effort
            + "; JDK "
            + jdk()
            + "; "
            + Circumstances.machine(run)
            + noise()
            + ". Versions: "
            + Circumstances.versions(run.codecs())
            + ".");
  }

  /** As many as rows have, which with a budget is not what the plan began with. */
  private String blocks() {
    IntSummaryStatistics blocks =
        report.tables().stream()
            .flatMap(table -> table.rows().stream())
            .mapToInt(row -> row.cell().replications())
            .summaryStatistics();
    return blocks.getMin() == blocks.getMax()
        ? Words.count(blocks.getMax(), "block")
        : blocks.getMin() + " to " + blocks.getMax() + " blocks";
  }

  private String noise() {
    return run.noise() == null ? "" : "; noise before the run: " + run.noise().verdict();
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.page.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A run's first payload for a page that people read first, such as a README: charts, tables,
 * machine, versions and what may mislead, between two marks that stay in the page.
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
    parts.add(circumstances());
    parts.add("    " + Command.of(run.plan(), run.imported()).replace("\n", "\n    "));
    Optional<String> payload = run.plan().payloads().stream().findFirst();
    report.tables().stream()
        .filter(table -> table.key().payload().equals(payload))
        .forEach(
            table -> parts.addAll(SummaryMarkdown.table("### ", table, List.of(chart(table)))));
    parts.add("### What may mislead in this run");
    parts.add(SummaryMarkdown.list(findings.stream().filter(Headline::mayMislead).toList()));
    parts.add(
        "All tables: [summary]("
            + Markdown.target(folder + "/summary.md")
            + "); all charts, notes"
            + " and remedies: `"
            + folder
            + "/report.html`.");
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n\n"));
  }

  private static boolean mayMislead(Finding finding) {
    return finding.severity() != Severity.NOTE;
  }

  private String chart(Table table) {
    String id = table.key().id();
    return SummaryMarkdown.image(table.key().title(), folder + "/charts/" + id + "--ratio.svg");
  }

  private String circumstances() {
    RunInfo.Plan plan = run.plan();
    String effort =
        plan.blocks()
            + " blocks of forks with "
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
            + Circumstances.jdks(run)
            + "; "
            + Circumstances.machine(run)
            + noise()
            + ". Versions: "
            + Circumstances.versions(run.codecs())
            + ".");
  }

  private String noise() {
    return run.noise() == null ? "" : "; noise before the run: " + run.noise().verdict();
  }
}

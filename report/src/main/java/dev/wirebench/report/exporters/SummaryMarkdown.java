package dev.wirebench.report.exporters;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.Answer;
import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.page.Command;
import dev.wirebench.report.verdicts.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code summary.md}: answers, what may mislead, then the tables, in GitHub-flavoured Markdown.
 * Shows the charts that are there: files {@code charts/<table id>--<chart>.svg} below their table,
 * other SVG files of that folder above all.
 */
public final class SummaryMarkdown implements Exporter {
  static final String FILE = "summary.md";
  private static final String CHARTS = SvgCharts.FOLDER;
  private static final String RATIO = "--ratio.svg";

  /** GitHub shows files of up to half a megabyte. */
  private static final int MOST_TABLES = 60;

  @Override
  public Path write(Report report, List<Finding> findings, Outputs out) throws IOException {
    List<String> charts = out.names(CHARTS).stream().filter(name -> name.endsWith(".svg")).toList();
    Files.writeString(out.aside(FILE), text(report, findings, charts));
    return out.place(FILE);
  }

  private static String text(Report report, List<Finding> findings, List<String> charts) {
    List<String> parts = new ArrayList<>();
    List<Table> tables = report.tables().stream().limit(MOST_TABLES).toList();
    parts.add("# Report: " + sources(report));
    parts.add(answers(tables, report.settings().delta()));
    parts.add(UseCaseAnswers.of(report, findings).markdown());
    Optional<String> first = picture(tables, charts);
    first.ifPresent(name -> parts.add(image(name)));
    findings(parts, "What may mislead", findings, Finding::mayMislead);
    parts.add("## Tables");
    parts.add(intervals(report));
    parts.add(notDrawn(report, findings, charts));
    charts.stream()
        .filter(name -> report.tables().stream().noneMatch(table -> isOf(table, name)))
        .forEach(name -> parts.add(image(name)));
    for (Table table : tables) {
      List<String> images =
          charts.stream()
              .filter(name -> isOf(table, name) && !first.equals(Optional.of(name)))
              .map(SummaryMarkdown::image)
              .toList();
      parts.addAll(table(report, table, images));
    }
    int rest = report.tables().size() - tables.size();
    if (rest > 0) {
      parts.add("And " + Words.count(rest, "more table") + ": see report.html or cells.csv.");
    }
    parts.addAll(histories(report.histories(), report.settings().delta()));
    parts.addAll(jvms(report.jvms()));
    parts.addAll(ProfilesMarkdown.parts(report.profiles()));
    parts.addAll(BesidesMarkdown.parts(report.besidesSpeed()));
    findings(parts, "Notes", findings, finding -> !finding.mayMislead());
    parts.add("## Where and when it was measured");
    parts.add(environment(report));
    parts.add(reproduce(report));
    parts.add(Markdown.text("Made by " + Program.TEXT + "." + Program.source(Program.URL)));
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n\n"))
        + "\n";
  }

  /** What most readers come for, a line for each table. */
  private static String answers(List<Table> tables, double delta) {
    return tables.stream()
        .map(
            table ->
                "- **"
                    + Markdown.text(table.key().title())
                    + "**: "
                    + Markdown.text(Answer.of(table, delta)))
        .collect(Collectors.joining("\n"));
  }

  /** The ratios of the first table that has a picture of them. */
  private static Optional<String> picture(List<Table> tables, List<String> charts) {
    return tables.stream()
        .map(table -> table.key().id() + RATIO)
        .filter(charts::contains)
        .findFirst();
  }

  private static String intervals(Report report) {
    return "Ratios have the plain 95 % interval over JVMs. A verdict rests on a wider one, which is"
        + " adjusted for the number of comparisons in its table (Bonferroni), and on a difference of"
        + " at least "
        + Words.percent(report.settings().delta())
        + " (δ). Known defects are executed cases with a wrong value or worse. The report's page and"
        + " cells.csv have further columns.";
  }

  /** Empty if every table has a picture, or none was to be drawn. */
  private static String notDrawn(Report report, List<Finding> findings, List<String> charts) {
    long without =
        report.tables().stream()
            .filter(table -> charts.stream().noneMatch(name -> isOf(table, name)))
            .count();
    boolean asked = !charts.isEmpty() || Charts.hasNone(report, findings);
    return !asked || without == 0
        ? ""
        : Words.count(without, "table")
            + " of "
            + report.tables().size()
            + (without == 1 ? " has" : " have")
            + " no picture here: report.html has all charts of all tables.";
  }

  private static String sources(Report report) {
    return report.sources().stream()
        .map(source -> Markdown.text(source.name()))
        .collect(Collectors.joining(", "));
  }

  private static String environment(Report report) {
    List<String> lines = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .ifPresent(
              run ->
                  lines.add(
                      "- "
                          + Markdown.text(source.name())
                          + ": "
                          + Markdown.text(facts(run).collect(Collectors.joining(", ")))));
    }
    return String.join("\n", lines);
  }

  /** The commands that measure so again. */
  private static String reproduce(Report report) {
    return report.sources().stream()
        .flatMap(source -> source.run().stream())
        .map(run -> Command.of(run.plan(), run.subjects().imported()))
        .map(command -> "Reproduce it with\n\n<pre>" + Markdown.preformatted(command) + "</pre>")
        .collect(Collectors.joining("\n\n"));
  }

  private static Stream<String> facts(RunInfo run) {
    Stream<String> environment =
        run.machine().environment().entrySet().stream()
            .filter(entry -> !entry.getValue().equals("not available"))
            .map(entry -> entry.getKey() + " " + entry.getValue());
    Optional<String> program =
        run.origin().provenance().madeByAnother().map(name -> "run.json made by " + name);
    return Stream.of(
            Stream.of(run.course().started()).filter(text -> !text.isEmpty()),
            environment,
            program.stream())
        .flatMap(facts -> facts);
  }

  private static void findings(
      List<String> parts, String title, List<Finding> all, Predicate<Finding> wanted) {
    List<Finding> findings = all.stream().filter(wanted).toList();
    if (!findings.isEmpty()) {
      parts.add("## " + title);
      parts.add(list(findings));
    }
  }

  /** One line for each finding. */
  static String list(List<Finding> findings) {
    return findings.stream()
        .map(
            finding ->
                "- **"
                    + Markdown.text(finding.weight())
                    + ", "
                    + Markdown.text(finding.title())
                    + "**: "
                    + Markdown.text(finding.text())
                    + " *"
                    + Markdown.text(finding.remedy())
                    + "*")
        .collect(Collectors.joining("\n"));
  }

  private static String image(String name) {
    String words = name.substring(0, name.length() - ".svg".length());
    return "![" + Markdown.text(words) + "](" + Markdown.target(CHARTS + "/" + name) + ")";
  }

  private static boolean isOf(Table table, String chart) {
    return chart.startsWith(table.key().id() + "--");
  }

  /** A heading, pictures, the rows, the notes; some parts may be empty. */
  private static List<String> table(Report report, Table table, List<String> images) {
    List<String> parts = new ArrayList<>();
    parts.add("### " + Markdown.text(table.key().title()));
    parts.addAll(images);
    parts.add(Markdown.table(TableColumns.of(report, table).table()));
    List<String> notes = new ArrayList<>();
    table.rows().forEach(row -> row.notes().forEach(note -> notes.add(row.name() + ": " + note)));
    notes.addAll(table.notes());
    parts.add(
        notes.stream().map(note -> "- " + Markdown.text(note)).collect(Collectors.joining("\n")));
    return parts;
  }

  /** Empty where no library was measured in several releases. */
  private static List<String> histories(List<VersionHistory> histories, double delta) {
    if (histories.isEmpty()) {
      return List.of();
    }
    List<String> parts = new ArrayList<>();
    parts.add("## " + HistoryColumns.TITLE);
    parts.add(HistoryColumns.WORDS);
    for (VersionHistory history : histories) {
      var lines = HistoryColumns.of(history, delta).table();
      parts.add("### " + Markdown.text(lines.caption()));
      parts.add(Markdown.table(lines));
    }
    return parts;
  }

  /** Empty where all was measured on one. */
  private static List<String> jvms(List<JvmComparison> comparisons) {
    if (comparisons.isEmpty()) {
      return List.of();
    }
    List<String> parts = new ArrayList<>();
    parts.add("## " + JvmColumns.TITLE);
    parts.add(JvmColumns.words(comparisons));
    for (JvmComparison comparison : comparisons) {
      parts.add("### " + Markdown.text(comparison.title()));
      parts.add(Markdown.table(JvmColumns.of(comparison).table()));
      JvmColumns.leftOut(comparison).ifPresent(words -> parts.add(Markdown.text(words)));
    }
    return parts;
  }
}

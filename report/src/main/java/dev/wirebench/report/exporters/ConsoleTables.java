package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.JvmTotals;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.TableAnswer;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The text that a command prints when a run is over: the tables of the summary, each with its
 * answer, and the meaning of their marks; then at most five warnings. The numbers are those of all
 * other exporters. On a narrow screen, columns are left out that decide least.
 */
public final class ConsoleTables {
  private static final int MOST_ANSWERS = 12;
  private static final int MOST_WARNINGS = 5;

  private ConsoleTables() {}

  /**
   * @param width of the screen in characters
   */
  public static String of(Report report, int width) {
    StringBuilder text = new StringBuilder();
    Set<String> leftOut = new LinkedHashSet<>();
    for (ResultTable table : report.tables()) {
      TextTable rows = fitting(report, table, width, leftOut);
      String title = Words.printable(table.key().title());
      text.append('\n').append(title).append('\n').append(rows);
      text.append(Words.printable(TableAnswer.of(table, report.settings().delta()))).append('\n');
    }
    text.append('\n').append(explanation(report));
    if (!leftOut.isEmpty()) {
      text.append("Left out for want of width: ")
          .append(String.join(", ", leftOut))
          .append("; summary.md has all.\n");
    }
    text.append(marks(report));
    report.histories().forEach(history -> text.append(history(report, history)));
    report.jvms().forEach(comparison -> text.append(jvms(comparison)));
    report.jvmTotals().forEach(totals -> text.append(totals(totals)));
    return text.toString();
  }

  /**
   * A report in few lines: warnings, what was guessed, and the answers of its first tables.
   *
   * @param findings most severe first
   */
  public static String answers(Report report, List<Finding> findings) {
    StringBuilder text = new StringBuilder(notices(findings));
    for (ResultTable table : report.tables().stream().limit(MOST_ANSWERS).toList()) {
      text.append(
              Words.printable(
                  table.key().title() + ": " + TableAnswer.of(table, report.settings().delta())))
          .append('\n');
    }
    int more = report.tables().size() - MOST_ANSWERS;
    return more <= 0 ? text.toString() : text + "And " + Words.count(more, "more table") + ".\n";
  }

  /**
   * Warnings, and what was guessed.
   *
   * @param findings most severe first
   */
  public static String notices(List<Finding> findings) {
    StringBuilder text = new StringBuilder(warnings(findings));
    findings.stream()
        .filter(finding -> finding.kind().equals(Findings.GUESSED_ROWS))
        .map(finding -> finding.text() + " " + finding.remedy())
        .forEach(line -> text.append(Words.printable(line)).append('\n'));
    return text.toString();
  }

  private static String history(Report report, VersionHistory history) {
    var table = HistoryColumns.of(history, report.settings().delta()).table();
    return "\n"
        + Words.printable(HistoryColumns.TITLE + ", " + table.caption())
        + "\n"
        + TextTable.of(table)
        + "× before: paired by block, corrected for the number of neighbours; → is a change.\n";
  }

  private static String totals(JvmTotals totals) {
    var table = JvmTotalColumns.table(totals);
    return "\n" + Words.printable(table.caption()) + "\n" + TextTable.of(table);
  }

  private static String jvms(JvmComparison comparison) {
    return "\n"
        + Words.printable(JvmColumns.TITLE + ": " + comparison.title())
        + "\n"
        + TextTable.of(JvmColumns.of(comparison).table())
        + JvmColumns.leftOut(comparison).map(words -> Words.printable(words) + "\n").orElse("");
  }

  private static TextTable fitting(
      Report report, ResultTable table, int width, Set<String> leftOut) {
    TableColumns columns = TableColumns.of(report, table);
    TextTable rows = TextTable.of(columns.table());
    for (Column<Row> column : columns.dispensable()) {
      if (rows.width() <= width) {
        return rows;
      }
      columns = columns.without(column);
      rows = TextTable.of(columns.table());
      leftOut.add(column.heading());
    }
    return rows;
  }

  private static String explanation(Report report) {
    boolean verdicts = report.tables().stream().anyMatch(table -> !table.isIndicative());
    return verdicts
        ? "A verdict rests on a wider interval, which is adjusted for the number of comparisons in its"
            + " table; cells.csv has it, and further columns.\n"
        : "";
  }

  /** The meaning of the marks that rows have; empty if none has one. */
  private static String marks(Report report) {
    StringBuilder lines = new StringBuilder();
    report.tables().stream()
        .flatMap(table -> table.rows().stream())
        .flatMap(row -> row.marks().stream())
        .distinct()
        .sorted()
        .forEach(mark -> lines.append(mark.sentence()).append('\n'));
    return lines.toString();
  }

  /**
   * The findings that may mislead, a line each, and the number of the others.
   *
   * @param findings most severe first
   */
  public static String warnings(List<Finding> findings) {
    StringBuilder lines = new StringBuilder();
    List<Finding> shown =
        findings.stream().filter(Finding::mayMislead).limit(MOST_WARNINGS).toList();
    shown.forEach(
        finding -> lines.append(Words.printable(ConsoleTables.line(finding))).append('\n'));
    List<Finding> rest = findings.subList(shown.size(), findings.size());
    List<String> others = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      long count = rest.stream().filter(finding -> finding.severity() == severity).count();
      if (count > 0) {
        others.add(Words.count(count, (shown.isEmpty() ? "" : "more ") + severity.words()));
      }
    }
    return others.isEmpty()
        ? lines.toString()
        : lines + "The report has " + Words.list(others) + ".\n";
  }

  /** An error says what happened; a warning, what to do about it. */
  private static String line(Finding finding) {
    return finding.weight()
        + ": "
        + finding.title()
        + ". "
        + (finding.severity() == Severity.ERROR ? finding.text() : finding.remedy());
  }
}

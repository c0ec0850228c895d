package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Answer;
import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a command prints of a run when it is over: the tables of the summary, each with its answer,
 * then what a reader must know of their rows, then the findings. The numbers are those of all other
 * exporters. On a narrow screen, columns are left out that decide least.
 */
public final class ConsoleTables {
  private static final int MOST_ANSWERS = 12;

  private ConsoleTables() {}

  /**
   * @param findings most severe first
   * @param width of the screen in characters
   */
  public static String of(Report report, List<Finding> findings, int width) {
    StringBuilder text = new StringBuilder();
    Set<String> leftOut = new LinkedHashSet<>();
    for (Table table : report.tables()) {
      TextTable rows = fitting(report, table, width, leftOut);
      String title = Words.printable(table.key().title());
      text.append('\n').append(title).append('\n').append(rows);
      text.append(Words.printable(Answer.of(table))).append('\n');
    }
    text.append('\n').append(explanation(report));
    if (!leftOut.isEmpty()) {
      text.append("Left out for want of width: ")
          .append(String.join(", ", leftOut))
          .append("; summary.md has all.\n");
    }
    report.histories().forEach(history -> text.append(history(history)));
    report.jvms().forEach(comparison -> text.append(jvms(comparison)));
    notes(report).forEach((note, where) -> text.append(line(note, where, report)));
    for (Finding finding : findings) {
      String sentences =
          "%s, %s: %s %s"
              .formatted(
                  finding.severity().words(), finding.title(), finding.text(), finding.remedy());
      text.append(Words.printable(sentences)).append('\n');
    }
    return text.toString();
  }

  /**
   * What a report says in few lines: what may mislead, what was guessed, and the answers of its
   * first tables.
   *
   * @param findings most severe first
   */
  public static String answers(Report report, List<Finding> findings) {
    StringBuilder text = new StringBuilder();
    findings.stream()
        .filter(SummaryMarkdown::mayMislead)
        .map(finding -> finding.severity().words() + ", " + finding.title())
        .distinct()
        .forEach(line -> text.append(Words.printable(line)).append('\n'));
    findings.stream()
        .filter(finding -> finding.kind().equals(Findings.GUESSED_ROWS))
        .map(finding -> finding.text() + " " + finding.remedy())
        .forEach(line -> text.append(Words.printable(line)).append('\n'));
    for (Table table : report.tables().stream().limit(MOST_ANSWERS).toList()) {
      text.append(Words.printable(table.key().title() + ": " + Answer.of(table))).append('\n');
    }
    int more = report.tables().size() - MOST_ANSWERS;
    return more <= 0 ? text.toString() : text + "And " + Words.count(more, "more table") + ".\n";
  }

  private static String history(VersionHistory history) {
    HistoryColumns columns = HistoryColumns.of(history);
    TextTable lines = new TextTable(true, columns.header());
    history.lines().forEach(line -> lines.add(columns.cells(line)));
    return "\n"
        + Words.printable(HistoryColumns.TITLE + ", " + columns.title())
        + "\n"
        + lines
        + "× before: paired by block, corrected for the number of neighbours; → is a change.\n";
  }

  private static String jvms(JvmComparison comparison) {
    JvmColumns columns = JvmColumns.of(comparison);
    TextTable lines = new TextTable(true, columns.header());
    comparison.lines().forEach(line -> lines.add(columns.cells(line)));
    return "\n"
        + Words.printable(JvmColumns.TITLE + ": " + comparison.title())
        + "\n"
        + lines
        + JvmColumns.leftOut(comparison).map(words -> Words.printable(words) + "\n").orElse("");
  }

  private static TextTable fitting(Report report, Table table, int width, Set<String> leftOut) {
    TableColumns columns = TableColumns.of(report, table);
    TextTable rows = rows(table, columns);
    for (String key : columns.dispensable()) {
      if (rows.width() <= width) {
        return rows;
      }
      columns = columns.without(key);
      rows = rows(table, columns);
      leftOut.add(key);
    }
    return rows;
  }

  private static TextTable rows(Table table, TableColumns columns) {
    TextTable rows = new TextTable(true, columns.header());
    table.rows().forEach(row -> rows.add(columns.cells(row)));
    return rows;
  }

  private static String explanation(Report report) {
    boolean verdicts = report.tables().stream().anyMatch(table -> !table.isIndicative());
    return verdicts
        ? "A verdict rests on a wider interval, which is adjusted for the number of comparisons in its"
            + " table; cells.csv has it, and further columns.\n"
        : "";
  }

  /** What is noted of rows and tables, with the titles of the tables where it is. */
  private static Map<String, List<String>> notes(Report report) {
    Map<String, List<String>> notes = new LinkedHashMap<>();
    for (Table table : report.tables()) {
      String title = table.key().title();
      table
          .rows()
          .forEach(row -> row.notes().forEach(note -> add(notes, row.name() + ": " + note, title)));
      table.notes().forEach(note -> add(notes, note, title));
    }
    return notes;
  }

  private static void add(Map<String, List<String>> notes, String note, String title) {
    notes.computeIfAbsent(note, key -> new ArrayList<>()).add(title);
  }

  /** Says where, unless a note is of all tables: by the table's title, or how many there are. */
  private static String line(String note, List<String> titles, Report report) {
    if (titles.size() == report.tables().size()) {
      return Words.printable(note) + "\n";
    }
    String where = titles.size() == 1 ? titles.get(0) : Words.count(titles.size(), "table");
    return Words.printable(note + " (" + where + ")") + "\n";
  }
}

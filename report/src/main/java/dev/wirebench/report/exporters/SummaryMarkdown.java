package dev.wirebench.report.exporters;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.JvmTotals;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.TableAnswer;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
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
    Files.writeString(out.aside(FILE), MarkdownForm.of(document(report, findings, charts)));
    return out.place(FILE);
  }

  private static Document document(Report report, List<Finding> findings, List<String> charts) {
    List<ResultTable> tables = report.tables().stream().limit(MOST_TABLES).toList();
    Optional<String> first = picture(tables, charts);
    List<Section> sections = new ArrayList<>();
    findings("What may mislead", findings, Finding::mayMislead).ifPresent(sections::add);
    sections.add(new Section("Tables", beforeTables(report, findings, charts)));
    for (ResultTable table : tables) {
      Stream<String> images =
          charts.stream().filter(name -> isOf(table, name) && !first.equals(Optional.of(name)));
      sections.add(table(report, table, images));
    }
    int rest = report.tables().size() - tables.size();
    if (rest > 0) {
      String words = "And " + Words.count(rest, "more table") + ": see report.html or cells.csv.";
      sections.add(new Section("", List.of(Paragraph.of(words))));
    }
    sections.addAll(histories(report.histories(), report.settings().delta()));
    sections.addAll(jvms(report.jvms()));
    report.jvmTotals().forEach(totals -> sections.add(totals(totals)));
    sections.addAll(ProfilesSections.of(report.profiles()));
    QualitiesSection.of(report.besidesSpeed()).ifPresent(sections::add);
    findings("Notes", findings, finding -> !finding.mayMislead()).ifPresent(sections::add);
    sections.add(environment(report));
    return new Document(
        FILE,
        "Report: " + sources(report),
        null,
        List.of(),
        words(report, findings, first),
        null,
        sections);
  }

  /** The answers that most readers come for: of each table, and of the use cases. */
  private static List<Paragraph> words(
      Report report, List<Finding> findings, Optional<String> picture) {
    List<Paragraph> words = new ArrayList<>();
    double delta = report.settings().delta();
    report.tables().stream()
        .limit(MOST_TABLES)
        .map(table -> item(table.key().title(), TableAnswer.of(table, delta)))
        .forEach(words::add);
    words.addAll(UseCaseAnswers.of(report, findings).paragraphs());
    picture.map(SummaryMarkdown::image).ifPresent(words::add);
    return words;
  }

  private static Paragraph item(String title, String words) {
    return Paragraph.of(Style.ITEM, Spans.NONE.strong(title).and(": " + words));
  }

  /** The words on how to read the tables, and the pictures that are of none. */
  private static List<Part> beforeTables(
      Report report, List<Finding> findings, List<String> charts) {
    List<Part> parts = new ArrayList<>();
    parts.add(Paragraph.of(intervals(report)));
    notDrawn(report, findings, charts).map(Paragraph::of).ifPresent(parts::add);
    charts.stream()
        .filter(name -> report.tables().stream().noneMatch(table -> isOf(table, name)))
        .map(SummaryMarkdown::image)
        .forEach(parts::add);
    return parts;
  }

  /** The ratios of the first table that has a picture of them. */
  private static Optional<String> picture(List<ResultTable> tables, List<String> charts) {
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
  private static Optional<String> notDrawn(
      Report report, List<Finding> findings, List<String> charts) {
    long without =
        report.tables().stream()
            .filter(table -> charts.stream().noneMatch(name -> isOf(table, name)))
            .count();
    boolean asked = !charts.isEmpty() || Charts.hasNone(report, findings);
    return !asked || without == 0
        ? Optional.empty()
        : Optional.of(
            Words.count(without, "table")
                + " of "
                + report.tables().size()
                + (without == 1 ? " has" : " have")
                + " no picture here: report.html has all charts of all tables.");
  }

  private static String sources(Report report) {
    return report.sources().stream().map(Source::name).collect(Collectors.joining(", "));
  }

  /** The machines and dates of the runs, and the commands that measure so again. */
  private static Section environment(Report report) {
    List<Part> parts = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .map(run -> source.name() + ": " + facts(run).collect(Collectors.joining(", ")))
          .ifPresent(words -> parts.add(Paragraph.of(Style.ITEM, words)));
    }
    report.sources().stream()
        .flatMap(source -> source.run().stream())
        .map(run -> Command.of(run.plan(), run.subjects().imported()))
        .forEach(
            command -> {
              parts.add(Paragraph.of("Reproduce it with"));
              parts.add(Paragraph.of(Style.LINES, command));
            });
    parts.add(Paragraph.of("Made by " + Program.TEXT + "." + Program.source(Program.URL)));
    return new Section("Where and when it was measured", parts);
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

  /** A section with a line for each finding; empty if none is wanted. */
  private static Optional<Section> findings(
      String title, List<Finding> all, Predicate<Finding> wanted) {
    List<Part> items = new ArrayList<>();
    all.stream().filter(wanted).map(SummaryMarkdown::item).forEach(items::add);
    return items.isEmpty() ? Optional.empty() : Optional.of(new Section(title, items));
  }

  private static Paragraph item(Finding finding) {
    return Paragraph.of(
        Style.ITEM,
        Spans.NONE
            .strong(finding.weight() + ", " + finding.title())
            .and(": " + finding.text() + " ")
            .emphasis(finding.remedy()));
  }

  private static Paragraph image(String name) {
    String words = name.substring(0, name.length() - ".svg".length());
    return Paragraph.of(Spans.NONE.picture(words, Markdown.target(CHARTS + "/" + name)));
  }

  private static boolean isOf(ResultTable table, String chart) {
    return chart.startsWith(table.key().id() + "--");
  }

  /** A heading, pictures, the rows, the notes; some parts may be empty. */
  private static Section table(Report report, ResultTable table, Stream<String> images) {
    List<Part> parts = new ArrayList<>();
    images.map(SummaryMarkdown::image).forEach(parts::add);
    parts.add(TableColumns.of(report, table).table());
    List<String> notes = new ArrayList<>();
    table.rows().forEach(row -> row.notes().forEach(note -> notes.add(row.name() + ": " + note)));
    notes.addAll(table.notes());
    notes.forEach(note -> parts.add(Paragraph.of(Style.ITEM, note)));
    return Section.sub(table.key().title(), parts);
  }

  /** Empty where no library was measured in several releases. */
  private static List<Section> histories(List<VersionHistory> histories, double delta) {
    if (histories.isEmpty()) {
      return List.of();
    }
    List<Section> sections = new ArrayList<>();
    sections.add(new Section(HistoryColumns.TITLE, List.of(Paragraph.of(HistoryColumns.WORDS))));
    for (VersionHistory history : histories) {
      var lines = HistoryColumns.of(history, delta).table();
      sections.add(Section.sub(lines.caption(), List.of(lines)));
    }
    return sections;
  }

  private static Section totals(JvmTotals totals) {
    Table table = JvmTotalColumns.table(totals);
    return Section.sub(
        table.caption(), List.of(Paragraph.of(JvmTotalColumns.words(totals)), table));
  }

  /** Empty where all was measured on one. */
  private static List<Section> jvms(List<JvmComparison> comparisons) {
    if (comparisons.isEmpty()) {
      return List.of();
    }
    List<Section> sections = new ArrayList<>();
    sections.add(
        new Section(JvmColumns.TITLE, List.of(Paragraph.of(JvmColumns.words(comparisons)))));
    for (JvmComparison comparison : comparisons) {
      List<Part> parts = new ArrayList<>(List.of(JvmColumns.of(comparison).table()));
      JvmColumns.leftOut(comparison).map(Paragraph::of).ifPresent(parts::add);
      sections.add(Section.sub(comparison.title(), parts));
    }
    return sections;
  }
}

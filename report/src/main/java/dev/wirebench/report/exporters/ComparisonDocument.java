package dev.wirebench.report.exporters;

import dev.wirebench.report.comparison.BeforeAfter;
import dev.wirebench.report.comparison.CellChange;
import dev.wirebench.report.comparison.ComparisonWords;
import dev.wirebench.report.comparison.Difference;
import dev.wirebench.report.comparison.RunComparison;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.verdicts.Notation;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * A comparison as a document: the headline, the cells with the largest slowdown, and the rest
 * folded.
 */
public final class ComparisonDocument {
  /** The limit on a comment, with some reserve: GitHub takes 65,536 characters. */
  private static final int LONGEST = 65_000;

  /** Cells below the fold: as many as fit. */
  private static final int[] MOST_CELLS = {200, 100, 50, 0};

  /**
   * The extent to which a comparison is told.
   *
   * @param shown cells that are not folded
   * @param more cells that are
   * @param names of benchmarks that are in one run only
   * @param differences besides the numbers
   * @param text characters of a name or a value
   * @param sentence characters of a sentence
   */
  private record Extent(int shown, int more, int names, int differences, int text, int sentence) {
    static final Extent ALL =
        new Extent(
            Integer.MAX_VALUE,
            0,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE);

    static Extent ofComment(int more) {
      return new Extent(15, more, 20, 40, 120, 600);
    }
  }

  private final RunComparison comparison;
  private final Extent extent;

  private ComparisonDocument(RunComparison comparison, Extent extent) {
    this.comparison = comparison;
    this.extent = extent;
  }

  /** All of a comparison. */
  public static Document of(RunComparison comparison) {
    return new ComparisonDocument(comparison, Extent.ALL).document();
  }

  /**
   * The comment for a pull request, in Markdown: at most 65,000 characters; ends with a line feed.
   */
  public static String comment(RunComparison comparison) {
    return Arrays.stream(MOST_CELLS)
        .mapToObj(most -> comment(comparison, most))
        .filter(text -> text.length() <= LONGEST)
        .findFirst()
        .orElseGet(() -> comment(comparison, 0));
  }

  private static String comment(RunComparison comparison, int most) {
    return MarkdownForm.of(new ComparisonDocument(comparison, Extent.ofComment(most)).document());
  }

  private Document document() {
    List<String> sentences =
        ComparisonWords.of(comparison).stream().map(one -> cut(one, extent.sentence())).toList();
    List<CellChange> cells = comparison.cells();
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("", List.of(table(cells.stream().limit(extent.shown()).toList()))));
    if (cells.size() > extent.shown()) {
      int rest = cells.size() - extent.shown();
      sections.add(Section.folded(Words.count(rest, "more cell"), rest()));
    }
    sections.add(Section.folded("What changed besides", differences()));
    only(sections, comparison.sides().beforeName(), comparison.only().before());
    only(sections, comparison.sides().afterName(), comparison.only().after());
    sections.add(Section.folded("How to read this", explanation()));
    return new Document(
        comparison.sides().afterName(),
        "",
        sentences.get(0),
        sentences.subList(1, sentences.size()),
        List.of(),
        null,
        sections);
  }

  private String text(String value) {
    return cut(value, extent.text());
  }

  private static String cut(String value, int longest) {
    return value.codePointCount(0, value.length()) <= longest
        ? value
        : value.substring(0, value.offsetByCodePoints(0, longest - 1)) + "…";
  }

  private Table table(List<CellChange> cells) {
    double delta = comparison.settings().delta();
    Notation scores =
        Notation.of(
            cells.stream()
                .flatMapToDouble(
                    cell ->
                        DoubleStream.of(
                            cell.scores().before().value(), cell.scores().after().value())));
    return Table.of(
        "",
        List.of(
            Column.text("cell", cell -> text(cell.name()) + (cell.ranked() ? "" : " *")),
            Column.number("before", cell -> score(cell, cell.scores().before().value(), scores)),
            Column.number("after", cell -> score(cell, cell.scores().after().value(), scores)),
            Column.number("× time", cell -> Cells.ratio(cell.slowdown())),
            Column.number("95 %", cell -> Cells.ratioInterval(cell.slowdown())),
            Column.number(
                "corrected",
                cell -> cell.hasVerdict() ? Cells.ratioInterval(cell.family()) : Cells.NONE),
            Column.number("verdict", cell -> cell.verdict().words(delta)),
            Column.number("B/op", cell -> amount(cell.allocation())),
            Column.number("bytes", cell -> amount(cell.bytes()))),
        cells);
  }

  private String score(CellChange cell, double value, Notation notation) {
    return Double.isFinite(value)
        ? notation.text(value) + " " + text(cell.scores().unit())
        : Cells.NONE;
  }

  /** One number where nothing changed. */
  private static String amount(BeforeAfter amount) {
    if (!amount.isChanged()) {
      return Cells.bytes(Double.isFinite(amount.after()) ? amount.after() : amount.before());
    }
    return String.format(
        Locale.ROOT,
        "%s → %s (%+.1f %%)",
        Cells.bytes(amount.before()),
        Cells.bytes(amount.after()),
        100 * amount.growth());
  }

  private List<Part> rest() {
    List<CellChange> more =
        comparison.cells().stream().skip(extent.shown()).limit(extent.more()).toList();
    int left = comparison.cells().size() - extent.shown() - more.size();
    List<Part> parts = new ArrayList<>();
    if (!more.isEmpty()) {
      parts.add(table(more));
    }
    if (left > 0) {
      parts.add(Paragraph.of("Not shown: " + Words.count(left, "cell") + "."));
    }
    return parts;
  }

  private List<Part> differences() {
    List<String> lines =
        comparison.differences().stream().map(difference -> line(difference)).toList();
    return lines.isEmpty()
        ? List.of(Paragraph.of("Nothing that the files record."))
        : items(lines, extent.differences()).toList();
  }

  private String line(Difference difference) {
    return difference.kind().words()
        + ", "
        + text(difference.name())
        + ": "
        + value(difference.before())
        + " → "
        + value(difference.after());
  }

  private String value(String text) {
    return text.isEmpty() ? "none" : text(text);
  }

  private void only(List<Section> sections, String run, List<String> cells) {
    if (!cells.isEmpty()) {
      sections.add(
          Section.folded(
              Words.count(cells.size(), "cell") + " in one run only",
              Stream.concat(
                      Stream.of(Paragraph.of("Only in " + text(run) + ":")),
                      items(cells.stream().map(this::text).toList(), extent.names()))
                  .toList()));
    }
  }

  /** Items up to a number, and how many others there are. */
  private static Stream<Part> items(List<String> all, int most) {
    Stream<String> shown = all.stream().limit(most);
    return (all.size() > most
            ? Stream.concat(shown, Stream.of("and " + (all.size() - most) + " more"))
            : shown)
        .map(item -> Paragraph.of(Style.ITEM, item));
  }

  private List<Part> explanation() {
    boolean study = comparison.cells().stream().anyMatch(cell -> !cell.ranked());
    return List.of(
        Paragraph.of(
            "Before: "
                + text(comparison.sides().beforeName())
                + ". After: "
                + text(comparison.sides().afterName())
                + "."),
        Paragraph.of(
            "× time is the time of an operation after / before: 1.12 is 1.12 times slower, 0.80 is"
                + " 1.25 times faster; the same for throughputs. "
                + (comparison.sides().areRows()
                    ? "Both are rows of one run: forks of one block are paired, and what happened"
                        + " to the machine is taken out."
                    : "Two runs have no blocks in common, so forks are not paired (Welch's t on the"
                        + " logarithms of fork means), and what happened to the machine in between"
                        + " is not taken out.")
                + " 95 % is the plain interval; corrected is the one that verdicts rest on"
                + " (Bonferroni over all compared cells). B/op is allocation, bytes is a message on"
                + " the wire, on average."
                + (study ? " * A study row: no verdict." : "")));
  }
}

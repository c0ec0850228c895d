package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.analysis.VersionHistory.Line;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Notation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/** The table of a library's history. */
public final class HistoryColumns {
  /** The heading above all histories. */
  public static final String TITLE = "Over versions";

  /** The sentences that explain the columns. */
  static final String WORDS =
      "Releases of one library in the order in which they were asked for. × first is the cost over"
          + " that of the first, with a 95 % interval; × before is the cost over that of the line"
          + " above, paired by block, with an interval that is corrected for the number of"
          + " neighbours, on which the verdict rests. A change that is established is marked.";

  private static final String MARK = "→ ";

  private final VersionHistory history;
  private final double delta;
  private final String unit;
  private final double factor;
  private final Notation notation;

  private HistoryColumns(VersionHistory history, double delta) {
    this.history = history;
    this.delta = delta;
    this.unit = Units.fitting(history.unit(), scores(history));
    this.factor = Units.factor(history.unit(), unit).orElseThrow();
    this.notation = Notation.of(scores(history).map(score -> score * factor));
  }

  static HistoryColumns of(VersionHistory history, double delta) {
    return new HistoryColumns(history, delta);
  }

  private static DoubleStream scores(VersionHistory history) {
    return history.lines().stream().mapToDouble(line -> line.score().value());
  }

  private String title() {
    return history.codec() + ": " + history.title();
  }

  Table table() {
    return Table.of(
        title(),
        List.of(
            Column.text("release", Line::name),
            Column.number("version", line -> Cells.orNone(line.version())),
            Column.number(unit, line -> numbers(DoubleStream.of(line.score().value()))),
            Column.number(
                "95 %", line -> numbers(DoubleStream.of(line.score().low(), line.score().high()))),
            Column.number("× first", line -> text(line.ratio(), Cells::ratio)),
            Column.number("95 %", line -> text(line.ratio(), Cells::ratioInterval)),
            Column.number("× before", line -> text(line.change(), Cells::ratio)),
            Column.number("corrected", line -> text(line.change(), Cells::ratioInterval)),
            Column.number("verdict", this::verdict)),
        history.lines());
  }

  private String numbers(DoubleStream scores) {
    return Cells.numbers(scores.map(score -> factor * score), notation);
  }

  private static String text(Optional<Estimate> estimate, Function<Estimate, String> text) {
    return estimate.map(text).orElse(Cells.NONE);
  }

  private String verdict(Line line) {
    return line.change().isEmpty()
        ? Cells.NONE
        : (line.isChange() ? MARK : "") + line.verdict().words(delta);
  }
}

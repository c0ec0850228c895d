package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Units;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.analysis.VersionHistory.Line;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.stream.DoubleStream;

/** The columns of a library's history, as text. */
public final class HistoryColumns {
  /** What stands above all of them. */
  public static final String TITLE = "Over versions";

  /** What is to be known to read them. */
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

  String title() {
    return history.codec() + ": " + history.title();
  }

  String[] header() {
    return new String[] {
      "release", "version", unit, "95 %", "× first", "95 %", "× before", "corrected", "verdict"
    };
  }

  String[] cells(Line line) {
    Estimate score = line.score();
    return List.of(
            line.name(),
            Cells.orNone(line.version()),
            Cells.numbers(DoubleStream.of(factor * score.value()), notation),
            Cells.numbers(DoubleStream.of(factor * score.low(), factor * score.high()), notation),
            line.ratio().map(Cells::ratio).orElse(Cells.NONE),
            line.ratio().map(Cells::ratioInterval).orElse(Cells.NONE),
            line.change().map(Cells::ratio).orElse(Cells.NONE),
            line.change().map(Cells::ratioInterval).orElse(Cells.NONE),
            line.change().isEmpty()
                ? Cells.NONE
                : (line.isChange() ? MARK : "") + line.verdict().words(delta))
        .toArray(String[]::new);
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.JvmTotals;
import dev.wirebench.report.analysis.JvmTotals.Line;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/** The table of one number for each configuration on another JVM. */
final class JvmTotalColumns {
  private JvmTotalColumns() {}

  /** The sentence above the table. */
  static String words(JvmTotals totals) {
    return "The time on the JVM "
        + totals.jvm()
        + " over that on "
        + totals.first()
        + ", as the geometric mean of "
        + Words.count(totals.comparisons(), "comparison")
        + ", with its 95 % interval over repetitions. The interval of the A/A control shows how"
        + " small a difference can be seen.";
  }

  static Table table(JvmTotals totals) {
    return Table.of(
        "All comparisons: " + totals.jvm(),
        List.of(
            Column.text("codec", Line::name),
            Column.number("×", line -> Cells.ratio(line.ratio())),
            Column.number("95 %", line -> Cells.ratioInterval(line.ratio()))),
        totals.lines());
  }
}

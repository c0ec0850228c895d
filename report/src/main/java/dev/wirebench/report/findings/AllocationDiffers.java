package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;

/**
 * Rows whose forks do not allocate alike: more than 1 % and 8 bytes apart. Allocation is stable to
 * four digits in one compiled form of the code, so the JIT removed allocations in some forks only.
 */
final class AllocationDiffers implements Analyser {
  private static final double TOLERANCE = 0.01;
  private static final double SMALLEST = 8;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        double[] bytes = row.cell().means(MeasuredCell.ALLOCATION);
        double low = Arrays.stream(bytes).min().orElse(0);
        double high = Arrays.stream(bytes).max().orElse(0);
        if (high - low > SMALLEST && high - low > TOLERANCE * high) {
          places.add(table, row, Words.number(low) + " to " + Words.number(high) + " B/op");
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.NOTE,
                "allocation-differs",
                "Allocation differs between forks",
                "The forks of "
                    + Words.count(places.count(), "row")
                    + " allocated differently: "
                    + places
                    + ".",
                "Read the mean as one of several outcomes: the compiler removes some allocations in"
                    + " some forks only.",
                places.tables()));
  }
}

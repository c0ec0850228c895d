package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.PlainCall;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Reports the cost that the benchmark's own machinery adds to a call, where a run measured both.
 */
final class CostOfTheSpi implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    return report.plainCalls().isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.NOTE,
                "cost-of-the-spi",
                "Through the SPI against the plain call",
                report.plainCalls().stream()
                        .map(CostOfTheSpi::words)
                        .collect(Collectors.joining("; "))
                    + ".",
                "Read 1 as no cost: the rows of the tables are then what an application pays.",
                List.of()));
  }

  /** Four digits: what is looked for is a difference of less than a percent. */
  private static String words(PlainCall call) {
    return call.name()
        + String.format(Locale.ROOT, " × %.4f", call.ratio().value())
        + (Double.isFinite(call.ratio().low())
            ? String.format(Locale.ROOT, " (%.4f – %.4f)", call.ratio().low(), call.ratio().high())
            : "")
        + (Double.isFinite(call.allocation()) && Double.isFinite(call.plainAllocation())
            ? ", "
                + Words.number(call.allocation())
                + " against "
                + Words.number(call.plainAllocation())
                + " B/op"
            : "");
  }
}

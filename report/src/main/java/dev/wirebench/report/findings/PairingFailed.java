package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.RoundPairing;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;

/**
 * Interleaved rows whose iterations vary by more than 5 % within their groups (standard deviation
 * of the logarithms), while pairing gains less than a factor of 1.5 in the variance of their
 * ratios. What slowed one fork of a pass did not slow the other.
 */
final class PairingFailed implements Analyser {
  private static final double VARIATION = 0.05;
  private static final double GAIN = 1.5;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        row.slices()
            .filter(slices -> hasFailed(slices.pairing()))
            .ifPresent(slices -> places.add(table, row, words(slices.pairing())));
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.NOTE,
                "pairing-failed",
                "Interleaving did not help",
                "The machine slowed single JVMs, not all of a group alike. The intervals of "
                    + Words.count(places.count(), "ratio")
                    + " have room for that, and are wide: "
                    + places
                    + ".",
                "For narrower intervals, close other programs, or measure more passes"
                    + " (--measurement, for instance 40x100ms).",
                places.tables()));
  }

  private static boolean hasFailed(RoundPairing pairing) {
    return pairing.deviation() > VARIATION && pairing.gain() < GAIN;
  }

  private static String words(RoundPairing pairing) {
    return String.format(
        Locale.ROOT,
        "iterations vary by %s, pairing divides the variance of their ratios by %.1f",
        Words.percent(pairing.deviation()),
        pairing.gain());
  }
}

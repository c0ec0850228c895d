package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.RoundPairing;
import java.util.List;
import java.util.Locale;

/**
 * Rows by turns whose slices vary by more than 5 % within heats (standard deviation of the
 * logarithms), while pairing gains less than a factor of 1.5 in the variance of their ratios: what
 * slowed one fork of a round did not slow the other.
 */
final class PairingFailed implements Analyser {
  private static final double VARIATION = 0.05;
  private static final double GAIN = 1.5;

  @Override
  public List<Finding> find(Report report) {
    Places places = new Places();
    for (Table table : report.tables()) {
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
                Severity.WARNING,
                "pairing-failed",
                "Pairing did not work",
                "The machine slowed forks one by one, not all of a round alike, so that turns take"
                    + " little out of the ratios of "
                    + Words.count(places.count(), "row")
                    + ": "
                    + places
                    + ".",
                "Close other programs; measure more rounds, over which it averages out"
                    + " (--measurement, for instance 40x100ms), or measure on a machine of your own.",
                places.tables()));
  }

  private static boolean hasFailed(RoundPairing pairing) {
    return pairing.deviation() > VARIATION && pairing.gain() < GAIN;
  }

  private static String words(RoundPairing pairing) {
    return String.format(
        Locale.ROOT,
        "slices vary by %s, pairing divides the variance of their ratios by %.1f",
        Words.percent(pairing.deviation()),
        pairing.gain());
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.statistics.Estimate;
import java.util.Locale;
import java.util.Optional;

/** Numbers as table cells; {@code -} where there is none. */
final class Cells {
  static final String NONE = "-";

  private Cells() {}

  static String number(double value) {
    return Double.isFinite(value) ? Words.number(value) : NONE;
  }

  /** Bytes: whole above a hundred. */
  static String bytes(double value) {
    return Double.isFinite(value) && value >= 100
        ? String.format(Locale.ROOT, "%,.0f", value)
        : number(value);
  }

  static String value(Optional<Estimate> estimate) {
    return estimate.map(e -> number(e.value())).orElse(NONE);
  }

  static String interval(Estimate estimate) {
    return Double.isFinite(estimate.low()) && Double.isFinite(estimate.high())
        ? number(estimate.low()) + " – " + number(estimate.high())
        : NONE;
  }

  static String ratio(Estimate estimate) {
    return Double.isFinite(estimate.value())
        ? String.format(Locale.ROOT, "%.3f", estimate.value())
        : NONE;
  }

  static String ratioInterval(Estimate estimate) {
    return Double.isFinite(estimate.low())
        ? String.format(Locale.ROOT, "%.3f – %.3f", estimate.low(), estimate.high())
        : NONE;
  }
}

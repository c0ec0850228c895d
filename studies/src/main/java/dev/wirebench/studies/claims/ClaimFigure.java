package dev.wirebench.studies.claims;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;

/**
 * One number of ours that stands beside a claim.
 *
 * @param label which row's, or which rows' ratio
 * @param estimate in the metric's unit; of a ratio without unit
 * @param isRatio whether it is one
 * @param metric that it is of
 * @param mark what it says of its part of the claim
 */
public record ClaimFigure(
    String label, Estimate estimate, boolean isRatio, ClaimMetric metric, Mark mark) {
  private static final List<String> TIMES = List.of("ns", "µs", "ms", "s");
  private static final double THOUSAND = 1000;

  /** The number from which parts of a byte say nothing. */
  private static final double COUNTED = 100;

  /** The figure as in {@code kryo / jackson 0.301 (0.278 – 0.327)}. */
  public String text() {
    double divisor = isRatio || !metric.isTime() ? 1 : divisor();
    String interval =
        metric.isExact() || Double.isNaN(estimate.low())
            ? ""
            : " ("
                + number(estimate.low() / divisor)
                + " – "
                + number(estimate.high() / divisor)
                + ")";
    return label + " " + number(estimate.value() / divisor) + unit() + interval;
  }

  private String number(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    if (isRatio) {
      return Words.ratio(value);
    }
    boolean isWhole = !metric.isTime() && (value >= COUNTED || value == Math.rint(value));
    return isWhole ? String.format(Locale.ROOT, "%,.0f", value) : Words.number(value);
  }

  private String unit() {
    if (isRatio) {
      return "";
    }
    return metric.isTime() ? " " + TIMES.get(power()) : " bytes";
  }

  private double divisor() {
    return Math.pow(THOUSAND, power());
  }

  /** The number of times that it can be divided by a thousand, while there is a unit. */
  private int power() {
    int power = 0;
    double left = estimate.value();
    while (left >= THOUSAND && power < TIMES.size() - 1) {
      left /= THOUSAND;
      power++;
    }
    return power;
  }
}

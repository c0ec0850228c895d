package dev.wirebench.report.statistics;

/**
 * A number with its confidence interval.
 *
 * @param value the point estimate, in the unit of the sample
 * @param low lower end of the interval; NaN if the sample is too small to have one
 * @param high upper end of the interval; NaN if the sample is too small to have one
 * @param n how many independent observations stand behind it
 */
public record Estimate(double value, double low, double high, int n) {

  /** Says whether the interval is on one side of a number; false if there is no interval. */
  public boolean excludes(double number) {
    return low > number || high < number;
  }

  /** Half the width of a ratio's interval on the scale of logarithms: ln(high / low) / 2. */
  public double logHalfWidth() {
    return Math.log(high / low) / 2;
  }
}

package dev.wirebench.studies.claims;

import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.UseCost;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Settings;
import java.util.Optional;

/**
 * A cell's number, or that of several cells together.
 *
 * @param cost empty if the number is exact
 * @param exact the number, if it is
 * @param family how many comparisons the verdicts of its table are corrected for
 * @param mark what stands behind the row's name, where it stands for something
 */
record Amount(Optional<UseCost> cost, double exact, int family, String mark) {

  /** A number and its 95 % interval, and the one corrected for the number of comparisons. */
  record Interval(Estimate plain, Estimate corrected) {}

  /** Empty if the row does not have the number. */
  static Optional<Amount> of(ClaimMetric metric, ResultTable table, Row row) {
    return switch (metric) {
      case TIME -> UseCost.time(table, row).map(cost -> of(cost, table, row));
      case ALLOCATION -> UseCost.allocation(table, row).map(cost -> of(cost, table, row));
      case CPU -> UseCost.cpu(table, row).map(cost -> of(cost, table, row));
      case BYTES -> exact(row.size().raw(), row.suffix());
      case GZIP -> exact(row.size().gzip(), row.suffix());
      case JAR -> Optional.empty();
    };
  }

  private static Amount of(UseCost cost, ResultTable table, Row row) {
    return new Amount(Optional.of(cost), Double.NaN, table.family(), row.suffix());
  }

  /** Empty if there is no such number. */
  static Optional<Amount> exact(double number, String mark) {
    return Double.isNaN(number)
        ? Optional.empty()
        : Optional.of(new Amount(Optional.empty(), number, 1, mark));
  }

  Amount plus(Amount other) {
    return new Amount(
        cost.map(mine -> mine.plus(other.cost.orElseThrow())),
        exact + other.exact,
        Math.max(family, other.family),
        mark);
  }

  /** The number by itself, multiplied by a factor. */
  Interval times(double factor) {
    Estimate mean = cost.map(UseCost::mean).orElseGet(() -> exactly(exact));
    Estimate product =
        new Estimate(factor * mean.value(), factor * mean.low(), factor * mean.high(), mean.n());
    return new Interval(product, product);
  }

  /**
   * The ratio of this number to another.
   *
   * @param checks how many numbers the claim rests on
   */
  Interval over(Amount other, int checks) {
    if (cost.isEmpty()) {
      Estimate ratio = exactly(exact / other.exact);
      return new Interval(ratio, ratio);
    }
    int comparisons = Math.max(checks, Math.max(family, other.family));
    Ratio ratio = cost.get().over(other.cost.orElseThrow(), comparisons);
    return new Interval(ratio.plain(), ratio.family());
  }

  /**
   * The estimate of a number that is computed once. Its interval has no width, however often it
   * were computed.
   */
  private static Estimate exactly(double number) {
    return new Estimate(number, number, number, Settings.FORKS_FOR_VERDICTS);
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Sample;
import java.util.Optional;

/** Ratios of any two rows of a table, as the table itself compares its rows. */
public final class RowRatios {
  private final RowSamples samples;

  private RowRatios(ResultTable table) {
    this.samples =
        new RowSamples(name -> table.row(name).map(row -> sample(table, row)), table.anchor());
  }

  public static RowRatios of(ResultTable table) {
    return new RowRatios(table);
  }

  /**
   * A row's score divided by another's.
   *
   * @param family how many comparisons share the error of 5 % (Bonferroni)
   * @return empty where either has no positive score
   */
  public Optional<Ratio> of(Row row, Row other, int family) {
    return samples.isEmpty(row.name()) || samples.isEmpty(other.name())
        ? Optional.empty()
        : Optional.of(samples.ratio(row.name(), other.name(), family));
  }

  private static Sample sample(ResultTable table, Row row) {
    double factor = Units.factor(row.cell().unit(), table.unit()).orElseThrow();
    return Sample.of(table.key().source(), row.cell(), score -> score * factor);
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import java.util.Optional;

/**
 * Ratios of any two rows of a table, as the table compares: block by block, and where rows were in
 * different heats by the row that every heat has.
 */
public final class RowRatios {
  private final ResultTable table;
  private final Optional<Sample> anchor;

  private RowRatios(ResultTable table) {
    this.table = table;
    this.anchor = table.anchor().flatMap(table::row).map(this::sample);
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
    Sample here = sample(row);
    Sample there = sample(other);
    if (here.isEmpty() || there.isEmpty()) {
      return Optional.empty();
    }
    boolean isDirect =
        anchor.isEmpty() || table.anchor().equals(Optional.of(other.name())) && !here.isSplit();
    return Optional.of(
        isDirect
            ? Ratios.of(here, there, family)
            : Ratios.of(here.through(anchor.get()), there.through(anchor.get()), family));
  }

  private Sample sample(Row row) {
    double factor = Units.factor(row.cell().unit(), table.unit()).orElseThrow();
    return Sample.of(table.key().source(), row.cell(), score -> score * factor);
  }
}

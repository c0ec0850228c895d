package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.Operations;
import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.verdicts.Control;
import dev.wirebench.report.verdicts.Rival;
import dev.wirebench.report.verdicts.Supplement;
import java.util.List;
import java.util.Optional;

/**
 * The unit in which rows are compared.
 *
 * @param comparedBy the dimension that the rows' names are values of, for instance {@code codec}
 * @param unit of all its scores
 * @param largerIsBetter true for throughput
 * @param baseline the name of the row that others are compared with; empty if there is none
 * @param anchor the row that was in every heat, where the others were not in the same ones: they
 *     compare by it; else empty
 * @param rows ranked rows first, each part best first
 * @param family how many comparisons the verdicts are corrected for (Bonferroni)
 * @param controls rows that repeat another one
 * @param rivals ranked rows that are not established to be worse than the best one
 * @param notes sentences that belong below the table
 */
public record Table(
    TableKey key,
    String comparedBy,
    String unit,
    boolean largerIsBetter,
    Optional<String> baseline,
    Optional<String> anchor,
    List<Row> rows,
    int family,
    List<Control> controls,
    List<Rival> rivals,
    Supplement supplement,
    List<String> notes) {

  /**
   * Whether its rows are codecs by what they wrote: the codec itself has no part in what was
   * measured.
   */
  public boolean isOfMessages() {
    return comparedBy.equals(Dimensions.CODEC)
        && key.operation().flatMap(Operations::compression).isPresent();
  }

  public Optional<Row> row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst();
  }

  public Optional<Row> baselineRow() {
    return baseline.flatMap(this::row);
  }

  /** Whether forks of it took turns. */
  public boolean isByTurns() {
    return rows.stream().anyMatch(row -> row.slices().isPresent());
  }

  /** Whether no row has enough blocks or forks for a verdict. */
  public boolean isIndicative() {
    return rows.stream().noneMatch(row -> row.verdict().restsOnInterval());
  }
}

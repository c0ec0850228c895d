package dev.wirebench.report.analysis;

import java.util.List;
import java.util.Optional;

/**
 * The unit in which rows are compared.
 *
 * @param comparedBy the dimension that the rows' names are values of, for instance {@code codec}
 * @param unit of all its scores
 * @param largerIsBetter true for throughput
 * @param baseline the name of the row that others are compared with; empty if there is none
 * @param rows ranked rows first, each part best first
 * @param family how many comparisons the verdicts are corrected for (Bonferroni)
 * @param controls rows that repeat another one
 * @param best names of the best ranked row and of those that cannot be told from it by intervals
 *     corrected alike; empty where forks are too few to tell
 * @param notes sentences that belong below the table
 */
public record Table(
    TableKey key,
    String comparedBy,
    String unit,
    boolean largerIsBetter,
    Optional<String> baseline,
    List<Row> rows,
    int family,
    List<Control> controls,
    List<String> best,
    Supplement supplement,
    List<String> notes) {

  public Optional<Row> row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst();
  }

  public Optional<Row> baselineRow() {
    return baseline.flatMap(this::row);
  }

  /** Whether no row has enough blocks or forks for a verdict. */
  public boolean isIndicative() {
    return rows.stream().noneMatch(row -> isVerdict(row.verdict()));
  }

  private static boolean isVerdict(Verdict verdict) {
    return switch (verdict) {
      case FASTER, SLOWER, EQUIVALENT, DIFFERENT, UNDECIDED -> true;
      case INDICATIVE, BASELINE, NONE -> false;
    };
  }
}

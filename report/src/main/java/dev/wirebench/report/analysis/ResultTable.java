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
 * The unit in which rows are compared. It is asked for what its parts hold.
 *
 * @param rows ranked rows first, each part best first
 * @param notes sentences that belong below the table
 */
public record ResultTable(
    TableKey key, Terms terms, List<Row> rows, Inference inference, List<String> notes) {

  /**
   * The terms on which rows are compared.
   *
   * @param comparedBy the dimension that the rows' names are values of, for instance {@code codec}
   * @param unit of all scores
   * @param largerIsBetter true for throughput
   * @param baseline the name of the row that others are compared with; empty if there is none
   * @param anchor the row that was in every interleaved group, where the others were in several:
   *     they compare by it; else empty
   */
  public record Terms(
      String comparedBy,
      String unit,
      boolean largerIsBetter,
      Optional<String> baseline,
      Optional<String> anchor) {}

  /**
   * The conclusions from all rows together.
   *
   * @param family how many comparisons the verdicts are corrected for (Bonferroni)
   * @param controls rows that repeat another one
   * @param rivals ranked rows that are not established to be worse than the best one
   */
  public record Inference(
      int family, List<Control> controls, List<Rival> rivals, Supplement supplement) {}

  public String comparedBy() {
    return terms.comparedBy();
  }

  public String unit() {
    return terms.unit();
  }

  public boolean largerIsBetter() {
    return terms.largerIsBetter();
  }

  public Optional<String> baseline() {
    return terms.baseline();
  }

  public Optional<String> anchor() {
    return terms.anchor();
  }

  public int family() {
    return inference.family();
  }

  public List<Control> controls() {
    return inference.controls();
  }

  public List<Rival> rivals() {
    return inference.rivals();
  }

  public Supplement supplement() {
    return inference.supplement();
  }

  /**
   * Says whether its rows are the messages that codecs wrote. The codec itself has no part in what
   * was measured.
   */
  public boolean isOfMessages() {
    return comparedBy().equals(Dimensions.CODEC)
        && key.operation().flatMap(Operations::compression).isPresent();
  }

  public Optional<Row> row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst();
  }

  public Optional<Row> baselineRow() {
    return baseline().flatMap(this::row);
  }

  /** Says whether its forks were interleaved. */
  public boolean isByTurns() {
    return rows.stream().anyMatch(row -> row.slices().isPresent());
  }

  /** Says whether no row has enough blocks or forks for a verdict. */
  public boolean isIndicative() {
    return rows.stream().noneMatch(row -> row.verdict().restsOnInterval());
  }
}

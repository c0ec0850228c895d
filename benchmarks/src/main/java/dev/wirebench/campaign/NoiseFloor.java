package dev.wirebench.campaign;

import dev.wirebench.codec.Variant;
import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What difference the machine shows between identical things: each control against its codec.
 *
 * @param pairs one for each table with a control that both have results in
 */
public record NoiseFloor(List<Pair> pairs) {
  private static final double PERCENT = 100;

  /**
   * A control against the codec that it repeats. The true ratio is 1.
   *
   * @param low of the ratio's 95 % interval, paired by block; null for a single block
   */
  public record Pair(
      String name,
      String benchmark,
      String payload,
      String jdk,
      double ratio,
      Double low,
      Double high,
      int blocks) {

    private static Pair of(Cell control, Estimate ratio) {
      return new Pair(
          control.name().orElseThrow(),
          control.benchmark(),
          control.payload().orElseThrow(),
          control.jdk(),
          ratio.value(),
          finite(ratio.low()),
          finite(ratio.high()),
          ratio.n());
    }

    private static Double finite(double value) {
      return Double.isNaN(value) ? null : value;
    }

    /** How far the ratio is from 1, as a share: 0.02 both for 1.02 and for 1/1.02. */
    double distance() {
      return Math.exp(Math.abs(Math.log(ratio))) - 1;
    }

    /** Whether the interval says that identical things differ. */
    boolean isFalseAlarm() {
      return low != null && (low > 1 || high < 1);
    }
  }

  public static NoiseFloor of(Run run) {
    CellForks forks = CellForks.of(run);
    List<Pair> pairs = new ArrayList<>();
    for (Cell cell : run.cells()) {
      if (cell.name().filter(Variant::isControl).isPresent()) {
        Estimate ratio = forks.ratio(cell, cell.of(cell.codec().orElseThrow()));
        if (ratio.n() > 0) {
          pairs.add(Pair.of(cell, ratio));
        }
      }
    }
    return new NoiseFloor(pairs);
  }

  /** In one sentence; empty if there is no control. */
  public Optional<String> text() {
    if (pairs.isEmpty()) {
      return Optional.empty();
    }
    double[] distances = pairs.stream().mapToDouble(Pair::distance).sorted().toArray();
    double median = (distances[(distances.length - 1) / 2] + distances[distances.length / 2]) / 2;
    return Optional.of(
        String.format(
            Locale.ROOT,
            "Noise floor: %s against itself differs by %.1f %% (median of %d table%s), at most by"
                + " %.1f %%; %d of %d intervals exclude 1.",
            Variant.codec(pairs.get(0).name()),
            median * PERCENT,
            distances.length,
            distances.length == 1 ? "" : "s",
            distances[distances.length - 1] * PERCENT,
            pairs.stream().filter(Pair::isFalseAlarm).count(),
            pairs.size()));
  }
}

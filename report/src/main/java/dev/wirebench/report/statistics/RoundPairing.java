package dev.wirebench.report.statistics;

import java.util.List;

/**
 * The effects of the machine that iterations of one pass have in common: only these cancel out of
 * their ratio.
 *
 * @param correlation Pearson's r of ln x_i and ln b_i over the rounds of a heat, mean over heats;
 *     NaN where slices do not vary
 * @param gain how many times less a ratio of slices varies than if they had nothing in common:
 *     (s²(ln x) + s²(ln b)) / s²(d), each pooled over heats; 1 is no gain, infinite if only the
 *     ratio does not vary, NaN if nothing does
 * @param deviation s(ln x), pooled over heats: how much the row's slices vary within a heat
 */
public record RoundPairing(double correlation, double gain, double deviation) {

  /**
   * @param heats one or more
   */
  public static RoundPairing of(List<PairedHeat> heats) {
    double row = 0;
    double baseline = 0;
    double ratio = 0;
    int degrees = 0;
    for (PairedHeat heat : heats) {
      row += squares(heat.logsOfRow());
      baseline += squares(heat.logsOfBaseline());
      ratio += squares(heat.differences());
      degrees += heat.rounds() - 1;
    }
    return new RoundPairing(
        heats.stream()
            .mapToDouble(RoundPairing::correlation)
            .filter(Double::isFinite)
            .average()
            .orElse(Double.NaN),
        (row + baseline) / ratio,
        Math.sqrt(row / degrees));
  }

  /** r = (s²(x) + s²(b) − s²(x − b)) / (2 s(x) s(b)), of the logarithms. */
  private static double correlation(PairedHeat heat) {
    double row = squares(heat.logsOfRow());
    double baseline = squares(heat.logsOfBaseline());
    return (row + baseline - squares(heat.differences())) / (2 * Math.sqrt(row * baseline));
  }

  private static double squares(double[] values) {
    return Moments.variance(values, Moments.mean(values)) * (values.length - 1);
  }
}

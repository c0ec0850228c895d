package dev.wirebench.report.comparison;

import dev.wirebench.report.verdicts.Settings;
import java.util.OptionalDouble;

/**
 * The settings with which two runs are compared.
 *
 * @param delta the smallest relative difference that matters, 0.03 for 3 %
 * @param regression the slowdown that must not be established, 0.05 for 5 %; empty if nothing is
 *     forbidden
 */
public record ComparisonSettings(double delta, OptionalDouble regression) {
  public static final ComparisonSettings DEFAULT =
      new ComparisonSettings(Settings.DEFAULT.delta(), OptionalDouble.empty());

  /** The slowdown that sentences speak of. */
  public double limit() {
    return regression.orElse(delta);
  }
}

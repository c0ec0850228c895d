package dev.wirebench.report.verdicts;

import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.statistics.Estimates;
import java.util.List;

/** Says how noisy the machine of a run was: by the probe before it, and by its A/A control. */
public final class MachineNoise {
  private MachineNoise() {}

  /** A clause on what the probe before a run saw: not all systems show what others took. */
  public static String ofProbe(Noise noise) {
    String work =
        "equal pieces of work varied by "
            + Words.percent(noise.cv())
            + " (coefficient of variation; quiet is below 3 %)";
    return noise.steal() == null
        ? work
        : work + ", and other tenants took " + Words.percent(noise.steal()) + " of the processors";
  }

  /**
   * A predicate for a codec that was measured twice.
   *
   * @param controls at least one
   */
  public static String ofControls(List<Control> controls) {
    double[] distances = controls.stream().mapToDouble(Control::distance).sorted().toArray();
    return "differs from itself by "
        + Words.percent(Estimates.median(distances))
        + " (median of "
        + Words.count(distances.length, "table")
        + "), at most by "
        + Words.percent(distances[distances.length - 1]);
  }
}

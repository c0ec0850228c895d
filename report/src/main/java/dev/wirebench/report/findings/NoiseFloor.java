package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Control;
import dev.wirebench.report.verdicts.MachineNoise;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/**
 * The difference that the machine shows between a codec and its A/A control, which repeats it. If
 * it is significant (5 % over all tables, Bonferroni), the method is at fault, not a codec.
 */
final class NoiseFloor implements Analyser {
  private static final double LEVEL = 0.05;

  @Override
  public List<Finding> find(Report report) {
    List<Control> controls =
        report.tables().stream().flatMap(table -> table.controls().stream()).toList();
    if (controls.isEmpty()) {
      return List.of();
    }
    long tests = controls.stream().filter(control -> !Double.isNaN(control.p())).count();
    FindingPlaces alarms = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Control control : table.controls()) {
        if (control.p() < LEVEL / tests) {
          alarms.add(
              table,
              control.name()
                  + " in "
                  + table.key().title()
                  + " ("
                  + Words.percent(control.distance())
                  + ")");
        }
      }
    }
    return List.of(alarms.isEmpty() ? floor(controls) : alarm(alarms, controls));
  }

  private static Finding floor(List<Control> controls) {
    double[] distances = controls.stream().mapToDouble(Control::distance).toArray();
    return new Finding(
        Severity.NOTE,
        Findings.NOISE_FLOOR,
        "A/A difference: " + Words.percent(Estimates.median(distances)),
        "A codec measured twice "
            + MachineNoise.ofControls(controls)
            + ", and no more than chance allows.",
        "Do not read anything into differences of that size.",
        List.of());
  }

  private static Finding alarm(FindingPlaces alarms, List<Control> controls) {
    return new Finding(
        Severity.WARNING,
        Findings.NOISE_FLOOR,
        "The A/A control differs from the codec that it repeats",
        "A codec measured twice "
            + MachineNoise.ofControls(controls)
            + ", and more than chance allows: "
            + alarms
            + ".",
        "Do not trust differences of that size; repeat the run on a quieter machine, or with longer"
            + " warm-up.",
        alarms.tables(),
        controls.stream().mapToDouble(Control::distance).max().orElseThrow());
  }
}

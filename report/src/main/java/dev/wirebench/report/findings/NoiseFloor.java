package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Control;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.Estimates;
import java.util.ArrayList;
import java.util.List;

/**
 * What difference the machine shows between identical things: rows that repeat another one. An
 * error of the method, not of a codec, if they can be told apart (at 5 % over all tables,
 * Bonferroni).
 */
final class NoiseFloor implements Analyser {
  private static final double LEVEL = 0.05;

  @Override
  public List<Finding> find(Report report) {
    List<Double> distances = new ArrayList<>();
    int tests = 0;
    for (Table table : report.tables()) {
      for (Control control : table.controls()) {
        distances.add(control.distance());
        tests += Double.isNaN(control.p()) ? 0 : 1;
      }
    }
    if (distances.isEmpty()) {
      return List.of();
    }
    Places alarms = new Places();
    for (Table table : report.tables()) {
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
    return List.of(alarms.isEmpty() ? floor(distances) : alarm(alarms, distances));
  }

  private static Finding floor(List<Double> distances) {
    return new Finding(
        Severity.NOTE,
        Findings.NOISE_FLOOR,
        "Noise floor: " + Words.percent(median(distances)),
        "A codec measured twice differs from itself by "
            + summary(distances)
            + ", and no more than chance allows.",
        "Do not read anything into differences of that size.",
        List.of());
  }

  private static Finding alarm(Places alarms, List<Double> distances) {
    return new Finding(
        Severity.WARNING,
        Findings.NOISE_FLOOR,
        "Identical rows can be told apart",
        "A codec measured twice differs from itself by "
            + summary(distances)
            + ", and more than chance allows: "
            + alarms
            + ".",
        "Do not trust differences of that size; repeat the run on a quieter machine, or with longer"
            + " warm-up.",
        alarms.tables());
  }

  private static String summary(List<Double> distances) {
    return Words.percent(median(distances))
        + " (median of "
        + Words.count(distances.size(), "table")
        + "), at most by "
        + Words.percent(distances.stream().mapToDouble(d -> d).max().orElseThrow());
  }

  private static double median(List<Double> values) {
    return Estimates.median(values.stream().mapToDouble(value -> value).toArray());
  }
}

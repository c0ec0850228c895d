package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Heats in which the forks that waited for their turns used more than 2 % of a processor, all
 * together: the CPU time of all waits over the time from the first turn to the last. The wait for
 * the first round lies before that time and does not count.
 */
final class BusyWaiting implements Analyser {
  private static final double TOLERANCE = 0.02;
  private static final double MICROS = 1000;

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      Map<Integer, List<Fork>> heats = heats(source);
      double[] busy =
          heats.values().stream()
              .mapToDouble(BusyWaiting::share)
              .filter(share -> share > TOLERANCE)
              .sorted()
              .toArray();
      if (busy.length > 0) {
        findings.add(finding(source, heats.size(), busy));
      }
    }
    return findings;
  }

  private static Finding finding(Source source, int heats, double[] busy) {
    return new Finding(
        Severity.NOTE,
        "busy-waiting",
        "Forks work while they wait",
        "In "
            + busy.length
            + " of "
            + Words.count(heats, "heat")
            + " in "
            + source.name()
            + " the forks that waited used more than 2 % of a processor, up to "
            + Words.percent(busy[busy.length - 1])
            + ", while others measured.",
        "Warm up for longer (--warmup, for instance 20x1s), so that compilers are done; give fewer"
            + " codecs, or --interleave blocks, for libraries with threads of their own.",
        List.of());
  }

  private static Map<Integer, List<Fork>> heats(Source source) {
    Map<Integer, List<Fork>> heats = new TreeMap<>();
    for (MeasuredCell cell : source.cells()) {
      for (Fork fork : cell.forks()) {
        if (fork.turns() != null && fork.turns().beginMillis().length > 0) {
          heats.computeIfAbsent(fork.turns().heat(), heat -> new ArrayList<>()).add(fork);
        }
      }
    }
    return heats;
  }

  /** The share of a processor that waiting forks used; NaN where it is not known. */
  private static double share(List<Fork> heat) {
    double waiting = 0;
    double first = Double.POSITIVE_INFINITY;
    double last = Double.NEGATIVE_INFINITY;
    for (Fork fork : heat) {
      long[] micros = fork.turns().waitingMicros();
      if (Arrays.stream(micros).anyMatch(wait -> wait < 0)) {
        return Double.NaN;
      }
      long[] begin = fork.turns().beginMillis();
      waiting += Arrays.stream(micros).skip(1).sum();
      first = Math.min(first, begin[0]);
      last = Math.max(last, begin[begin.length - 1]);
    }
    return last > first ? waiting / MICROS / (last - first) : Double.NaN;
  }
}

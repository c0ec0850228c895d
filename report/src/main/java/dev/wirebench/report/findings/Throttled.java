package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A quota of CPU time, as containers have one, that stopped forks while they measured. Where forks
 * took turns, it is their rounds that are judged.
 */
final class Throttled implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      add(source, "fork", forks(source), findings);
      add(source, "round", rounds(heats(source)), findings);
    }
    return findings;
  }

  /** Says whether a round of any of them was throttled. */
  static boolean isIn(List<Heat> heats) {
    return Arrays.stream(rounds(heats)).anyMatch(Throttled::isTooMuch);
  }

  private static List<Heat> heats(Source source) {
    return source.run().map(run -> run.sampling().heats()).orElse(List.of());
  }

  /** Processors that were withheld from each fork that ran by itself; NaN where that is unknown. */
  private static double[] forks(Source source) {
    return source.cells().stream()
        .map(MeasuredCell::analysed)
        .flatMap(List::stream)
        .filter(fork -> fork.turns() == null)
        .map(fork -> fork.host().throttled())
        .mapToDouble(throttled -> throttled == null ? Double.NaN : throttled)
        .toArray();
  }

  private static double[] rounds(List<Heat> heats) {
    return heats.stream().flatMapToDouble(heat -> DoubleStream.of(heat.throttled())).toArray();
  }

  private static boolean isTooMuch(double throttled) {
    return throttled > Host.MOST_THROTTLED;
  }

  private static void add(Source source, String noun, double[] all, List<Finding> findings) {
    double[] throttled = Arrays.stream(all).filter(Throttled::isTooMuch).toArray();
    if (throttled.length > 0) {
      double most = Arrays.stream(throttled).max().orElseThrow();
      findings.add(
          new Finding(
              Severity.WARNING,
              "throttled",
              "Throttled by a CPU quota",
              "In "
                  + throttled.length
                  + " of "
                  + Words.count(all.length, noun)
                  + " in "
                  + source.name()
                  + " a quota withheld more than "
                  + Words.percent(Host.MOST_THROTTLED)
                  + " of a processor, "
                  + Words.percent(most)
                  + " at most. In scores that count in spite of that, up to this share of the time is"
                  + " waiting.",
              "Raise the quota (docker: --cpus; Linux: cpu.max or cpu.cfs_quota_us), or measure"
                  + " without one.",
              List.of(),
              most));
    }
  }
}

package dev.wirebench.campaign;

import dev.wirebench.fork.CompileTime;
import dev.wirebench.machine.HostReading;
import dev.wirebench.report.statistics.Drift;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.ForkRecord.Identity;
import dev.wirebench.run.ForkRecord.Lifetime;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.JmhFork;
import java.util.List;
import java.util.Optional;

/** The records of the forks of an interleaved group. */
final class HeatForks {
  private HeatForks() {}

  /**
   * @param host what the machine did besides during the heat
   */
  static ForkRecord record(HeatRecord heat, int place, LivingFork fork, HostReading host) {
    Optional<String> failure = fork.failure();
    return new ForkRecord(
        new Identity(heat.block(), heat.number(), place, 0, fork.cell()),
        new Lifetime(fork.started(), fork.stopped(), host, null),
        failure.orElse(null),
        failure.isPresent() ? fork.output().lastLines() : null,
        fork.output().warmup(),
        null,
        failure.isPresent() ? null : fork.turns(),
        fork.result());
  }

  /** Adds to each fork whether its speed was still changing while the passes were measured. */
  static List<ForkRecord> withDrift(List<ForkRecord> forks, HeatRecord heat) {
    return forks.stream().map(fork -> fork.with(drifting(fork, forks, heat))).toList();
  }

  /** Null if that cannot be told. */
  private static Boolean drifting(ForkRecord fork, List<ForkRecord> forks, HeatRecord heat) {
    if (fork.result() == null) {
      return null;
    }
    return heat.anchors().stream()
        .filter(anchor -> !anchor.equals(fork.cell()) && anchor.jdk().equals(fork.cell().jdk()))
        .flatMap(anchor -> forks.stream().filter(other -> other.cell().equals(anchor)))
        .filter(other -> other.result() != null)
        .findFirst()
        .map(
            other ->
                Drift.isDriftingByTurns(
                    heat.counted(fork).result().scores(),
                    heat.counted(other).result().scores(),
                    Math.max(compiling(fork.result()), compiling(other.result()))))
        .orElse(null);
  }

  /** The share of the measured time in which compilers worked; NaN if they do not say. */
  private static double compiling(JmhFork fork) {
    double millis =
        fork.iterations().stream()
            .map(iteration -> iteration.secondary().get(CompileTime.NAME))
            .mapToDouble(metric -> metric == null ? Double.NaN : metric.value())
            .sum();
    return millis / fork.measurement().totalMillis();
  }
}

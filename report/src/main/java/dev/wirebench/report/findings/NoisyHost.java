package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.ForkMultiples;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.NoiseLevel;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.MachineNoise;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A machine that was not quiet, by the probe before the run or while forks ran. Passes of
 * interleaved groups are left out if they were disturbed; forks that ran alone are not.
 */
final class NoisyHost implements Analyser {
  private static final String KIND = "noisy-host";
  private static final String TITLE = "Noisy machine";

  /** The rule by {@link Host}. */
  private static final String DISTURBANCE =
      "other tenants took more than "
          + Words.percent(Host.MOST_STEAL)
          + " of the processors, or of one processor another process more than "
          + Words.percent(Host.MOST_OTHER_PROCESS)
          + " or several more than "
          + Words.percent(Host.MOST_OTHERS);

  private static final String QUIETER = "Close other programs; measure on a machine of your own.";

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .flatMap(run -> Optional.ofNullable(run.machine().noise()))
          .ifPresent(noise -> probe(source, noise, findings));
      forks(report, source, findings);
      rounds(source, findings);
    }
    return findings;
  }

  private static void probe(Source source, Noise noise, List<Finding> findings) {
    boolean red = noise.verdict() == NoiseLevel.RED;
    if (red || noise.verdict() == NoiseLevel.AMBER) {
      findings.add(
          new Finding(
              red ? Severity.WARNING : Severity.NOTE,
              KIND,
              TITLE,
              "Before "
                  + source.name()
                  + " the machine was "
                  + noise.verdict().label()
                  + ": "
                  + MachineNoise.ofProbe(noise)
                  + ".",
              red
                  ? "Do not use these times; measure on a machine of your own, or at another hour."
                  : "Intervals have room for it, and are wider; close other programs next time.",
              List.of()));
    }
  }

  /** Forks that ran one after another count even if they were disturbed. */
  private static void forks(Report report, Source source, List<Finding> findings) {
    long disturbed = 0;
    long all = 0;
    for (MeasuredCell cell : source.cells()) {
      for (Fork fork : cell.analysed()) {
        all += fork.turns() == null ? 1 : 0;
        disturbed += isDisturbed(fork) ? 1 : 0;
      }
    }
    if (disturbed > 0) {
      FindingPlaces places = disturbed(report, source);
      findings.add(
          new Finding(
              places.severity(),
              KIND,
              TITLE,
              disturbed
                  + " of "
                  + Words.count(all, "fork")
                  + " in "
                  + source.name()
                  + " ran while "
                  + DISTURBANCE
                  + (places.isEmpty() ? "" : ": " + places)
                  + ".",
              QUIETER,
              places.tables(),
              places.effect()));
    }
  }

  private static boolean isDisturbed(Fork fork) {
    return fork.turns() == null && fork.host().hasMetOthers();
  }

  /**
   * The rows of a source that have disturbed forks, with the change of their means without them.
   */
  private static FindingPlaces disturbed(Report report, Source source) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        List<Fork> forks = row.cell().analysed();
        long count = forks.stream().filter(NoisyHost::isDisturbed).count();
        if (count > 0 && source.cells().stream().anyMatch(cell -> cell == row.cell())) {
          double effect = ForkMultiples.change(row, row.means(), NoisyHost::isDisturbed);
          places.add(table, row, count + " of " + forks.size(), effect, row.score());
        }
      }
    }
    return places;
  }

  private static void rounds(Source source, List<Finding> findings) {
    List<Heat> heats = source.run().map(run -> run.sampling().heats()).orElse(List.of());
    long leftOut = heats.stream().mapToLong(Heat::leftOut).sum();
    if (leftOut > 0) {
      Map<Integer, Integer> counted = counted(source);
      long all =
          leftOut + heats.stream().mapToLong(heat -> counted.getOrDefault(heat.number(), 0)).sum();
      findings.add(
          new Finding(
              Severity.NOTE,
              KIND,
              TITLE,
              leftOut
                  + " of "
                  + all
                  + " passes"
                  + " in "
                  + source.name()
                  + (leftOut == 1 ? " was" : " were")
                  + " left out, since "
                  + DISTURBANCE
                  + (Throttled.isIn(heats)
                      ? ", or a quota withheld more than "
                          + Words.percent(Host.MOST_THROTTLED)
                          + " of one."
                      : "."),
              "Nothing: they count nowhere, and intervals are wider. " + QUIETER,
              List.of()));
    }
  }

  /** The number of passes of each interleaved group that count. */
  private static Map<Integer, Integer> counted(Source source) {
    Map<Integer, Integer> rounds = new HashMap<>();
    for (MeasuredCell cell : source.cells()) {
      for (Fork fork : cell.forks()) {
        if (fork.turns() != null) {
          rounds.merge(fork.turns().heat(), fork.scores().length, Math::max);
        }
      }
    }
    return rounds;
  }
}

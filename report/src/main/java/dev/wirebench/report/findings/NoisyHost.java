package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.MachineNoise;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A machine that was not quiet: by the probe before the run, or while forks ran. By turns it is the
 * rounds that are judged: those that were left out.
 */
final class NoisyHost implements Analyser {
  private static final String KIND = "noisy-host";
  private static final String TITLE = "Noisy machine";

  private static final String QUIETER = "Close other programs; measure on a machine of your own.";

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .flatMap(run -> Optional.ofNullable(run.noise()))
          .ifPresent(noise -> probe(source, noise, findings));
      forks(source, findings);
      rounds(source, findings);
    }
    return findings;
  }

  private static void probe(Source source, Noise noise, List<Finding> findings) {
    boolean red = noise.verdict().equals("red");
    if (red || noise.verdict().equals("amber")) {
      findings.add(
          new Finding(
              Severity.WARNING,
              KIND,
              TITLE,
              "Before "
                  + source.name()
                  + " the machine was "
                  + noise.verdict()
                  + ": "
                  + MachineNoise.ofProbe(noise)
                  + ".",
              red
                  ? "Do not use these times; measure on a machine of your own, or at another hour."
                  : "Close other programs; expect wider intervals.",
              List.of()));
    }
  }

  private static void forks(Source source, List<Finding> findings) {
    long disturbed = 0;
    long all = 0;
    for (MeasuredCell cell : source.cells()) {
      for (Fork fork : cell.analysed()) {
        if (fork.turns() == null) {
          all++;
          disturbed += fork.host().hasMetOthers() ? 1 : 0;
        }
      }
    }
    if (disturbed > 0) {
      findings.add(
          new Finding(
              Severity.WARNING,
              KIND,
              TITLE,
              disturbed
                  + " of "
                  + Words.count(all, "fork")
                  + " in "
                  + source.name()
                  + " ran while other tenants took more than 2 % of the processors, or of one processor"
                  + " another process more than 10 % or several more than 15 %.",
              QUIETER,
              List.of()));
    }
  }

  private static void rounds(Source source, List<Finding> findings) {
    List<Heat> heats = source.run().map(RunInfo::heats).orElse(List.of());
    long leftOut = heats.stream().mapToLong(Heat::leftOut).sum();
    if (leftOut > 0) {
      Map<Integer, Integer> counted = counted(source);
      long all =
          leftOut + heats.stream().mapToLong(heat -> counted.getOrDefault(heat.number(), 0)).sum();
      findings.add(
          new Finding(
              Severity.WARNING,
              KIND,
              TITLE,
              leftOut
                  + " of "
                  + Words.count(all, "round")
                  + " in "
                  + source.name()
                  + (leftOut == 1 ? " was" : " were")
                  + " left out, since other tenants took more than 2 % of the processors meanwhile,"
                  + " or of one processor another process more than 10 % or several more than 15 %"
                  + (Throttled.isIn(heats) ? ", or a quota withheld more than 2 % of one." : "."),
              QUIETER,
              List.of()));
    }
  }

  /** How many rounds of each heat count. */
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

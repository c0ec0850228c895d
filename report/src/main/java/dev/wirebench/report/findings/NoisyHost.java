package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A machine that was not quiet: by the probe before the run, or while forks ran. */
final class NoisyHost implements Analyser {
  private static final String KIND = "noisy-host";
  private static final String TITLE = "Noisy machine";

  /** Of the thresholds at which a campaign repeats a fork. */
  private static final double STEAL = 0.02;

  private static final double OTHER_PROCESS = 0.1;

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .flatMap(run -> Optional.ofNullable(run.noise()))
          .ifPresent(noise -> probe(source, noise, findings));
      forks(source, findings);
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
                  + ": equal pieces of work varied by "
                  + Words.percent(noise.cv())
                  + " (coefficient of variation; quiet is below 3 %), and other tenants took "
                  + Words.percent(noise.steal())
                  + " of the processors.",
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
        all++;
        disturbed += isDisturbed(fork.host()) ? 1 : 0;
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
                  + " ran while other tenants took more than 2 % of the processors, or another"
                  + " process more than 10 % of one.",
              "Close other programs; measure on a machine of your own.",
              List.of()));
    }
  }

  private static boolean isDisturbed(Host host) {
    return host.steal() > STEAL || host.otherProcess() > OTHER_PROCESS;
  }
}

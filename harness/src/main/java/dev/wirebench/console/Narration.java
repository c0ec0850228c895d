package dev.wirebench.console;

import dev.wirebench.base.Program;
import dev.wirebench.base.Shell;
import dev.wirebench.campaign.Forecast;
import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Scope;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.TrialRecord;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words that every display of a campaign has; each shows lines in its own way. */
abstract class Narration implements Display {
  /** Read before any fork starts: while one does, the property holds the fork's class path. */
  private final String program = program(System.getProperty("java.class.path"));

  private final Path folder;
  private final Set<String> failures = new HashSet<>();
  private Plan plan;
  private Scope scope;
  private Clock clock;

  /**
   * @param folder of the run, for the command that resumes it
   */
  Narration(Path folder) {
    this.folder = folder;
  }

  /** The command that started this program: the script that names itself, or the jar. */
  private static String program(String jar) {
    return Program.IS_NAMED ? Program.COMMAND : Shell.line("java", "-jar", jar);
  }

  /** Shows what is to stay. */
  abstract void line(String text);

  /** The outcome of a fork. A benchmark that fails once more as before is told in a word. */
  final String outcome(ForkRecord fork) {
    boolean isAgain =
        fork.failure() != null && !failures.add(fork.cell().label() + " " + fork.failure());
    return Events.forkDone(fork, isAgain);
  }

  /** Shows what is of interest until the next event. */
  abstract void passing(String text);

  /** Once the campaign has started. */
  final Plan plan() {
    return plan;
  }

  /** Once the campaign has started. */
  final Clock clock() {
    return clock;
  }

  @Override
  public final void waiting() {
    passing("waiting    for another campaign on this machine to end");
  }

  @Override
  public final void lacking(String sentence) {
    line("lacking    " + sentence);
  }

  @Override
  public final void probing() {
    passing("probing    how noisy this machine is");
  }

  @Override
  public final void probed(Noise noise) {
    line("noise      " + noise);
  }

  @Override
  public final void scoped(Scope scope) {
    this.scope = scope;
    Events.scoped(scope).forEach(this::line);
  }

  @Override
  public final void qualifying(String codec) {
    passing("qualifying " + codec);
  }

  @Override
  public final void excluded(QualificationRecord row) {
    line(Events.excluded(row));
  }

  @Override
  public final void disturbed(PlannedCandidate candidate, String reason) {
    line(Events.disturbed(candidate, reason));
  }

  @Override
  public final void trying(int forks) {
    line(
        "warm-up    is tried in "
            + Words.count(forks, "fork")
            + (forks == 1 ? ", which counts" : ", which count")
            + " for nothing else");
  }

  @Override
  public final void trialDone(TrialRecord trial, int done, int total) {
    passing(Events.trialDone(trial, done, total));
  }

  @Override
  public final void tried(List<TrialRecord> trials) {
    Events.tried(trials).forEach(this::line);
  }

  @Override
  public void starting(Forecast forecast) {
    plan = forecast.plan();
    clock = new Clock(forecast.done());
    Events.starting(forecast).forEach(this::line);
    if (scope != null
        && plan.interleaving().isByTurns()
        && plan.effort().blocks() < Settings.FORKS_FOR_VERDICTS) {
      line(Events.withoutVerdicts(scope));
    }
  }

  @Override
  public final void revised(int before, int iterations, double share) {
    line(Events.revised(before, iterations, share));
  }

  @Override
  public final void leaving(int block, List<Cell> cells) {
    line(Events.leaving(block, cells, plan));
  }

  @Override
  public final void budgetSpent(int block, long lackingMillis) {
    line(Events.budgetSpent(program, folder, plan, block, lackingMillis));
  }

  @Override
  public final void profiling(Cell cell, int done, int total) {
    passing("profiling  " + (done + 1) + "/" + total + "  " + cell.label());
  }

  @Override
  public final void profileFailed(Cell cell, String reason) {
    line("no profile " + cell.label() + ": " + reason);
  }

  /** The command with which a stopped run goes on. */
  final String resumption() {
    return Events.interrupted(program, folder);
  }
}

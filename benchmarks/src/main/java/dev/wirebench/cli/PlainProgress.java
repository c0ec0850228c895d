package dev.wirebench.cli;

import dev.wirebench.campaign.Forecast;
import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Scope;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.QualificationRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** One plain line per event, with the time left. */
final class PlainProgress implements Display {
  private final PrintWriter out;
  private final Path folder;
  private Plan plan;
  private Clock clock;

  /**
   * @param folder of the run, for the command that resumes it
   */
  PlainProgress(PrintWriter out, Path folder) {
    this.out = out;
    this.folder = folder;
  }

  @Override
  public void waiting() {
    line("waiting    for another campaign on this machine to end");
  }

  @Override
  public void probing() {
    line("probing    how noisy this machine is");
  }

  @Override
  public void probed(Noise noise) {
    line("noise      " + noise);
  }

  @Override
  public void scoped(Scope scope) {
    Events.scoped(scope).forEach(this::line);
  }

  @Override
  public void qualifying(String codec) {
    line("qualifying " + codec);
  }

  @Override
  public void excluded(QualificationRecord row) {
    line(Events.excluded(row));
  }

  @Override
  public void starting(Forecast forecast) {
    plan = forecast.plan();
    clock = new Clock(forecast.done());
    Events.starting(forecast).forEach(this::line);
  }

  @Override
  public void leaving(int block, List<Cell> cells) {
    line(Events.leaving(block, cells, plan));
  }

  @Override
  public void budgetSpent(int block) {
    line(Events.budgetSpent(block));
  }

  /** The line comes when the fork is done. */
  @Override
  public void forkStarting(int block, Cell cell) {}

  @Override
  public void forkDone(ForkRecord fork, int done, int total) {
    line(
        String.format(
            Locale.ROOT,
            "%d/%d  block %d  %s  (%s left)",
            done,
            total,
            fork.block() + 1,
            Events.forkDone(fork),
            clock.left(done, total)));
  }

  @Override
  public void interrupted() {
    line(Events.interrupted(folder));
  }

  private void line(String text) {
    out.println(text);
    out.flush();
  }

  @Override
  public void close() {}
}

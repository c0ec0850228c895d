package dev.wirebench.console;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.run.ForkRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;

/** One plain line per event, with the time left. */
public final class PlainProgress extends Narration {
  private final PrintWriter out;

  /**
   * @param folder of the run, for the command that resumes it
   */
  public PlainProgress(PrintWriter out, Path folder) {
    super(folder);
    this.out = out;
  }

  @Override
  public void heatStarting(Heat heat, int due) {
    line("heat       " + Events.heatStarting(heat, due));
  }

  /** The line comes when the fork is done. */
  @Override
  public void forkStarting(int block, Cell cell) {}

  @Override
  public void roundStarting(Heat heat, int round, int rounds) {}

  @Override
  public void forkDone(ForkRecord fork, int done, int total) {
    line(
        String.format(
            Locale.ROOT,
            "%d/%d  block %d  %s  (%s left)",
            done,
            total,
            fork.block() + 1,
            outcome(fork),
            clock().left(done, total)));
  }

  @Override
  public void interrupted() {
    line(resumption());
  }

  @Override
  void passing(String text) {
    line(text);
  }

  @Override
  void line(String text) {
    out.println(text);
    out.flush();
  }

  @Override
  public void close() {}
}

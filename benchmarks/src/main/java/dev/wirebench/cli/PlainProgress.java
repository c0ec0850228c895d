package dev.wirebench.cli;

import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.Cell;
import dev.wirebench.campaign.ForkRecord;
import dev.wirebench.campaign.Plan;
import dev.wirebench.campaign.Qualified;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** One plain line per event, with the time left. */
final class PlainProgress implements Campaign.Listener {
  private final PrintWriter out;
  private long startNanos;

  PlainProgress(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void qualifying(String codec) {
    line("qualifying " + codec);
  }

  @Override
  public void excluded(Qualified row) {
    String reason = row.reasons().values().iterator().next();
    line("excluded   " + row.codec() + " for " + row.payload() + ": " + reason);
  }

  @Override
  public void starting(Plan plan, List<Cell> cells) {
    startNanos = System.nanoTime();
    line(
        String.format(
            Locale.ROOT,
            "measuring  %d cells x %d blocks, seed %d, about %s",
            cells.size(),
            plan.blocks(),
            plan.seed(),
            text(plan.estimatedMillis(cells))));
  }

  @Override
  public void forkDone(ForkRecord fork, int done, int total) {
    long elapsed = (System.nanoTime() - startNanos) / 1_000_000;
    String outcome =
        fork.failure() == null
            ? String.format(Locale.ROOT, "%.1f ns/op", fork.result().mean())
            : "FAILED: " + fork.failure();
    line(
        String.format(
            Locale.ROOT,
            "%d/%d  block %d  %s  %s  (%s left)",
            done,
            total,
            fork.block() + 1,
            fork.cell().label(),
            outcome,
            text(elapsed * (total - done) / done)));
  }

  private void line(String text) {
    out.println(text);
    out.flush();
  }

  private static String text(long millis) {
    Duration duration = Duration.ofMillis(millis);
    return duration.toMinutes() == 0
        ? duration.toSeconds() + " s"
        : duration.toMinutes() + " min " + duration.toSecondsPart() + " s";
  }
}

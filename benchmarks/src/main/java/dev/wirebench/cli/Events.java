package dev.wirebench.cli;

import dev.wirebench.campaign.Cell;
import dev.wirebench.campaign.ForkRecord;
import dev.wirebench.campaign.Plan;
import dev.wirebench.campaign.Qualified;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What happens in a campaign, in words. */
final class Events {
  private Events() {}

  static String excluded(Qualified row) {
    String reason = row.reasons().values().iterator().next();
    return "excluded   " + row.codec() + " for " + row.payload() + ": " + reason;
  }

  static String starting(Plan plan, List<Cell> cells, int done) {
    long all = plan.estimatedMillis(cells);
    int total = cells.size() * plan.blocks();
    String resumed = done == 0 ? "" : String.format(Locale.ROOT, ", %d forks done", done);
    return String.format(
        Locale.ROOT,
        "measuring  %d cells x %d blocks, seed %d%s, about %s",
        cells.size(),
        plan.blocks(),
        plan.seed(),
        resumed,
        Clock.text(total == 0 ? 0 : all * (total - done) / total));
  }

  static String forkDone(ForkRecord fork) {
    String outcome =
        fork.failure() == null
            ? String.format(Locale.ROOT, "%.1f ns/op", fork.result().mean())
            : "FAILED: " + fork.failure();
    String spoiled =
        fork.spoiled() == null
            ? ""
            : ", spoiled: "
                + fork.spoiled()
                + (fork.attempt() == 0 ? "; it is repeated" : "; it was repeated already");
    return fork.cell().label() + "  " + outcome + spoiled;
  }

  static String interrupted(Path folder) {
    return "Stopped. What was measured is in "
        + folder
        + "; go on with: java -jar "
        + System.getProperty("java.class.path")
        + " run --resume "
        + folder;
  }
}

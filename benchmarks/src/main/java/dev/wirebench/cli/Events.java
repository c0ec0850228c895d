package dev.wirebench.cli;

import dev.wirebench.campaign.Cell;
import dev.wirebench.campaign.Forecast;
import dev.wirebench.campaign.ForkRecord;
import dev.wirebench.campaign.Plan;
import dev.wirebench.campaign.Qualified;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What happens in a campaign, in words. */
final class Events {
  private Events() {}

  static String excluded(Qualified row) {
    String reason = row.reasons().values().iterator().next();
    return "excluded   " + row.codec() + " for " + row.payload() + ": " + reason;
  }

  static List<String> starting(Forecast forecast) {
    return List.of(
        "measuring  " + forecast.text(),
        "forks      " + forecast.iterations(),
        "promise    " + forecast.promise());
  }

  static String leaving(int block, List<Cell> cells, Plan plan) {
    return String.format(
        Locale.ROOT,
        "precise    to ± %s after block %d: %s",
        percent(plan.precision()),
        block + 1,
        cells.stream().map(Cell::label).collect(Collectors.joining(", ")));
  }

  /** For instance {@code 3 %}. */
  static String percent(double share) {
    return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT))
            .format(share * 100)
        + " %";
  }

  static String budgetSpent(int block) {
    return "budget     spent in block " + (block + 1);
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

package dev.wirebench.console;

import dev.wirebench.base.Durations;
import dev.wirebench.base.Shell;
import dev.wirebench.campaign.Forecast;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.plan.Scope;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.TrialRecord;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The events of a campaign, in words. */
public final class Events {
  private static final int MOST_TITLES = 6;
  private static final double MILLIS = 1000;

  private Events() {}

  static String excluded(QualificationRecord row) {
    return "excluded   " + row.exclusion();
  }

  static String disturbed(PlannedCandidate candidate, String reason) {
    return "disturbed  "
        + candidate.candidate().codec()
        + " for "
        + candidate.candidate().payload()
        + ": "
        + reason
        + ", twice; run --resume checks it again";
  }

  static String trialDone(TrialRecord trial, int done, int total) {
    return String.format(
        Locale.ROOT,
        "trial      %d/%d  %s: %s",
        done,
        total,
        trial.cell().label(),
        trial.failure() == null
            ? String.format(Locale.ROOT, "%.0f s", trial.warmup().totalMillis() / MILLIS)
            : trial.failure());
  }

  /** The warm-ups that trial forks have shown, and the benchmarks that never settled. */
  static List<String> tried(List<TrialRecord> trials) {
    List<String> lines = new ArrayList<>();
    double[] seconds =
        trials.stream().mapToDouble(trial -> trial.warmup().totalMillis() / MILLIS).toArray();
    if (seconds.length > 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "warm-up    %.0f to %.0f s by need, %.0f s in the median",
              Arrays.stream(seconds).min().getAsDouble(),
              Arrays.stream(seconds).max().getAsDouble(),
              Estimates.median(seconds)));
    }
    List<String> unsettled =
        trials.stream()
            .filter(trial -> trial.failure() == null && trial.settledMillis() == null)
            .map(trial -> trial.cell().label() + " (" + trial.warmup() + ")")
            .toList();
    if (!unsettled.isEmpty()) {
      lines.add(
          "unsettled  " + String.join(", ", unsettled) + ": warm up for as long as is allowed");
    }
    return lines;
  }

  /** The comparisons that the budget pays for, and those that it leaves out. */
  static List<String> scoped(Scope scope) {
    List<String> lines = new ArrayList<>();
    List<PlannedTable> wanted = new ArrayList<>(scope.tables());
    wanted.removeAll(scope.indicative());
    lines.add("tables     " + titles(wanted));
    if (!scope.indicative().isEmpty()) {
      lines.add("then       " + titles(scope.indicative()) + ", as far as time allows");
    }
    if (!scope.isWhole()) {
      lines.add("left out   " + leftOut(scope));
    }
    return lines;
  }

  /** The comparisons that the budget does not pay for, and the one that would. */
  private static String leftOut(Scope scope) {
    return String.format(
        Locale.ROOT,
        "%s; all of it takes about %s (%s)",
        Stream.of(String.join(", ", scope.leftOutCodecs()), titles(scope.leftOut()))
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining("; ")),
        Durations.text(scope.millisForAll()),
        scope.budgetForAll());
  }

  /** The smallest budget that gives verdicts, where this one does not. */
  static String withoutVerdicts(Scope scope) {
    return String.format(
        Locale.ROOT,
        "verdicts   none, for want of time; with all that was asked for, they take about %s (%s)",
        Durations.text(scope.millisForAll()),
        scope.budgetForAll());
  }

  private static String titles(List<PlannedTable> tables) {
    String first =
        tables.stream()
            .limit(MOST_TITLES)
            .map(PlannedTable::title)
            .collect(Collectors.joining("; "));
    int more = tables.size() - MOST_TITLES;
    return more <= 0 ? first : first + "; and " + more + " more";
  }

  public static List<String> starting(Forecast forecast) {
    return List.of(
        "measuring  " + forecast.text(),
        "forks      " + forecast.iterations(),
        "promise    " + forecast.promise());
  }

  /** The forks that are to live at the same time. */
  static String heatStarting(Heat heat, int due) {
    return String.format(
        Locale.ROOT,
        "block %d, %s: %d forks%s",
        heat.block() + 1,
        heat.title(),
        heat.cells().size(),
        due == 1 ? "" : ", " + due + " heats to go in this block");
  }

  static String revised(int before, int iterations, double share) {
    return String.format(
        Locale.ROOT,
        "iterations %d in each further fork (%d until now): they cause %.0f %% of the variance of"
            + " ratios",
        iterations,
        before,
        100 * share);
  }

  static String leaving(int block, List<Cell> cells, Plan plan) {
    return String.format(
        Locale.ROOT,
        "precise    to ± %s after block %d: %s",
        percent(plan.comparison().precision()),
        block + 1,
        cells.stream().map(Cell::label).collect(Collectors.joining(", ")));
  }

  /** A share as a percentage, for instance {@code 3 %}. */
  private static String percent(double share) {
    return new DecimalFormat("0.##", DecimalFormatSymbols.getInstance(Locale.ROOT))
            .format(share * 100)
        + " %";
  }

  /**
   * @param program how it was started
   * @param lackingMillis what the blocks that were promised would take besides
   */
  static String budgetSpent(String program, Path folder, Plan plan, int block, long lackingMillis) {
    String spent = "budget     spent in block " + (block + 1);
    return lackingMillis == 0
        ? spent
        : spent
            + " of "
            + plan.effort().blocks()
            + "; for the others: "
            + program
            + " "
            + Shell.line("run", "--resume", folder, "--budget")
            + " "
            + Scope.minutes(lackingMillis)
            + "m";
  }

  /**
   * @param isAgain whether the same benchmark has failed before, and so was told
   */
  static String forkDone(ForkRecord fork, boolean isAgain) {
    String outcome =
        fork.failure() == null
            ? String.format(Locale.ROOT, "%.1f ns/op", fork.result().mean())
            : isAgain ? "FAILED again" : "FAILED: " + fork.failure();
    String spoiled =
        fork.spoiled() == null
            ? ""
            : ", spoiled: "
                + fork.spoiled()
                + (fork.attempt() == 0 ? "; it is repeated" : "; it was repeated already");
    return fork.cell().label() + "  " + outcome + spoiled;
  }

  /**
   * @param program how it was started
   */
  static String interrupted(String program, Path folder) {
    return "Stopped. What was measured is in "
        + folder
        + "; go on with: "
        + program
        + " "
        + Shell.line("run", "--resume", folder);
  }
}

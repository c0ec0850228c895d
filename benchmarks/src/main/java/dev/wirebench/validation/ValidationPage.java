package dev.wirebench.validation;

import dev.wirebench.codec.Operation;
import dev.wirebench.jmh.Variant;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Measured.RowId;
import dev.wirebench.validation.Validation.Pair;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What was found, as Markdown that can stand in the documentation. */
final class ValidationPage {
  private static final double PERCENT = 100;
  private static final String TURNS = "by turns";
  private static final String BLOCKS = "one after another";

  private final ValidationPlan plan;
  private final Validation validation;
  private final StringBuilder text = new StringBuilder();

  private ValidationPage(ValidationPlan plan, Validation validation) {
    this.plan = plan;
    this.validation = validation;
  }

  /**
   * @param calibrations by operation
   * @param agreement the verdicts of both orders
   * @param picture a file beside the page
   */
  static String of(
      ValidationPlan plan,
      Validation validation,
      Map<Operation, Calibration> calibrations,
      List<Pair> agreement,
      Optional<String> picture) {
    ValidationPage page = new ValidationPage(plan, validation);
    page.head();
    page.identicalRows();
    page.slowdowns();
    page.plantedSlowdowns(calibrations);
    page.intervals();
    page.agreement(agreement);
    picture.ifPresent(page::picture);
    return page.text.toString();
  }

  private void head() {
    Run turns = validation.turns().run();
    Plan measured = turns.plan();
    heading("# The method held against itself");
    line(
        "Written by `%s`: %d blocks by turns and as many one after another, in alternation;"
            + " %s, JDK %s, %s; %s. %s",
        plan.command(),
        plan.blocks(),
        turns.start().time().toString().substring(0, 10),
        measured.machines().jdks().get(0).label(),
        turns.start().environment().get("cpu"),
        turns.start().noise() == null
            ? "noise not looked at"
            : "noise before: " + turns.start().noise(),
        plan.bursts()
            ? "Meanwhile a process of ours took the CPUs in bursts of 5 s on average, as far apart,"
                + " for between 15 and 45 % of the time of each; both orders met the same ones in"
                + " each block."
            : "The machine was as it was.");
  }

  private void identicalRows() {
    heading("## Identical rows");
    line(
        "`%s` had %d forks in every block. Intervals of two of them, drawn anew in every block, %,d"
            + " ways for each operation: how many of the 95 %% intervals exclude 1, where 5 %% should."
            + " The ways share blocks: a number says how this machine's forks behave, not how often a"
            + " campaign would err to the decimal.",
        baseline(), Validation.CONTROLS + 1, Splits.COUNT);
    line("");
    line("| blocks | false alarms by turns | one after another |");
    line("|---:|---:|---:|");
    for (int blocks : validation.sizes()) {
      line(
          "| %d | %.1f %% | %.1f %% |",
          blocks,
          PERCENT * validation.turns().falseAlarms(blocks).share(),
          PERCENT * validation.blocks().falseAlarms(blocks).share());
    }
    line("");
    line(
        "Intervals of five blocks that have no fork in common: %s; %s.",
        once(TURNS, validation.turns()), once(BLOCKS, validation.blocks()));
  }

  private static String once(String order, Measured measured) {
    Splits splits = measured.falseAlarmsOnce(Settings.FORKS_FOR_VERDICTS);
    return String.format(
        Locale.ROOT,
        "%s %d of %d exclude 1 (so many or more in %.0f %% of the cases if each does in 5 %%)",
        order,
        splits.alarms(),
        splits.splits(),
        PERCENT * splits.chance());
  }

  private void slowdowns() {
    heading("## Slowdowns that should be found");
    line(
        "Of the same identical rows, one's times were multiplied afterwards: how many of the 95 %%"
            + " intervals, over as many choices, detect that (lie above 1).");
    line("");
    line("| slower by | blocks | found by turns | one after another |");
    line("|---:|---:|---:|---:|");
    for (double slowdown : Validation.SLOWDOWNS) {
      for (int blocks : validation.sizes()) {
        line(
            "| %.0f %% | %d | %.0f %% | %.0f %% |",
            PERCENT * slowdown,
            blocks,
            PERCENT * validation.turns().found(slowdown, blocks).share(),
            PERCENT * validation.blocks().found(slowdown, blocks).share());
      }
    }
  }

  private void plantedSlowdowns(Map<Operation, Calibration> calibrations) {
    heading("## Planted slowdowns");
    line(
        "`%s` that does one of so many operations twice, and what that should cost by a calibration"
            + " beforehand, in which all were done twice: the ratio to `%1$s` that counts operations likewise and does"
            + " none twice, over all blocks, and how"
            + " many intervals detect the slowdown (lie above 1), over %,d choices of blocks. For the"
            + " verdict *slower* a report wants more: the interval is adjusted for %d comparisons, as"
            + " in the default suite, and must lie above %.2f. All"
            + " blocks are a single choice: 0 or 100 %%. Each line is one row with one way to be"
            + " compiled in each block: how often such a row would be found, the section before tells"
            + " better.",
        baseline(), Splits.COUNT, Validation.FAMILY, 1 + Settings.DEFAULT.delta());
    line("");
    StringBuilder columns = new StringBuilder();
    validation
        .sizes()
        .forEach(
            n ->
                columns.append(
                    String.format(
                        Locale.ROOT, " found with %1$d blocks | *slower* with %1$d blocks |", n)));
    line("| operation | twice | planted | order | ratio | 95 %% interval |%s", columns);
    line("|---|---:|---:|---|---:|---|%s", "---:|---:|".repeat(validation.sizes().size()));
    for (RowId row : validation.turns().rows()) {
      int every = every(row);
      if (every > 0) {
        Calibration calibration = calibrations.get(row.operation());
        String planted =
            String.format(
                Locale.ROOT,
                "| %s | 1 of %d | %.1f %% of %.0f ns |",
                row.operation(),
                every,
                PERCENT * calibration.slowdown(every),
                calibration.nanos());
        line("%s %s | %s", planted, TURNS, found(validation.turns(), row));
        line("%s %s | %s", planted, BLOCKS, found(validation.blocks(), row));
      }
    }
  }

  private static int every(RowId row) {
    return row.operation() == Operation.SERIALIZE
        ? Variant.serializedTwice(row.name())
        : Variant.deserializedTwice(row.name());
  }

  private String found(Measured measured, RowId row) {
    double[] logs = measured.logRatios(row);
    StringBuilder cells = new StringBuilder();
    Estimate ratio = measured.ratio(row);
    cells.append(String.format(Locale.ROOT, "%.3f | %s |", ratio.value(), interval(ratio)));
    for (int blocks : validation.sizes()) {
      cells.append(
          blocks > logs.length
              ? " - | - |"
              : String.format(
                  Locale.ROOT,
                  " %.0f %% | %.0f %% |",
                  PERCENT * Splits.ofSlower(logs, blocks).share(),
                  PERCENT * Splits.ofVerdicts(logs, blocks, Validation.FAMILY).share()));
    }
    return cells.toString();
  }

  private void intervals() {
    heading("## Both orders");
    line(
        "Ratios to `%s` over all blocks with their 95 %% intervals, and the ratio by turns as a"
            + " multiple of the other, corrected for %d rows (Bonferroni): 1 unless one of the orders"
            + " is biased.",
        baseline(), validation.turns().rows().size());
    line("");
    line("| row | by turns | one after another | by turns / one after another |");
    line("|---|---|---|---|");
    for (RowId row : validation.turns().rows()) {
      Estimate turns = validation.turns().ratio(row);
      Estimate blocks = validation.blocks().ratio(row);
      Estimate bias = validation.bias(row);
      line(
          "| %s | %.3f ± %.1f %% | %.3f ± %.1f %% | %.3f (%s)%s |",
          row.label(),
          turns.value(),
          PERCENT * Validation.halfWidth(turns),
          blocks.value(),
          PERCENT * Validation.halfWidth(blocks),
          bias.value(),
          interval(bias),
          bias.excludes(1) ? ", excludes 1" : "");
    }
    line("");
    line(
        "Half of the intervals are within ±%.1f %% by turns and ±%.1f %% one after another; by turns an"
            + " interval is %.2f times as wide (median of the rows). Over all rows the ratio by turns is"
            + " %.3f times the other.",
        PERCENT * Validation.medianHalfWidth(validation.turns()),
        PERCENT * Validation.medianHalfWidth(validation.blocks()),
        validation.widthQuotient(),
        validation.meanBias());
  }

  private void agreement(List<Pair> pairs) {
    heading("## Verdicts");
    long same = pairs.stream().filter(pair -> pair.turns() == pair.blocks()).count();
    long contradictions = pairs.stream().filter(Pair::isContradiction).count();
    line(
        "Of %d verdicts, %d are the same in both orders and %d contradict each other (both firm, and"
            + " not both can be true).",
        pairs.size(), same, contradictions);
    line("");
    line("| table | row | by turns | one after another |");
    line("|---|---|---|---|");
    for (Pair pair : pairs) {
      line(
          "| %s | %s | %s | %s |",
          pair.table(),
          pair.row(),
          pair.turns().words(),
          pair.blocks().words() + (pair.isContradiction() ? " (contradiction)" : ""));
    }
  }

  private void picture(String file) {
    heading("## One burst");
    line(
        "Above, a slice of every fork of a heat is in every round: what slows one slows all, and leaves"
            + " their ratios. Below, a fork has the machine to itself, and the burst too. Shown are the"
            + " heat and the minute that varied most.");
    line("");
    line("![What a burst does to forks that take turns, and to forks one after another](%s)", file);
  }

  private String baseline() {
    return validation.turns().run().plan().comparison().baseline();
  }

  private static String interval(Estimate estimate) {
    return String.format(Locale.ROOT, "%.3f – %.3f", estimate.low(), estimate.high());
  }

  private void heading(String words) {
    text.append(text.isEmpty() ? "" : "\n").append(words).append("\n\n");
  }

  private void line(String form, Object... values) {
    text.append(
            values.length == 0 ? form.replace("%%", "%") : String.format(Locale.ROOT, form, values))
        .append('\n');
  }
}

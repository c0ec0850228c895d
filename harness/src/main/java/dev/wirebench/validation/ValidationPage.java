package dev.wirebench.validation;

import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Measured.RowId;
import dev.wirebench.validation.Validation.Pair;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The page of a validation: Markdown that can stand in the documentation. */
final class ValidationPage {
  private static final double PERCENT = 100;
  private static final String TURNS = "interleaved";
  private static final String BLOCKS = "sequential";

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
    page.plantedSlowdowns(calibrations);
    page.slowdowns();
    page.identicalRows();
    page.intervals();
    page.agreement(agreement);
    picture.ifPresent(page::picture);
    return page.text.toString();
  }

  private void head() {
    Run turns = validation.turns().run();
    Plan measured = turns.plan();
    heading("# The method compared with itself");
    line(
        "Written by `%s`: %d repetitions interleaved and as many sequential, in alternation;"
            + " %s, JDK %s, %s; %s. %s",
        plan.command(),
        plan.blocks(),
        turns.start().time().toString().substring(0, 10),
        measured.machines().jdks().get(0).label(),
        turns.start().environment().get("cpu"),
        turns.start().noise() == null
            ? "noise not measured"
            : "noise before: " + turns.start().noise(),
        plan.bursts()
            ? "Meanwhile a process of ours used the CPUs in bursts of 5 s on average, as far apart,"
                + " for between 15 and 45 % of the time of each. Both orders met the same bursts in"
                + " each repetition."
            : "Nothing of ours ran next to it.");
  }

  private void plantedSlowdowns(Map<Operation, Calibration> calibrations) {
    heading("## Planted slowdowns");
    line(
        "`%s` does one of a number of operations twice. A calibration beforehand, in which all were"
            + " done twice, says what that should cost. The ratio, over all repetitions, is to"
            + " `%1$s` that counts its operations and does none twice.",
        baseline());
    line("");
    line(
        "A report says *slower* if the interval, adjusted for %d comparisons as in the default"
            + " suite, is above %.2f. For comparison, the last columns count the unadjusted 95 %%"
            + " intervals that are above 1. Both are shares of %,d ways to choose repetitions; all"
            + " repetitions are a single choice: 0 or 100 %%. Each line is one configuration, whose"
            + " forks share their luck: the next section tells more of the average.",
        Validation.FAMILY, 1 + Settings.DEFAULT.delta(), Splits.COUNT);
    line("");
    line(
        "| operation | twice | planted | order | ratio | 95 %% interval |%s%s",
        columns("*slower* with %d repetitions"), columns("above 1 with %d"));
    line("|---|---:|---:|---|---:|---|%s", "---:|".repeat(2 * validation.sizes().size()));
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

  /** A column for each number of repetitions. */
  private String columns(String words) {
    return validation.sizes().stream()
        .map(size -> String.format(Locale.ROOT, " " + words + " |", size))
        .collect(Collectors.joining());
  }

  private String found(Measured measured, RowId row) {
    double[] logs = measured.logRatios(row);
    Estimate ratio = measured.ratio(row);
    return String.format(Locale.ROOT, "%.3f | %s |", ratio.value(), interval(ratio))
        + shares(logs, Validation.SLOWER)
        + shares(logs, Criterion.ABOVE_ONE);
  }

  private String shares(double[] logs, Criterion criterion) {
    return validation.sizes().stream()
        .map(size -> size > logs.length ? " - |" : share(Splits.ofSlower(logs, size, criterion)))
        .collect(Collectors.joining());
  }

  private static String share(Splits splits) {
    return String.format(Locale.ROOT, " %.0f %% |", PERCENT * splits.share());
  }

  private static int every(RowId row) {
    return row.operation() == Operation.SERIALIZE
        ? Variant.serializedTwice(row.name())
        : Variant.deserializedTwice(row.name());
  }

  private void slowdowns() {
    heading("## Simulated slowdowns");
    line(
        "`%s` had %d forks in every repetition. Of two of them, drawn again in every repetition, one's"
            + " times were multiplied afterwards. The shares are of %,d ways to draw, for each"
            + " operation.",
        baseline(), Validation.CONTROLS + 1, Splits.COUNT);
    line("");
    line(
        "| slower by | repetitions | *slower*, %s | *slower*, %s | above 1, %1$s | above 1, %2$s |",
        TURNS, BLOCKS);
    line("|---:|---:|---:|---:|---:|---:|");
    for (double slowdown : Validation.SLOWDOWNS) {
      for (int blocks : validation.sizes()) {
        line(
            "| %.0f %% | %d |%s%s%s%s",
            PERCENT * slowdown,
            blocks,
            share(validation.turns().found(slowdown, blocks, Validation.SLOWER)),
            share(validation.blocks().found(slowdown, blocks, Validation.SLOWER)),
            share(validation.turns().found(slowdown, blocks, Criterion.ABOVE_ONE)),
            share(validation.blocks().found(slowdown, blocks, Criterion.ABOVE_ONE)));
      }
    }
  }

  private void identicalRows() {
    heading("## Identical configurations");
    line(
        "Intervals of two of these forks, drawn in the same ways: how many of the 95 %% intervals"
            + " exclude 1, where 5 %% should. The ways share repetitions: a number says how this"
            + " machine's forks behave, not how often a campaign would err to the decimal.");
    line("");
    line("| repetitions | excludes 1, %s | excludes 1, %s |", TURNS, BLOCKS);
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
        "Intervals of %d repetitions that have no fork in common: %s; %s.",
        Settings.FORKS_FOR_VERDICTS,
        once(TURNS, validation.turns()),
        once(BLOCKS, validation.blocks()));
  }

  private static String once(String order, Measured measured) {
    Splits splits = measured.falseAlarmsOnce(Settings.FORKS_FOR_VERDICTS);
    return String.format(
        Locale.ROOT,
        "%s, %d of %d exclude 1 (that many or more in %.0f %% of the cases if each does in 5 %%)",
        order,
        splits.alarms(),
        splits.splits(),
        PERCENT * splits.chance());
  }

  private void intervals() {
    heading("## Both orders");
    line(
        "Ratios to `%s` over all repetitions with their 95 %% intervals, and the interleaved ratio as a"
            + " multiple of the sequential one, adjusted for %d configurations (Bonferroni). It is 1"
            + " unless one of the orders is biased.",
        baseline(), validation.turns().rows().size());
    line("");
    line("| configuration | %s | %s | %1$s / %2$s |", TURNS, BLOCKS);
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
        "Half of the interleaved intervals are within ±%.1f %%, of the sequential ones within ±%.1f %%."
            + " An interleaved interval is %.2f times as wide (median of the configurations). Over all"
            + " configurations, the interleaved ratio is %.3f times the sequential one.",
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
        "Of %d verdicts, %d are the same in both orders and %d contradict each other: neither is"
            + " inconclusive, and not both can be true.",
        pairs.size(), same, contradictions);
    line("");
    line("| comparison | configuration | %s | %s |", TURNS, BLOCKS);
    line("|---|---|---|---|");
    for (Pair pair : pairs) {
      line(
          "| %s | %s | %s | %s |",
          pair.table(),
          pair.row(),
          pair.turns().words(Settings.DEFAULT.delta()),
          pair.blocks().words(Settings.DEFAULT.delta())
              + (pair.isContradiction() ? " (contradiction)" : ""));
    }
  }

  private void picture(String file) {
    heading("## One burst");
    line(
        "Above, every pass has an iteration of every fork of an interleaved group: what slows one"
            + " slows all, and leaves their ratios. Below, a fork has the machine to itself, and the"
            + " burst too. Shown are the group and the minute that varied most.");
    line("");
    line("![What a burst does to interleaved and to sequential forks](%s)", file);
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

package dev.wirebench.validation;

import dev.wirebench.codec.Operation;
import dev.wirebench.jmh.Variant;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Validation.Pair;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was found, as Markdown that can stand in the documentation. */
final class ValidationPage {
  private static final double PERCENT = 100;

  private final Run first;
  private final Run second;
  private final Plan plan;
  private final Validation validation;
  private final StringBuilder text = new StringBuilder();

  private ValidationPage(Run first, Run second) {
    this.first = first;
    this.second = second;
    this.plan = first.plan();
    this.validation = new Validation(first, second);
  }

  /**
   * @param calibrations by operation
   * @param noiseFloors what the report of each run says of its controls
   * @param agreement the verdicts of both runs
   */
  static String of(
      Run first,
      Run second,
      Map<Operation, Calibration> calibrations,
      List<String> noiseFloors,
      List<Pair> agreement) {
    ValidationPage page = new ValidationPage(first, second);
    page.head();
    page.falseAlarms(noiseFloors);
    page.plantedSlowdowns(calibrations);
    page.fidelity();
    page.agreement(agreement);
    return page.text.toString();
  }

  private void head() {
    line("# The method held against itself");
    line("");
    line(
        "Written by `validate --blocks %d --warmup %s --measurement %s --seed %d`: two campaigns, one"
            + " after the other, the second with the next seed; %s, JDK %s, %s; %s.",
        plan.effort().blocks(),
        plan.effort().warmup(),
        plan.effort().measurement(),
        plan.seed(),
        first.start().time().toString().substring(0, 10),
        plan.machines().jdks().get(0).label(),
        first.start().environment().get("cpu"),
        first.start().noise() == null
            ? "noise not looked at"
            : "noise before: " + first.start().noise() + "; and " + second.start().noise());
  }

  private void falseAlarms(List<String> noiseFloors) {
    line("");
    line("## Identical rows");
    line("");
    line(
        "`%s` ran %d times in every block. Intervals of two of these rows, drawn anew in every block,"
            + " %,d ways for each line and operation: how many of the 95 %% intervals exclude 1, where"
            + " 5 %% should. The ways share blocks: a line says how this machine's forks behave, not how"
            + " often a campaign would err to the decimal.",
        plan.comparison().baseline(), Validation.CONTROLS + 1, Splits.COUNT);
    line("");
    line("| blocks | false alarms |");
    line("|---:|---:|");
    for (int blocks : validation.sizes()) {
      line("| %d | %.1f %% |", blocks, PERCENT * validation.falseAlarms(blocks).share());
    }
    line("");
    int number = 1;
    for (String noiseFloor : noiseFloors) {
      line("Campaign %d. %s", number++, noiseFloor);
    }
  }

  private void plantedSlowdowns(Map<Operation, Calibration> calibrations) {
    line("");
    line("## Planted slowdowns");
    line("");
    line(
        "`%s` with work added to every operation (`Blackhole.consumeCPU`), calibrated beforehand: the"
            + " ratio to `%1$s` over all blocks, and how many intervals detect the slowdown (lie above"
            + " 1), over %,d choices of blocks. All blocks are a single choice: 0 or 100 %%.",
        plan.comparison().baseline(), Splits.COUNT);
    line("");
    line(
        "| operation | planted | tokens | ratio, all blocks | 95 %% interval |%s",
        columns(" detected with %d blocks |"));
    line("|---|---:|---:|---:|---|%s", columns("---:|"));
    List<String> burdened =
        plan.comparison().variants().stream().filter(name -> !Variant.isControl(name)).toList();
    for (Operation operation : plan.selection().operations()) {
      for (int i = 0; i < burdened.size(); i++) {
        double slowdown = Validation.SLOWDOWNS.get(i);
        planted(operation, burdened.get(i), slowdown, calibrations.get(operation));
      }
    }
  }

  private String columns(String form) {
    StringBuilder columns = new StringBuilder();
    validation.sizes().forEach(blocks -> columns.append(String.format(Locale.ROOT, form, blocks)));
    return columns.toString();
  }

  private void planted(Operation operation, String name, double slowdown, Calibration calibration) {
    double[] logs = validation.logRatios(operation, name);
    Estimate ratio = Estimates.ratio(logs, Settings.CONFIDENCE);
    StringBuilder detected = new StringBuilder();
    for (int blocks : validation.sizes()) {
      detected.append(
          blocks > logs.length
              ? " - |"
              : String.format(
                  Locale.ROOT, " %.0f %% |", PERCENT * Splits.ofSlower(logs, blocks).share()));
    }
    line(
        "| %s | %.0f %% of %.0f ns | %d | %.3f | %.3f - %.3f |%s",
        operation,
        PERCENT * slowdown,
        calibration.nanos(),
        calibration.tokens(slowdown),
        ratio.value(),
        ratio.low(),
        ratio.high(),
        detected);
  }

  private void fidelity() {
    line("");
    line("## Through the SPI against the plain call");
    line("");
    line("| call | SPI / plain | 95 %% interval |");
    line("|---|---:|---|");
    for (String codec : plan.selection().plain()) {
      for (Operation operation : plan.selection().operations()) {
        Estimate ratio = validation.fidelity(operation, codec);
        line(
            "| %s %s | %.3f | %.3f - %.3f |",
            operation, codec, ratio.value(), ratio.low(), ratio.high());
      }
    }
  }

  private void agreement(List<Pair> pairs) {
    line("");
    line("## Two campaigns, one after the other");
    line("");
    long same = pairs.stream().filter(pair -> pair.first() == pair.second()).count();
    long contradictions = pairs.stream().filter(Pair::isContradiction).count();
    line(
        "Of %d verdicts, %d are the same in both campaigns and %d contradict each other (both firm, and"
            + " not both can be true).",
        pairs.size(), same, contradictions);
    line("");
    line("| table | row | first | second |");
    line("|---|---|---|---|");
    for (Pair pair : pairs) {
      line(
          "| %s | %s | %s | %s |",
          pair.table(),
          pair.row(),
          pair.first().words(),
          pair.second().words() + (pair.isContradiction() ? " (contradiction)" : ""));
    }
  }

  private void line(String form, Object... values) {
    text.append(
            values.length == 0 ? form.replace("%%", "%") : String.format(Locale.ROOT, form, values))
        .append('\n');
  }
}

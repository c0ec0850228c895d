package dev.wirebench.validation;

import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Measured.RowId;
import dev.wirebench.validation.Validation.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The page of a validation, which can stand in the documentation. */
final class ValidationDocument {
  private static final double PERCENT = 100;
  private static final String TURNS = "interleaved";
  private static final String BLOCKS = "sequential";
  private static final Spans SLOWER = Spans.NONE.emphasis("slower");

  private final ValidationPlan plan;
  private final Validation validation;

  private ValidationDocument(ValidationPlan plan, Validation validation) {
    this.plan = plan;
    this.validation = validation;
  }

  /**
   * @param calibrations by operation
   * @param agreement the verdicts of both orders
   * @param picture a file beside the page
   */
  static Document of(
      ValidationPlan plan,
      Validation validation,
      Map<Operation, Calibration> calibrations,
      List<Pair> agreement,
      Optional<String> picture) {
    ValidationDocument page = new ValidationDocument(plan, validation);
    List<Section> sections =
        new ArrayList<>(
            List.of(
                page.plantedSlowdowns(calibrations),
                page.slowdowns(),
                page.identicalRows(),
                page.intervals(),
                agreement(agreement)));
    picture.map(ValidationDocument::picture).ifPresent(sections::add);
    return new Document(
        "validation",
        "The method compared with itself",
        null,
        List.of(),
        List.of(page.head()),
        null,
        sections);
  }

  private Paragraph head() {
    Run turns = validation.turns().run();
    Plan measured = turns.plan();
    return Paragraph.of(
        Spans.of("Written by ")
            .code(plan.command())
            .and(
                text(
                    ": %d repetitions interleaved and as many sequential, in alternation;"
                        + " %s, JDK %s, %s; %s. %s",
                    plan.blocks(),
                    turns.start().time().toString().substring(0, 10),
                    measured.machines().jdks().get(0).label(),
                    turns.start().environment().get("cpu"),
                    turns.start().noise() == null
                        ? "noise not measured"
                        : "noise before: " + turns.start().noise(),
                    plan.bursts()
                        ? "Meanwhile a process of ours used the CPUs in bursts of 5 s on average,"
                            + " as far apart, for between 15 and 45 % of the time of each. Both"
                            + " orders met the same bursts in each repetition."
                        : "Nothing of ours ran next to it.")));
  }

  /** A planted slowdown as one of the orders measured it. */
  private record Planted(
      RowId row, int every, Calibration calibration, String order, Measured measured) {
    String calibrated() {
      return text("%.1f %% of %.0f ns", PERCENT * calibration.slowdown(every), calibration.nanos());
    }
  }

  private Section plantedSlowdowns(Map<Operation, Calibration> calibrations) {
    List<Planted> rows = new ArrayList<>();
    for (RowId row : validation.turns().rows()) {
      int every = every(row);
      if (every > 0) {
        Calibration calibration = calibrations.get(row.operation());
        rows.add(new Planted(row, every, calibration, TURNS, validation.turns()));
        rows.add(new Planted(row, every, calibration, BLOCKS, validation.blocks()));
      }
    }
    List<Column<Planted>> columns =
        new ArrayList<>(
            List.of(
                Column.text("operation", row -> row.row().operation().toString()),
                Column.number("twice", row -> "1 of " + row.every()),
                Column.number("planted", Planted::calibrated),
                Column.text("order", Planted::order),
                Column.number(
                    "ratio", row -> text("%.3f", row.measured().ratio(row.row()).value())),
                Column.text("95 % interval", row -> interval(row.measured().ratio(row.row())))));
    for (int size : validation.sizes()) {
      Spans heading = SLOWER.and(" with " + size + " repetitions");
      columns.add(Column.number(heading, row -> found(row, size, Validation.SLOWER)));
    }
    for (int size : validation.sizes()) {
      columns.add(
          Column.number("above 1 with " + size, row -> found(row, size, Criterion.ABOVE_ONE)));
    }
    return new Section(
        "Planted slowdowns",
        List.of(
            Paragraph.of(
                Spans.NONE
                    .code(baseline())
                    .and(
                        " does one of a number of operations twice. A calibration beforehand, in"
                            + " which all were done twice, says what that should cost. The ratio,"
                            + " over all repetitions, is to ")
                    .code(baseline())
                    .and(" that counts its operations and does none twice.")),
            Paragraph.of(
                Spans.of("A report says ")
                    .and(SLOWER)
                    .and(
                        text(
                            " if the interval, adjusted for %d comparisons as in the default suite,"
                                + " is above %.2f. For comparison, the last columns count the"
                                + " unadjusted 95 %% intervals that are above 1. Both are shares of"
                                + " %,d ways to choose repetitions; all repetitions are a single"
                                + " choice: 0 or 100 %%. Each line is one configuration, whose"
                                + " forks share their luck: the next section tells more of the"
                                + " average.",
                            Validation.FAMILY, 1 + Settings.DEFAULT.delta(), Splits.COUNT))),
            Table.of("", columns, rows)));
  }

  private static String found(Planted row, int size, Criterion criterion) {
    double[] logs = row.measured().logRatios(row.row());
    return size > logs.length ? "-" : share(Splits.ofSlower(logs, size, criterion));
  }

  private static String share(Splits splits) {
    return text("%.0f %%", PERCENT * splits.share());
  }

  private static int every(RowId row) {
    return row.operation() == Operation.SERIALIZE
        ? Variant.serializedTwice(row.name())
        : Variant.deserializedTwice(row.name());
  }

  /** A slowdown that is simulated, and the number of repetitions that look for it. */
  private record Simulated(double slowdown, int blocks) {
    String found(Measured measured, Criterion criterion) {
      return share(measured.found(slowdown, blocks, criterion));
    }
  }

  private Section slowdowns() {
    Measured turns = validation.turns();
    Measured blocks = validation.blocks();
    List<Simulated> rows = new ArrayList<>();
    for (double slowdown : Validation.SLOWDOWNS) {
      validation.sizes().forEach(size -> rows.add(new Simulated(slowdown, size)));
    }
    return new Section(
        "Simulated slowdowns",
        List.of(
            Paragraph.of(
                Spans.NONE
                    .code(baseline())
                    .and(
                        text(
                            " had %d forks in every repetition. Of two of them, drawn again in every"
                                + " repetition, one's times were multiplied afterwards. The shares"
                                + " are of %,d ways to draw, for each operation.",
                            Validation.CONTROLS + 1, Splits.COUNT))),
            Table.of(
                "",
                List.of(
                    Column.number("slower by", row -> text("%.0f %%", PERCENT * row.slowdown())),
                    Column.number("repetitions", row -> "" + row.blocks()),
                    Column.number(
                        SLOWER.and(", " + TURNS), row -> row.found(turns, Validation.SLOWER)),
                    Column.number(
                        SLOWER.and(", " + BLOCKS), row -> row.found(blocks, Validation.SLOWER)),
                    Column.number(
                        "above 1, " + TURNS, row -> row.found(turns, Criterion.ABOVE_ONE)),
                    Column.number(
                        "above 1, " + BLOCKS, row -> row.found(blocks, Criterion.ABOVE_ONE))),
                rows)));
  }

  private Section identicalRows() {
    return new Section(
        "Identical configurations",
        List.of(
            Paragraph.of(
                "Intervals of two of these forks, drawn in the same ways: how many of the 95 %"
                    + " intervals exclude 1, where 5 % should. The ways share repetitions: a number"
                    + " says how this machine's forks behave, not how often a campaign would err to"
                    + " the decimal."),
            Table.of(
                "",
                List.of(
                    Column.number("repetitions", size -> "" + size),
                    Column.number(
                        "excludes 1, " + TURNS, size -> falseAlarms(validation.turns(), size)),
                    Column.number(
                        "excludes 1, " + BLOCKS, size -> falseAlarms(validation.blocks(), size))),
                validation.sizes()),
            Paragraph.of(
                text(
                    "Intervals of %d repetitions that have no fork in common: %s; %s.",
                    Settings.FORKS_FOR_VERDICTS,
                    once(TURNS, validation.turns()),
                    once(BLOCKS, validation.blocks())))));
  }

  private static String falseAlarms(Measured measured, int size) {
    return text("%.1f %%", PERCENT * measured.falseAlarms(size).share());
  }

  private static String once(String order, Measured measured) {
    Splits splits = measured.falseAlarmsOnce(Settings.FORKS_FOR_VERDICTS);
    return text(
        "%s, %d of %d exclude 1 (that many or more in %.0f %% of the cases if each does in 5 %%)",
        order, splits.alarms(), splits.splits(), PERCENT * splits.chance());
  }

  private Section intervals() {
    List<RowId> rows = validation.turns().rows();
    return new Section(
        "Both orders",
        List.of(
            Paragraph.of(
                Spans.of("Ratios to ")
                    .code(baseline())
                    .and(
                        text(
                            " over all repetitions with their 95 %% intervals, and the interleaved"
                                + " ratio as a multiple of the sequential one, adjusted for %d"
                                + " configurations (Bonferroni). It is 1 unless one of the orders is"
                                + " biased.",
                            rows.size()))),
            Table.of(
                "",
                List.of(
                    Column.text("configuration", RowId::label),
                    Column.text(TURNS, row -> ratio(validation.turns().ratio(row))),
                    Column.text(BLOCKS, row -> ratio(validation.blocks().ratio(row))),
                    Column.text(TURNS + " / " + BLOCKS, row -> bias(validation.bias(row)))),
                rows),
            Paragraph.of(
                text(
                    "Half of the interleaved intervals are within ±%.1f %%, of the sequential ones"
                        + " within ±%.1f %%. An interleaved interval is %.2f times as wide (median of"
                        + " the configurations). Over all configurations, the interleaved ratio is"
                        + " %.3f times the sequential one.",
                    PERCENT * Validation.medianHalfWidth(validation.turns()),
                    PERCENT * Validation.medianHalfWidth(validation.blocks()),
                    validation.widthQuotient(),
                    validation.meanBias()))));
  }

  private static String ratio(Estimate estimate) {
    return text("%.3f ± %.1f %%", estimate.value(), PERCENT * Validation.halfWidth(estimate));
  }

  private static String bias(Estimate bias) {
    return text(
        "%.3f (%s)%s", bias.value(), interval(bias), bias.excludes(1) ? ", excludes 1" : "");
  }

  private static Section agreement(List<Pair> pairs) {
    long same = pairs.stream().filter(pair -> pair.turns() == pair.blocks()).count();
    long contradictions = pairs.stream().filter(Pair::isContradiction).count();
    double delta = Settings.DEFAULT.delta();
    return new Section(
        "Verdicts",
        List.of(
            Paragraph.of(
                text(
                    "Of %d verdicts, %d are the same in both orders and %d contradict each other:"
                        + " neither is inconclusive, and not both can be true.",
                    pairs.size(), same, contradictions)),
            Table.of(
                "",
                List.of(
                    Column.text("comparison", Pair::table),
                    Column.text("configuration", Pair::row),
                    Column.text(TURNS, pair -> pair.turns().words(delta)),
                    Column.text(
                        BLOCKS,
                        pair ->
                            pair.blocks().words(delta)
                                + (pair.isContradiction() ? " (contradiction)" : ""))),
                pairs)));
  }

  private static Section picture(String file) {
    return new Section(
        "One burst",
        List.of(
            Paragraph.of(
                "Above, every pass has an iteration of every fork of an interleaved group: what"
                    + " slows one slows all, and leaves their ratios. Below, a fork has the machine"
                    + " to itself, and the burst too. Shown are the group and the minute that varied"
                    + " most."),
            Paragraph.of(
                Spans.NONE.picture(
                    "What a burst does to interleaved and to sequential forks", file))));
  }

  private String baseline() {
    return validation.turns().run().plan().comparison().baseline();
  }

  private static String interval(Estimate estimate) {
    return text("%.3f – %.3f", estimate.low(), estimate.high());
  }

  private static String text(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}

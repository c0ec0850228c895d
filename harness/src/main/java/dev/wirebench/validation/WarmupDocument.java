package dev.wirebench.validation;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.run.Run;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The page that compares warm-ups by need with long ones. */
final class WarmupDocument {
  private static final double PERCENT = 100;
  private static final double MILLIS = 1000;

  private WarmupDocument() {}

  static Document of(ValidationPlan plan, WarmupComparison comparison) {
    Run run = comparison.run();
    Plan measured = run.plan();
    return new Document(
        "warm-ups",
        "Warm-up by need compared with a long one",
        null,
        List.of(),
        List.of(
            Paragraph.of(
                Spans.of("Written by ")
                    .code(plan.command())
                    .and(
                        text(
                            ": %d repetitions, in each of which every configuration has a fork after"
                                + " the warm-up that its trial fork showed, and one after twice the"
                                + " usual warm-up; %s, JDK %s, %s.",
                            plan.blocks(),
                            run.start().time().toString().substring(0, 10),
                            measured.machines().jdks().get(0).label(),
                            run.start().environment().get("cpu"))))),
        null,
        List.of(section(comparison)));
  }

  private static Section section(WarmupComparison comparison) {
    List<Cell> cells = comparison.cells();
    long unadjusted =
        cells.stream().filter(cell -> comparison.difference(cell).excludes(1)).count();
    long adjusted = cells.stream().filter(cell -> comparison.adjusted(cell).excludes(1)).count();
    String baseline = comparison.run().plan().comparison().baseline();
    return new Section(
        "Ratios",
        List.of(
            Paragraph.of(
                text(
                    "Half of the %d ratios differ by at most %.2f %%. The 95 %% intervals of %d"
                        + " differences exclude 1, where chance makes about %.1f; adjusted for all of"
                        + " them (Bonferroni), %d do.",
                    cells.size(),
                    PERCENT * comparison.medianDifference(),
                    unadjusted,
                    0.05 * cells.size(),
                    adjusted)),
            Table.of(
                "",
                List.of(
                    Column.text("benchmark", Cell::label),
                    Column.number("warm-up", cell -> warmup(comparison, cell)),
                    Column.number("× " + baseline, cell -> ratio(comparison.byNeed(cell))),
                    Column.number("after the long one", cell -> ratio(comparison.afterLong(cell))),
                    Column.number(
                        "the one / the other", cell -> interval(comparison.difference(cell)))),
                cells),
            Paragraph.of(lacking(comparison.lacking()))));
  }

  private static String lacking(List<Cell> cells) {
    return cells.isEmpty()
        ? "No benchmark lacks results."
        : "Not compared, for want of results: "
            + cells.stream().map(Cell::label).collect(Collectors.joining(", "))
            + ".";
  }

  private static String warmup(WarmupComparison comparison, Cell cell) {
    return text("%.0f s", comparison.run().plan().effort().warmup(cell).totalMillis() / MILLIS);
  }

  private static String ratio(Estimate ratio) {
    return text("%.3f", ratio.value());
  }

  private static String interval(Estimate difference) {
    return text("%.3f (%.3f – %.3f)", difference.value(), difference.low(), difference.high());
  }

  private static String text(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}

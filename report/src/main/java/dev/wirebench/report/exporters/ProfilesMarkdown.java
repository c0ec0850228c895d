package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.ProfileComparison;
import dev.wirebench.report.analysis.RowProfile;
import dev.wirebench.report.analysis.TableProfiles;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** What rows do with their time, as a section of the summary: compared where there are two. */
final class ProfilesMarkdown {
  private static final int MOST = 15;

  private static final String WORDS =
      "From forks that were not measured, one for each row, by Flight Recorder: shares of samples"
          + " below the operation, which say where to look, and not how much faster a row is. The page"
          + " lays any two rows beside each other.";

  private ProfilesMarkdown() {}

  /** Empty if nothing was profiled. */
  static List<String> parts(List<TableProfiles> tables) {
    if (tables.isEmpty()) {
      return List.of();
    }
    List<String> parts = new ArrayList<>(List.of("## Where the time goes", WORDS));
    for (TableProfiles table : tables) {
      parts.add("### " + Markdown.text("Profiles of " + table.table().key().title()));
      parts.add(
          "Flame graphs: "
              + table.rows().stream().map(ProfilesMarkdown::link).collect(Collectors.joining(", "))
              + difference(table)
              + ".");
      table.pair().ifPresent(pair -> compared(pair, parts));
    }
    return parts;
  }

  private static String link(RowProfile row) {
    return "["
        + Markdown.text(row.row())
        + "]("
        + Markdown.target(FlameGraphs.name(row))
        + ") ("
        + Words.count(row.samples(), "sample")
        + ")";
  }

  private static String difference(TableProfiles table) {
    return table.pair().isEmpty()
        ? ""
        : ", [how they differ](" + Markdown.target(FlameGraphs.differenceName(table)) + ")";
  }

  private static void compared(ProfileComparison pair, List<String> parts) {
    String first = pair.first().row();
    String second = pair.second().row();
    List<ProfileComparison.Method> methods = pair.methods();
    parts.add(
        methods.isEmpty()
            ? "No method's share differs by as much as "
                + Words.percent(ProfileComparison.SMALLEST)
                + "."
            : table(
                methods,
                List.of(
                    Column.text("method", ProfileComparison.Method::name),
                    percent("self, " + first, method -> method.first().self()),
                    percent("self, " + second, method -> method.second().self()),
                    percent("with what it calls, " + first, method -> method.first().total()),
                    percent("with what it calls, " + second, method -> method.second().total()))));
    if (!pair.allocated().isEmpty()) {
      parts.add(
          table(
              pair.allocated(),
              List.of(
                  Column.text("allocated bytes by class", one -> one.name()),
                  percent(first, one -> one.first()),
                  percent(second, one -> one.second()))));
    }
    if (!pair.tooLarge().isEmpty()) {
      parts.add(
          table(
              pair.tooLarge(),
              List.of(
                  Column.text("left out by the compiler in one of the two", one -> one.method()),
                  Column.number(first, one -> Cells.orNone(one.first())),
                  Column.number(second, one -> Cells.orNone(one.second())))));
    }
  }

  private static <R> Column<R> percent(String heading, ToDoubleFunction<R> share) {
    return Column.number(heading, one -> Words.percent(share.applyAsDouble(one)));
  }

  private static <R> String table(List<R> rows, List<Column<R>> columns) {
    return Markdown.table(Table.of("", columns, rows.stream().limit(MOST).toList()));
  }
}

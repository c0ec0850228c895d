package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.ProfileComparison;
import dev.wirebench.report.analysis.RowProfile;
import dev.wirebench.report.analysis.TableProfiles;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Sections of the summary on what rows do with their time: compared where there are two. */
final class ProfilesSections {
  private static final int MOST = 15;

  private static final String WORDS =
      "From forks that were not measured, one for each row, by Flight Recorder: shares of samples"
          + " below the operation, which say where to look, and not how much faster a row is. The page"
          + " lays any two rows beside each other.";

  private ProfilesSections() {}

  /** Empty if nothing was profiled. */
  static List<Section> of(List<TableProfiles> tables) {
    if (tables.isEmpty()) {
      return List.of();
    }
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Where the time goes", List.of(Paragraph.of(WORDS))));
    for (TableProfiles table : tables) {
      List<Part> parts = new ArrayList<>();
      parts.add(Paragraph.of(flameGraphs(table)));
      table.pair().ifPresent(pair -> compared(pair, parts));
      sections.add(Section.sub("Profiles of " + table.table().key().title(), parts));
    }
    return sections;
  }

  private static Spans flameGraphs(TableProfiles table) {
    Spans links =
        table.rows().stream()
            .map(ProfilesSections::link)
            .reduce((before, link) -> before.and(", ").and(link))
            .orElse(Spans.NONE);
    Spans all = Spans.of("Flame graphs: ").and(links);
    return table.pair().isEmpty()
        ? all.and(".")
        : all.and(", ")
            .file("how they differ", Markdown.target(FlameGraphs.differenceName(table)))
            .and(".");
  }

  private static Spans link(RowProfile row) {
    return Spans.NONE
        .file(row.row(), Markdown.target(FlameGraphs.name(row)))
        .and(" (" + Words.count(row.samples(), "sample") + ")");
  }

  private static void compared(ProfileComparison pair, List<Part> parts) {
    String first = pair.first().row();
    String second = pair.second().row();
    List<ProfileComparison.Method> methods = pair.methods();
    parts.add(
        methods.isEmpty()
            ? Paragraph.of(
                "No method's share differs by as much as "
                    + Words.percent(ProfileComparison.SMALLEST)
                    + ".")
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

  private static <R> Table table(List<R> rows, List<Column<R>> columns) {
    return Table.of("", columns, rows.stream().limit(MOST).toList());
  }
}

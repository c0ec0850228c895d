package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.ProfileComparison;
import dev.wirebench.report.analysis.RowProfile;
import dev.wirebench.report.analysis.TableProfiles;
import dev.wirebench.report.analysis.Words;
import java.util.ArrayList;
import java.util.List;
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
                List.of(
                    "method",
                    "self, " + first,
                    "self, " + second,
                    "with what it calls, " + first,
                    "with what it calls, " + second),
                methods.stream()
                    .limit(MOST)
                    .map(
                        method ->
                            List.of(
                                method.name(),
                                Words.percent(method.first().self()),
                                Words.percent(method.second().self()),
                                Words.percent(method.first().total()),
                                Words.percent(method.second().total())))
                    .toList()));
    if (!pair.allocated().isEmpty()) {
      parts.add(
          table(
              List.of("allocated bytes by class", first, second),
              pair.allocated().stream()
                  .limit(MOST)
                  .map(
                      one ->
                          List.of(
                              one.name(), Words.percent(one.first()), Words.percent(one.second())))
                  .toList()));
    }
    if (!pair.tooLarge().isEmpty()) {
      parts.add(
          table(
              List.of("left out by the compiler in one of the two", first, second),
              pair.tooLarge().stream()
                  .limit(MOST)
                  .map(one -> List.of(one.method(), orDash(one.first()), orDash(one.second())))
                  .toList()));
    }
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }

  private static String table(List<String> header, List<List<String>> rows) {
    Markdown.Table table = new Markdown.Table(escaped(header));
    rows.forEach(row -> table.row(escaped(row)));
    return table.toString().stripTrailing();
  }

  private static String[] escaped(List<String> texts) {
    return texts.stream().map(Markdown::text).toArray(String[]::new);
  }
}

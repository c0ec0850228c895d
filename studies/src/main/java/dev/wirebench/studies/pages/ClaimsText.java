package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import java.util.List;
import java.util.function.Function;

/** Claims for the console: a line for each piece of evidence, and for each claim that has none. */
public final class ClaimsText {
  private static final int STATEMENT = 60;

  private ClaimsText() {}

  public static String of(List<Judged> judged) {
    Table table =
        Table.of(
            "",
            List.of(
                Column.text("claim", row -> row.judged().claim().id()),
                Column.text("says", row -> shortened(row.judged().claim().said().statement())),
                Column.text(
                    "its figure", row -> Cells.orNone(row.judged().claim().said().figure())),
                Column.text("mark", row -> row.mark().words()),
                Column.text("run", row -> found(row, Evidence::source)),
                Column.text("JDK", row -> found(row, Evidence::jdk)),
                Column.text("here", ClaimRow::here)),
            ClaimRow.of(judged));
    return TextTable.of(table).toString();
  }

  private static String found(ClaimRow row, Function<Evidence, String> words) {
    return Cells.orNone(row.evidence().map(words).orElse(""));
  }

  /** The beginning of a sentence, up to a word's end. */
  static String shortened(String statement) {
    if (statement.length() <= STATEMENT) {
      return statement;
    }
    int end = statement.lastIndexOf(' ', STATEMENT);
    return statement.substring(0, end < 0 ? STATEMENT : end) + " …";
  }
}

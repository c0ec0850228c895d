package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.BesidesSpeed;
import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * What was observed of codecs besides their speed, as a section of the summary. The inputs are in
 * the report's page, and in docs/QUALITIES.md.
 */
final class BesidesMarkdown {
  private BesidesMarkdown() {}

  /** Empty if nothing was observed. */
  static List<String> parts(BesidesSpeed besides) {
    if (besides.isEmpty()) {
      return List.of();
    }
    List<String> parts = new ArrayList<>();
    parts.add("## Besides speed");
    parts.add(Markdown.text(besides.words()));
    parts.add(Markdown.table(table(besides)));
    return parts;
  }

  private static Table table(BesidesSpeed besides) {
    List<Column<CodecQualities>> columns = new ArrayList<>();
    columns.add(Column.text("codec", CodecQualities::codec));
    columns.add(Column.text("version", codec -> codec.tried().orElse(Cells.NONE)));
    besides
        .qualities()
        .forEach(quality -> columns.add(Column.text(quality, codec -> codec.cell(quality))));
    return Table.of("", columns, besides.codecs());
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.ObservedQualities;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The section of the summary on what was observed of codecs apart from their speed. The inputs are
 * in the report's page, and in docs/QUALITIES.md.
 */
final class QualitiesSection {
  private QualitiesSection() {}

  /** Empty if nothing was observed. */
  static Optional<Section> of(ObservedQualities besides) {
    return besides.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section("Besides speed", List.of(Paragraph.of(besides.words()), table(besides))));
  }

  private static Table table(ObservedQualities besides) {
    List<Column<CodecQualities>> columns = new ArrayList<>();
    columns.add(Column.text("codec", CodecQualities::codec));
    columns.add(Column.text("version", codec -> codec.tried().orElse(Cells.NONE)));
    besides
        .qualities()
        .forEach(quality -> columns.add(Column.text(quality, codec -> codec.cell(quality))));
    return Table.of("", columns, besides.codecs());
  }
}

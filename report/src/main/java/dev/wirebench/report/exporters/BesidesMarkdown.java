package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.BesidesSpeed;
import dev.wirebench.report.analysis.CodecQualities;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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
    parts.add(table(besides).toString().stripTrailing());
    return parts;
  }

  private static Markdown.Table table(BesidesSpeed besides) {
    Markdown.Table table =
        Markdown.Table.ofTexts(
            row(Stream.concat(Stream.of("codec", "version"), besides.qualities().stream())));
    for (CodecQualities codec : besides.codecs()) {
      table.row(
          row(
              Stream.concat(
                  Stream.of(codec.codec(), codec.tried().orElse("-")),
                  besides.qualities().stream().map(codec::cell))));
    }
    return table;
  }

  private static String[] row(Stream<String> cells) {
    return cells.map(Markdown::text).toArray(String[]::new);
  }
}

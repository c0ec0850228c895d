package dev.wirebench.report.document;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.document.Paragraph.Style;
import java.util.stream.Collectors;

/** The form of a document on the console: answers, tables, and what must be known of them. */
public final class ConsoleForm {
  private ConsoleForm() {}

  /** The lines of a document, with a blank one before each section. */
  public static String of(Document document) {
    StringBuilder text = new StringBuilder();
    if (document.warning() != null) {
      text.append('\n').append(Words.printable(document.warning())).append('\n');
    }
    for (String answer : document.answers()) {
      text.append('\n').append(Words.printable(answer)).append('\n');
    }
    for (Section section : document.sections()) {
      String parts = section.parts().stream().map(ConsoleForm::part).collect(Collectors.joining());
      if (!parts.isEmpty()) {
        text.append('\n').append(Words.printable(section.title())).append('\n').append(parts);
      }
    }
    return text.toString();
  }

  private static String part(Part part) {
    if (part instanceof Paragraph paragraph) {
      return paragraph.style() == Style.EXPLANATION ? "" : Words.printable(paragraph.text()) + "\n";
    }
    return part instanceof Table table
        ? "\n" + Words.printable(table.caption()) + "\n" + text(table)
        : "";
  }

  private static TextTable text(Table table) {
    TextTable text =
        new TextTable(
            table.columns().stream().skip(1).allMatch(Table.Heading::numeric),
            table.columns().stream().map(Table.Heading::heading).toArray(String[]::new));
    table.rows().forEach(row -> text.add(row.toArray(String[]::new)));
    return text;
  }
}

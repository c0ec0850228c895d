package dev.wirebench.report.document;

import dev.wirebench.report.verdicts.Words;
import java.util.stream.Collectors;

/** The form of a document on the console: answers, tables, and what must be known of them. */
public final class ConsoleForm {
  private ConsoleForm() {}

  /** The lines of a document, with a blank one before each section. */
  public static String of(Document document) {
    StringBuilder text = new StringBuilder();
    if (document.warning() != null) {
      text.append(line(document.warning()));
    }
    document.answers().forEach(answer -> text.append(line(answer)));
    for (Section section : document.sections()) {
      String parts = section.parts().stream().map(ConsoleForm::part).collect(Collectors.joining());
      if (!parts.isEmpty()) {
        text.append(line(section.title())).append(parts);
      }
    }
    return text.toString();
  }

  private static String part(Part part) {
    if (part instanceof Paragraph paragraph) {
      return switch (paragraph.style()) {
        case EXPLANATION -> "";
        case LINES -> Words.printableLines(paragraph.text()) + "\n";
        default -> Words.printable(paragraph.text()) + "\n";
      };
    }
    return part instanceof Table table
        ? (table.caption().isEmpty() ? "\n" : line(table.caption())) + TextTable.of(table)
        : "";
  }

  /** A line behind a blank one; nothing of what has no words. */
  private static String line(String words) {
    return words.isEmpty() ? "" : "\n" + Words.printable(words) + "\n";
  }
}

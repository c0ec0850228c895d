package dev.wirebench.report.document;

import java.util.List;

/**
 * Texts as they are, each below a line that opens it; the console leaves them out.
 *
 * @param entries in their order
 */
public record Details(List<Entry> entries) implements Part {
  /**
   * A text that a reader opens.
   *
   * @param title the line that stands above it
   * @param text as it is, on any number of lines
   */
  public record Entry(Spans title, String text) {}
}

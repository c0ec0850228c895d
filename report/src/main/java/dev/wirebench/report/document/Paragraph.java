package dev.wirebench.report.document;

import java.util.List;

/**
 * A paragraph.
 *
 * @param style how it stands out
 * @param spans its pieces, in their order
 */
public record Paragraph(Style style, List<Span> spans) implements Part {
  /** The weight of a paragraph, and where it is shown. */
  public enum Style {
    /** A paragraph like any other. */
    PLAIN,
    /** An explanation, which the console leaves out. */
    EXPLANATION,
    /** A warning that figures next to it may mislead. */
    WARNING,
    /** An item of a list. */
    ITEM,
    /** Words of somebody else. */
    QUOTE,
    /** A command that a reader may paste. */
    COMMAND,
    /** Lines as they are, which a reader may paste. */
    LINES
  }

  /** A plain paragraph. */
  public static Paragraph of(String text) {
    return of(Style.PLAIN, text);
  }

  /** A plain paragraph with emphasis, code or links. */
  public static Paragraph of(Spans text) {
    return of(Style.PLAIN, text);
  }

  /** A paragraph without a link. */
  public static Paragraph of(Style style, String text) {
    return of(style, Spans.of(text));
  }

  /** A paragraph with emphasis, code or links. */
  public static Paragraph of(Style style, Spans text) {
    return new Paragraph(style, text.spans());
  }

  /** The paragraph with more words. */
  public Paragraph and(String text) {
    return of(style, all().and(text));
  }

  /** The paragraph with a link, which forms without links show as words. */
  public Paragraph link(String text, String target) {
    return of(style, all().link(text, target));
  }

  private Spans all() {
    return new Spans(spans);
  }

  /** All its words. */
  public String text() {
    return all().text();
  }
}

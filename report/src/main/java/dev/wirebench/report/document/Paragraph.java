package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    ITEM
  }

  /**
   * A piece of a paragraph: plain text, whoever wrote it.
   *
   * @param target of a link, seen from the folder of documents; null of words that are no link
   */
  public record Span(String text, @JsonIgnore String target) {}

  /** A plain paragraph. */
  public static Paragraph of(String text) {
    return of(Style.PLAIN, text);
  }

  /** A paragraph without a link. */
  public static Paragraph of(Style style, String text) {
    return new Paragraph(style, List.of(new Span(text, null)));
  }

  /** The paragraph with more words. */
  public Paragraph and(String text) {
    return with(new Span(text, null));
  }

  /** The paragraph with a link, which forms without links show as words. */
  public Paragraph link(String text, String target) {
    return with(new Span(text, target));
  }

  private Paragraph with(Span span) {
    return new Paragraph(style, Stream.concat(spans.stream(), Stream.of(span)).toList());
  }

  /** All its words. */
  public String text() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }
}

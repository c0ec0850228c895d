package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirebench.report.document.Span.Kind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Text with emphasis, code and links.
 *
 * @param spans its pieces, in their order
 */
public record Spans(List<Span> spans) {
  /** No text. */
  public static final Spans NONE = new Spans(List.of());

  private static final Span BREAK = new Span("; ", Kind.BREAK, null);

  /** Plain words. */
  public static Spans of(String words) {
    return NONE.and(words);
  }

  /** Texts of a cell, each on a line of its own. */
  public static Spans lines(List<String> lines) {
    return lines.stream()
        .map(Spans::of)
        .reduce((before, line) -> before.newLine().and(line))
        .orElse(NONE);
  }

  /** The text with more words. */
  public Spans and(String words) {
    return words.isEmpty() ? this : with(new Span(words, Kind.WORDS, null));
  }

  /** The text with another one behind it. */
  public Spans and(Spans more) {
    return new Spans(Stream.concat(spans.stream(), more.spans.stream()).toList());
  }

  /** The text with words that are seen first. */
  public Spans strong(String words) {
    return with(new Span(words, Kind.STRONG, null));
  }

  /** The text with words that are stressed. */
  public Spans emphasis(String words) {
    return with(new Span(words, Kind.EMPHASIS, null));
  }

  /** The text with a name or a command. */
  public Spans code(String words) {
    return with(new Span(words, Kind.CODE, null));
  }

  /** The text with a link to a document, which is words on pages that lie elsewhere. */
  public Spans link(String words, String target) {
    return with(new Span(words, Kind.DOCUMENT, target));
  }

  /** The text with a link to a file, or to a place on the page. */
  public Spans file(String words, String target) {
    return with(new Span(words, Kind.FILE, target));
  }

  /** The text with a picture, and the words that stand for it. */
  public Spans picture(String words, String file) {
    return with(new Span(words, Kind.PICTURE, file));
  }

  /** The text whose end is that of a line. */
  public Spans newLine() {
    return with(BREAK);
  }

  private Spans with(Span span) {
    return new Spans(Stream.concat(spans.stream(), Stream.of(span)).toList());
  }

  /** All its words. */
  @JsonValue
  public String text() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }
}

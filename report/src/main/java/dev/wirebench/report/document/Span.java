package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * A piece of text: plain text, whoever wrote it, that may stand out or lead somewhere.
 *
 * @param kind how it stands out; forms without such marks show its words
 * @param target of a link, or the file of a picture; null of others
 */
public record Span(String text, @JsonIgnore Kind kind, @JsonIgnore String target) {
  /** The way in which a piece of text stands out. */
  public enum Kind {
    /** Words like any others. */
    WORDS,
    /** Words that are seen first. */
    STRONG,
    /** Words that are stressed. */
    EMPHASIS,
    /** A name or a command that a reader may type. */
    CODE,
    /**
     * A link to a document, seen from the folder of documents. On a page that lies elsewhere it is
     * words.
     */
    DOCUMENT,
    /** A link to a file, seen from the folder of the page, or to a place on the page. */
    FILE,
    /** A picture in a file, seen from the folder of the page; its text is read in its place. */
    PICTURE,
    /** The end of a line; its text parts words where there is no other line. */
    BREAK
  }
}

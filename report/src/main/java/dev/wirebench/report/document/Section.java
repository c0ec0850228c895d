package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * A part of a document.
 *
 * @param title a heading; empty for what goes on without one
 * @param parts in their order
 * @param rank how Markdown shows its title
 */
public record Section(String title, List<Part> parts, @JsonIgnore Rank rank) {
  /** The place of a section among others. */
  public enum Rank {
    /** A section of the document. */
    MAIN,
    /** A section of the one before it. */
    SUB,
    /** A section of which Markdown shows the title alone until a reader opens it. */
    FOLDED
  }

  /** A section that is shown in any case. */
  public Section(String title, List<Part> parts) {
    this(title, parts, Rank.MAIN);
  }

  /** A section of the one before it. */
  public static Section sub(String title, List<Part> parts) {
    return new Section(title, parts, Rank.SUB);
  }

  /** A section that a reader opens in Markdown. */
  public static Section folded(String title, List<Part> parts) {
    return new Section(title, parts, Rank.FOLDED);
  }

  /** The charts among its parts. */
  public List<Figure> figures() {
    return parts(Figure.class);
  }

  /** The tables among its parts. */
  public List<Table> tables() {
    return parts(Table.class);
  }

  private <P extends Part> List<P> parts(Class<P> kind) {
    return parts.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}

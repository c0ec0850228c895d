package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * A part of a document.
 *
 * @param title a heading; empty for what goes on without one
 * @param parts in their order
 * @param isFolded whether Markdown shows its title alone until a reader opens it
 */
public record Section(String title, List<Part> parts, @JsonIgnore boolean isFolded) {
  /** A section that is shown in any case. */
  public Section(String title, List<Part> parts) {
    this(title, parts, false);
  }

  /** A section that a reader opens in Markdown. */
  public static Section folded(String title, List<Part> parts) {
    return new Section(title, parts, true);
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

package dev.wirebench.report.document;

import java.util.List;

/** A part of a document with a heading. */
public record Section(String title, List<Part> parts) {
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

package dev.wirebench.codegen;

/** Turns a schema's comment into text that means itself in Javadoc and KDoc. */
final class Comments {
  private Comments() {}

  /**
   * Neither ends or opens a comment, nor is it read as a tag, as HTML, or (a backslash with a u
   * behind it is one everywhere in Java) as a Unicode escape.
   */
  static String escape(String comment) {
    return comment
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("@", "&#64;")
        .replace("\\", "&#92;")
        .replace("*/", "*&#47;")
        .replace("/*", "/&#42;");
  }
}

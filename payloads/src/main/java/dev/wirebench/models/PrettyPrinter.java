package dev.wirebench.models;

import java.nio.charset.StandardCharsets;

/**
 * Pretty-prints a minified JSON text: two spaces a level, a space behind the colon, line feeds. By
 * the JDK alone, as a measured fork must load no second library.
 */
final class PrettyPrinter {
  private final String minified;
  private final StringBuilder pretty = new StringBuilder();
  private int depth;

  private PrettyPrinter(String minified) {
    this.minified = minified;
  }

  /**
   * @param minified one JSON text in UTF-8 without white space outside of strings
   */
  static byte[] print(byte[] minified) {
    PrettyPrinter printer = new PrettyPrinter(new String(minified, StandardCharsets.UTF_8));
    printer.print();
    return printer.pretty.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void print() {
    boolean inString = false;
    for (int i = 0; i < minified.length(); i++) {
      char c = minified.charAt(i);
      if (inString) {
        pretty.append(c);
        if (c == '\\') {
          pretty.append(minified.charAt(++i));
        }
        inString = c != '"';
      } else {
        inString = c == '"';
        structure(c, i);
      }
    }
  }

  private void structure(char c, int at) {
    switch (c) {
      case '{', '[' -> {
        pretty.append(c);
        depth++;
        if (!isClosing(minified.charAt(at + 1))) {
          newLine();
        }
      }
      case '}', ']' -> {
        depth--;
        if (!isOpening(minified.charAt(at - 1))) {
          newLine();
        }
        pretty.append(c);
      }
      case ',' -> {
        pretty.append(c);
        newLine();
      }
      case ':' -> pretty.append(": ");
      default -> pretty.append(c);
    }
  }

  private static boolean isOpening(char c) {
    return c == '{' || c == '[';
  }

  private static boolean isClosing(char c) {
    return c == '}' || c == ']';
  }

  private void newLine() {
    pretty.append('\n').append("  ".repeat(depth));
  }
}

package dev.wirebench.importer.document;

import java.nio.charset.StandardCharsets;

/**
 * A position in a text, as editors count.
 *
 * @param line from 1
 * @param column from 1, in characters
 */
record Position(int line, int column) {

  /**
   * @param at offset of a byte
   */
  static Position of(byte[] text, int at) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < at; i++) {
      if (text[i] == '\n') {
        line++;
        start = i + 1;
      }
    }
    String before = new String(text, start, at - start, StandardCharsets.UTF_8);
    return new Position(line, before.codePointCount(0, before.length()) + 1);
  }

  @Override
  public String toString() {
    return "line " + line + ", column " + column;
  }
}

package dev.wirebench.importer.document;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** A few characters of a text around a place in it, for a message that has one line. */
final class DocumentExcerpt {
  private static final int BEFORE = 30;
  private static final int BEHIND = 15;

  private DocumentExcerpt() {}

  /**
   * @param at offset of a byte
   */
  static String around(byte[] text, int at) {
    int from = Math.max(0, Math.min(at, text.length) - BEFORE);
    int to = Math.min(text.length, at + BEHIND);
    // Not in the middle of a character.
    while (from < to && (text[from] & 0xC0) == 0x80) {
      from++;
    }
    while (to > from && to < text.length && (text[to] & 0xC0) == 0x80) {
      to--;
    }
    return (from > 0 ? "…" : "")
        + printable(decode(text, from, to)).strip()
        + (to < text.length ? "…" : "");
  }

  /** A text with a space instead of each character that a terminal may take for a command. */
  static String printable(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints().forEach(c -> line.appendCodePoint(isPrintable(c) ? c : ' '));
    return line.toString();
  }

  private static String decode(byte[] text, int from, int to) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .decode(ByteBuffer.wrap(text, from, to - from))
          .toString();
    } catch (CharacterCodingException e) {
      throw new IllegalStateException(e);
    }
  }

  static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}

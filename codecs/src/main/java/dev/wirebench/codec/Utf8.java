package dev.wirebench.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;

/** Decodes documents for libraries that read strings and leave their encoding to the caller. */
public final class Utf8 {
  /** {@code new String} puts it in place of each malformed sequence, without an error. */
  private static final char REPLACEMENT = '\uFFFD';

  private Utf8() {}

  /**
   * Decodes strictly. A document without a replacement character, which nearly all are, takes what
   * {@code new String} takes and a search of the text: of a text in Latin-1, not even that.
   *
   * @throws CharacterCodingException if the bytes are not well-formed UTF-8
   */
  public static String decode(byte[] document) throws CharacterCodingException {
    String text = new String(document, UTF_8);
    return text.indexOf(REPLACEMENT) < 0
        ? text
        : UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(document))
            .toString();
  }
}

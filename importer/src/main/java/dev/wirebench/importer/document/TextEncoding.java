package dev.wirebench.importer.document;

import dev.wirebench.base.BadInput;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** JSON is UTF-8 (RFC 8259, section 8.1), without a byte order mark. */
final class TextEncoding {
  private static final int BLOCK = 8192;

  private TextEncoding() {}

  /**
   * @throws BadInput if the bytes are something else
   */
  static void check(Path file, byte[] bytes) {
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      throw new BadInput(
          "'"
              + file
              + "' begins with a byte order mark, which JSON must not: save it as UTF-8 without"
              + " one.");
    }
    if (startsWith(bytes, 0xFE, 0xFF)
        || startsWith(bytes, 0xFF, 0xFE)
        || bytes.length >= 2 && (bytes[0] == 0 || bytes[1] == 0)) {
      throw new BadInput(
          "'" + file + "' is in UTF-16 or UTF-32, and JSON is in UTF-8: save it as UTF-8.");
    }
    int valid = validLength(bytes);
    if (valid < bytes.length) {
      throw new BadInput(
          "'%s', %s: byte 0x%02x is no UTF-8, near %s. Save the file as UTF-8."
              .formatted(
                  file,
                  Position.of(bytes, valid),
                  bytes[valid],
                  DocumentExcerpt.around(bytes, valid)));
    }
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if (bytes[i] != (byte) mark[i]) {
        return false;
      }
    }
    return true;
  }

  /** The number of bytes, from the first, that are UTF-8. */
  private static int validLength(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(BLOCK);
    while (true) {
      CoderResult result = decoder.decode(in, out, true);
      if (!result.isOverflow()) {
        return in.position();
      }
      out.clear();
    }
  }
}

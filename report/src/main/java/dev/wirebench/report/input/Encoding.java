package dev.wirebench.report.input;

import java.util.Optional;

/** Names the encoding of a text by its first bytes, if JSON has no place for it. */
final class Encoding {
  /** So many bytes tell an encoding. */
  static final int BYTES = 4;

  private static final int BYTE_ORDER_MARK = 0xFEFF;

  private Encoding() {}

  /**
   * Finds UTF-16 and UTF-32 of either byte order, with and without a byte order mark. Without one,
   * the text has to begin with a character of ASCII, as JSON does.
   *
   * @param begin the first four bytes of a file, or all if it has fewer
   * @return empty if it may be UTF-8
   */
  static Optional<String> otherThanUtf8(byte[] begin) {
    if (begin.length == BYTES && begins(begin, 4)) {
      return Optional.of("UTF-32");
    }
    return begin.length >= 2 && begins(begin, 2) ? Optional.of("UTF-16") : Optional.empty();
  }

  /** Says whether the first character takes that many bytes, in either order. */
  private static boolean begins(byte[] bytes, int length) {
    long big = 0;
    long little = 0;
    for (int i = 0; i < length; i++) {
      big = big << 8 | bytes[i] & 0xff;
      little = little << 8 | bytes[length - 1 - i] & 0xff;
    }
    return begins(big) || begins(little);
  }

  private static boolean begins(long character) {
    return character == BYTE_ORDER_MARK
        || character >= ' ' && character <= '~'
        || character == '\t'
        || character == '\n'
        || character == '\r';
  }
}

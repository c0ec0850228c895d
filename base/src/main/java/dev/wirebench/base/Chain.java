package dev.wirebench.base;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * Ties each line of a journal to all before it: the last field of its object is the SHA-256 of that
 * field of the line before, followed by the object without it. Whoever changes or moves a line, or
 * removes one before others, leaves one behind that does not fit. Lines that are gone from the end
 * leave a journal as a crash does; checksums of whole files know them.
 */
public final class Chain {
  /** The digest before the first line: none. */
  public static final String BEGIN = "";

  private static final byte[] FIELD = ",\"chain\":\"".getBytes(UTF_8);
  private static final byte[] END = "\"}".getBytes(UTF_8);
  private static final int DIGITS = 64;
  private static final int TAIL = FIELD.length + DIGITS + END.length;

  private Chain() {}

  /** The digest of a line. */
  public static String digest(String before, byte[] object) {
    return Digests.sha256(before.getBytes(UTF_8), object);
  }

  /** The line that holds an object and its digest. */
  public static byte[] line(byte[] object, String digest) {
    byte[] line = Arrays.copyOf(object, object.length - 1 + TAIL);
    int at = object.length - 1;
    System.arraycopy(FIELD, 0, line, at, FIELD.length);
    System.arraycopy(digest.getBytes(UTF_8), 0, line, at + FIELD.length, DIGITS);
    System.arraycopy(END, 0, line, at + FIELD.length + DIGITS, END.length);
    return line;
  }

  /** Says whether a line ends as one that holds its digest. */
  public static boolean isLinked(byte[] line) {
    int at = line.length - TAIL;
    return at > 0
        && Arrays.equals(line, at, at + FIELD.length, FIELD, 0, FIELD.length)
        && Arrays.equals(line, line.length - END.length, line.length, END, 0, END.length)
        && digestIn(line).chars().allMatch(digit -> HexFormat.isHexDigit(digit));
  }

  /** The digest in a line that is linked. */
  public static String digestIn(byte[] line) {
    return new String(line, line.length - END.length - DIGITS, DIGITS, UTF_8);
  }

  /** The object in a line that is linked. */
  public static byte[] objectIn(byte[] line) {
    byte[] object = Arrays.copyOf(line, line.length - TAIL + 1);
    object[object.length - 1] = '}';
    return object;
  }
}

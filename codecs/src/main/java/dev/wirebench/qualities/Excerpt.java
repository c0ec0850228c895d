package dev.wirebench.qualities;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * An excerpt of an input, a value or an exception that a page can show: one line of bounded length.
 */
public final class Excerpt {
  private static final int MOST_SAID = 200;
  private static final int MOST_CHARACTERS = 400;
  private static final int MOST_BYTES = 300;
  private static final double LEAST_PRINTABLE = 0.9;

  /** The hash of an object without a name of its own, which differs in each JVM. */
  private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{5,8}\\b");

  private Excerpt() {}

  /** The class of what was thrown, and the first line of its message. */
  public static String of(Throwable thrown) {
    String message = thrown.getMessage();
    String name = thrown.getClass().getName();
    return said(message == null || message.isBlank() ? name : name + ": " + message.strip());
  }

  /** The first line of what was said. */
  public static String said(String text) {
    String first = text.strip().lines().findFirst().orElse("");
    return cut(printable(IDENTITY.matcher(first).replaceAll("@…")), MOST_SAID);
  }

  /** Text of the input or of a value, which may be long. */
  public static String text(String text) {
    String shown = printable(text.substring(0, Math.min(text.length(), MOST_CHARACTERS)));
    return text.length() > MOST_CHARACTERS ? shown + "… (" + text.length() + " characters)" : shown;
  }

  /**
   * Bytes as text if nine in ten of them are printable ASCII, else as hexadecimal digits. The
   * others of a text stand as {@code \x0a}; where there are any, so does a backslash in front of an
   * x.
   */
  public static String of(byte[] bytes) {
    byte[] head = Arrays.copyOf(bytes, Math.min(bytes.length, MOST_BYTES));
    String more = bytes.length > MOST_BYTES ? "… (" + bytes.length + " bytes)" : "";
    int printable = countPrintable(head);
    if (printable == head.length) {
      return new String(head, StandardCharsets.US_ASCII) + more;
    }
    return (printable >= LEAST_PRINTABLE * head.length ? escaped(head) : hex(head)) + more;
  }

  private static String hex(byte[] bytes) {
    return "hex " + HexFormat.of().formatHex(bytes);
  }

  private static int countPrintable(byte[] bytes) {
    int printable = 0;
    for (byte each : bytes) {
      printable += isPrintable(each) ? 1 : 0;
    }
    return printable;
  }

  private static boolean isPrintable(byte each) {
    return each >= ' ' && each < 0x7f;
  }

  private static String escaped(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < bytes.length; i++) {
      boolean looksEscaped = bytes[i] == '\\' && i + 1 < bytes.length && bytes[i + 1] == 'x';
      if (isPrintable(bytes[i]) && !looksEscaped) {
        text.append((char) bytes[i]);
      } else {
        text.append("\\x").append(HexFormat.of().toHexDigits(bytes[i]));
      }
    }
    return text.toString();
  }

  private static String cut(String text, int most) {
    return text.length() > most ? text.substring(0, most - 1) + "…" : text;
  }

  /** The text with escapes for what a page cannot show, or a terminal would obey. */
  private static String printable(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              int type = Character.getType(point);
              if (Character.isISOControl(point)
                  || type == Character.FORMAT
                  || type == Character.SURROGATE
                  || type == Character.UNASSIGNED
                  || type == Character.PRIVATE_USE
                  || type == Character.LINE_SEPARATOR
                  || type == Character.PARAGRAPH_SEPARATOR) {
                out.append(String.format(Locale.ROOT, "\\u%04x", point));
              } else {
                out.appendCodePoint(point);
              }
            });
    return out.toString();
  }
}

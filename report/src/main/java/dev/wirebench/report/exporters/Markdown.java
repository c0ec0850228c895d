package dev.wirebench.report.exporters;

import dev.wirebench.report.document.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** GitHub-flavoured Markdown. */
public final class Markdown {
  /**
   * The characters that could begin a link, a tag, a code span, emphasis, a formula or a table
   * cell.
   */
  private static final String SPECIAL = "\\`*_[]<>|~&#$";

  private Markdown() {}

  /**
   * Text that came from a file, to be shown as it is: on one line, never markup, and without
   * mentioning anybody.
   */
  public static String text(String value) {
    StringBuilder out = new StringBuilder();
    PlainText.of(value)
        .codePoints()
        .forEach(
            c -> {
              if (SPECIAL.indexOf(c) >= 0) {
                out.append('\\');
              }
              out.appendCodePoint(c);
            });
    return out.toString().strip();
  }

  /** A path as a link's target. */
  public static String target(String path) {
    StringBuilder out = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "/-._".indexOf(c) >= 0);
      out.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
    }
    return out.toString();
  }
}

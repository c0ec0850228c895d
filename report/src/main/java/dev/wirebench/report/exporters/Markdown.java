package dev.wirebench.report.exporters;

import dev.wirebench.report.document.PlainText;
import dev.wirebench.report.document.Table.Heading;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

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

  /** Escapes text for HTML in a page of Markdown, where no Markdown is read. */
  public static String html(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '@' -> out.append("&#64;&#8203;");
                default -> {
                  boolean isShown =
                      !Character.isISOControl(point)
                          && Character.getType(point) != Character.SURROGATE
                          && Character.getType(point) != Character.FORMAT;
                  out.appendCodePoint(isShown ? point : 0xfffd);
                }
              }
            });
    return out.toString();
  }

  /** Escapes several lines that a reader may paste: nothing is put between their letters. */
  static String preformatted(String lines) {
    return lines
        .lines()
        .map(line -> html(line).replace("&#64;&#8203;", "&#64;"))
        .collect(Collectors.joining("\n"));
  }

  /**
   * A hard observation as a line of HTML that opens to the input that shows it.
   *
   * @param place the quality, the case, and what it was tried with
   * @param count how many inputs had the outcome
   * @param said by the library; may be empty
   */
  public static String observation(
      String place, String outcome, int count, String said, String input) {
    return "<details><summary>"
        + html(place)
        + ": <b>"
        + html(outcome)
        + "</b>"
        + (count > 1 ? " (" + count + " inputs)" : "")
        + (said.isEmpty() ? "" : ": <code>" + html(said) + "</code>")
        + "</summary><pre>"
        + html(input)
        + "</pre></details>\n";
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

  /** A table without the line feed at its end. */
  static String table(dev.wirebench.report.document.Table table) {
    return Table.of(table).toString().stripTrailing();
  }

  /** A table, the first column to the left. */
  public static final class Table {
    private final List<String> lines = new ArrayList<>();

    /**
     * A table of numbers: the other columns are to the right.
     *
     * @param header already escaped
     */
    public Table(String... header) {
      this("---:|", header);
    }

    private Table(String others, String... header) {
      row(header);
      lines.add("|---|" + others.repeat(header.length - 1));
    }

    /** The rows of a table, with numbers to the right where all columns but the first hold some. */
    public static Table of(dev.wirebench.report.document.Table table) {
      boolean numbers = table.columns().stream().skip(1).allMatch(Heading::numeric);
      Table markdown =
          new Table(
              numbers ? "---:|" : "---|",
              escaped(table.columns().stream().map(Heading::heading).toList()));
      table.rows().forEach(row -> markdown.row(escaped(row)));
      return markdown;
    }

    private static String[] escaped(List<String> cells) {
      return cells.stream().map(Markdown::text).toArray(String[]::new);
    }

    /**
     * A table of texts: all columns are to the left.
     *
     * @param header already escaped
     */
    public static Table ofTexts(String... header) {
      return new Table("---|", header);
    }

    /**
     * @param cells already escaped
     */
    public Table row(String... cells) {
      lines.add("| " + String.join(" | ", cells) + " |");
      return this;
    }

    @Override
    public String toString() {
      return String.join("\n", lines) + "\n";
    }
  }
}

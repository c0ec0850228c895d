package dev.wirebench.report.document;

import java.util.stream.Collectors;

/** HTML in a page of Markdown, where no Markdown is read. */
public final class HtmlText {
  private HtmlText() {}

  /** Escapes text of which nothing is to be markup. */
  public static String escaped(String text) {
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
  static String lines(String lines) {
    return lines
        .lines()
        .map(line -> escaped(line).replace("&#64;&#8203;", "&#64;"))
        .collect(Collectors.joining("\n"));
  }

  /** An entry as one line, since HTML ends at the first line without text. */
  static String of(Details.Entry entry) {
    return "<details><summary>"
        + entry.title().spans().stream().map(HtmlText::span).collect(Collectors.joining())
        + "</summary><pre>"
        + escaped(entry.text())
        + "</pre></details>";
  }

  private static String span(Span span) {
    String text = escaped(span.text());
    return switch (span.kind()) {
      case STRONG -> "<b>" + text + "</b>";
      case EMPHASIS -> "<em>" + text + "</em>";
      case CODE -> "<code>" + text + "</code>";
      default -> text;
    };
  }
}

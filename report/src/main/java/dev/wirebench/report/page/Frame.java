package dev.wirebench.report.page;

import java.util.Optional;

/**
 * What a page has around it where it is one of many.
 *
 * @param above HTML above its content
 * @param library where the chart library lies, which the pages share, as a relative address; empty:
 *     it is in the page
 */
public record Frame(String above, Optional<String> library) {
  /** A page that stands for itself. */
  static final Frame NONE = new Frame("", Optional.empty());

  /** The element that holds the chart library, or names it. */
  String script() {
    return library
        .map(address -> "<script src=\"" + Inline.text(address) + "\"></script>")
        .orElseGet(() -> "<script>" + inlined() + "</script>");
  }

  /** What a content security policy allows for that. */
  String source() {
    return library.isPresent() ? "'self'" : Inline.hash(inlined());
  }

  private static String inlined() {
    return Inline.script(Scripts.library());
  }
}

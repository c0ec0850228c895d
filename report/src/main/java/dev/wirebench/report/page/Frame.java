package dev.wirebench.report.page;

import java.util.Optional;

/**
 * What a page has around it where it is one of many.
 *
 * @param above HTML above its content
 * @param library where the chart library lies, which the pages share, as a relative address; empty:
 *     it is in the page
 * @param unscripted HTML, what to do where scripts are switched off; empty: what the page itself
 *     says
 */
public record Frame(String above, Optional<String> library, Optional<String> unscripted) {
  /** A page that stands for itself. */
  static final Frame NONE = new Frame("", Optional.empty(), Optional.empty());

  /** The element that holds the chart library, or names it. */
  String script() {
    return library
        .map(address -> "<script src=\"" + Inline.text(address) + "\"></script>")
        .orElseGet(() -> "<script>" + Inlined.LIBRARY + "</script>");
  }

  /** What a content security policy allows for that. */
  String source() {
    return library.isPresent() ? "'self'" : Inlined.HASH;
  }

  /** A megabyte that is the same in every page: read once, by whoever has it in the page. */
  private static final class Inlined {
    static final String LIBRARY = Inline.script(Scripts.library());
    static final String HASH = Inline.hash(LIBRARY);
  }
}

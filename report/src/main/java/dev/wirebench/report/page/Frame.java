package dev.wirebench.report.page;

import java.util.Optional;

/**
 * The surroundings of a page that is one of many.
 *
 * @param above HTML above its content
 * @param shared the folder with the scripts that the pages share, as a relative address that ends
 *     with a slash, or is empty; no value: scripts are in the page
 * @param unscripted HTML, what to do where scripts are switched off; no value: what the page itself
 *     says
 */
public record Frame(String above, Optional<String> shared, Optional<String> unscripted) {
  /** A page that stands for itself. */
  static final Frame NONE = new Frame("", Optional.empty(), Optional.empty());
}

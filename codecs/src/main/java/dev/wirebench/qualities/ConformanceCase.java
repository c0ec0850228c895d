package dev.wirebench.qualities;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One text that JSON readers are tried with; {@code conformance.yaml} says what the fields are.
 *
 * @param replaceBytes in the place of {@code replace}, where that is no text
 * @param reads how fields of the value differ that the text stands for, by name: several if it can
 *     be read in several ways, none if it stands for no value
 */
record ConformanceCase(
    String id,
    String title,
    String section,
    String says,
    String find,
    String findLast,
    String replace,
    byte[] replaceBytes,
    String before,
    byte[] beforeBytes,
    String after,
    String document,
    Integer depth,
    Expects expects,
    List<Map<String, Serializable>> reads)
    implements Serializable {

  /** What RFC 8259 asks of a reader. */
  enum Expects {
    VALID("must be read"),
    INVALID("is not JSON"),
    OPEN("is left to the reader");

    private final String words;

    Expects(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  ConformanceCase {
    reads = reads == null ? List.of() : List.copyOf(reads);
  }

  /** For the page. */
  Case described() {
    return new Case(
        id, title, "RFC 8259, section " + section + ": " + says + ". It " + expects.words() + ".");
  }
}

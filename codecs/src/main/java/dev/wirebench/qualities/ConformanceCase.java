package dev.wirebench.qualities;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One text that JSON readers are tried with; {@code conformance.yaml} says what the fields are. The
 * file has the fields of most groups side by side.
 *
 * @param reads how fields of the value differ that the text stands for, by name: several if it can
 *     be read in several ways, none if it stands for no value
 */
record ConformanceCase(
    String id,
    @JsonUnwrapped Rule rule,
    @JsonUnwrapped Change change,
    @JsonUnwrapped Around around,
    String document,
    Integer depth,
    List<Map<String, Serializable>> reads)
    implements Serializable {

  /** The rule of RFC 8259 that the text is about. */
  record Rule(String title, String section, String says, Expects expects) implements Serializable {}

  /**
   * The token of the document that is changed.
   *
   * @param replaceBytes instead of {@code replace}, where that is no text
   */
  record Change(String find, String findLast, String replace, byte[] replaceBytes)
      implements Serializable {}

  /** The text around the document. */
  record Around(String before, byte[] beforeBytes, String after) implements Serializable {}

  /** The demand of RFC 8259 on a reader. */
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

  /** The case as the page describes it. */
  Case described() {
    return new Case(
        id,
        rule.title(),
        "RFC 8259, section "
            + rule.section()
            + ": "
            + rule.says()
            + ". It "
            + rule.expects().words()
            + ".");
  }
}

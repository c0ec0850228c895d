package dev.wirebench.report.analysis;

/** A mark behind the name of a row that is not compared like with like, or comes from outside. */
public enum RowMark {
  /** The time of making its objects of an application's own is not in its times. */
  GENERATED("\u2020", "works on generated classes or maps; conversion not included"),
  /** A configuration that nobody should choose, as it lacks a safeguard. */
  REFERENCE("*", "for reference only, not recommended"),
  /** A codec that is measured once more. */
  CONTROL("\u2021", "A/A control: repeats a configuration; their difference is noise"),
  /** A codec from outside, whose code nobody has read here. It may stand behind another mark. */
  EXTERNAL("\u00a7", "external: a plug-in, whose numbers are worth what its source is");

  private final String symbol;
  private final String legend;

  RowMark(String symbol, String legend) {
    this.symbol = symbol;
    this.legend = legend;
  }

  /** The one character that stands behind the name. */
  public String symbol() {
    return symbol;
  }

  /** The meaning in a few words, without the symbol. */
  public String legend() {
    return legend;
  }

  /** A name with this mark behind it. */
  public String behind(String name) {
    return name + " " + symbol;
  }

  /** The sentence that explains it where it was shown. */
  public String sentence() {
    return symbol + " " + legend + ".";
  }
}

package dev.wirebench.report.comparison;

/**
 * Something besides the numbers that is not the same in two runs.
 *
 * @param name as the runs call it
 * @param before in the older run; empty where it has nothing of that name
 * @param after in the newer run; empty where it has nothing of that name
 */
public record Difference(Kind kind, String name, String before, String after) {

  /** The kinds of differences, in the order in which a reader sees them. */
  public enum Kind {
    /** Times of different hosts cannot be compared. */
    HOST("host"),
    /** Other activity on the machine differed. */
    NOISE("noise"),
    JVM("JVM"),
    SETTINGS("settings"),
    DATA("data"),
    CODEC("codec"),
    LIBRARY("library"),
    CODE("code");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** The name that a reader sees. */
    public String words() {
      return words;
    }
  }
}

package dev.wirebench.report.coordinates;

/**
 * Rows that are a codec once more, or with work added: {@code jackson#control}. A campaign looks at
 * itself by them; they are never ranked.
 */
public final class RowVariant {
  private static final char MARK = '#';
  private static final String CONTROL = "#control";

  private RowVariant() {}

  /** The id of the codec that a row's name stands for. */
  public static String codec(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? name : name.substring(0, mark);
  }

  /** The name of the row that repeats a codec's, if the run has one. */
  public static String control(String codec) {
    return codec + CONTROL;
  }

  public static boolean isVariant(String name) {
    return name.indexOf(MARK) >= 0;
  }

  /** Says whether the row differs from its codec's in nothing but the forks. */
  public static boolean isControl(String name) {
    return name.contains(CONTROL);
  }
}

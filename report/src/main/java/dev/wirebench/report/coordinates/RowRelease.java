package dev.wirebench.report.coordinates;

/**
 * Rows that have another release of their codec's library than the program was built with: {@code
 * gson@2.8.9}.
 */
public final class RowRelease {
  private static final char MARK = '@';

  private RowRelease() {}

  /** The id of the codec whose library it is. */
  public static String codec(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? name : name.substring(0, mark);
  }

  public static boolean isRelease(String name) {
    return name.indexOf(MARK) >= 0;
  }
}

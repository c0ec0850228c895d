package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Observed;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Which of two hard outcomes is worse. */
public final class Hardness {
  /**
   * What ends a process comes before what occupies it, and that before what is wrong in it; unknown
   * ones come last.
   */
  public static final List<String> OUTCOMES =
      List.of(
          "crashes",
          "memory exhausted",
          "hangs",
          "instantiates",
          "silent garbage",
          "changes the value",
          "wrong",
          "throws");

  /** Outcomes whose names say less than a reader needs. */
  private static final Map<String, String> WORDS =
      Map.of(
          "silent garbage", "wrong value, no error",
          "changes the value", "wrong value, no error",
          "instantiates", "creates a class named by the sender");

  /** The worst first. */
  static final Comparator<Observed> HARDEST_FIRST =
      Comparator.comparingInt(seen -> place(seen.outcome()));

  private Hardness() {}

  /** An outcome in words for sentences. */
  static String words(String outcome) {
    return WORDS.getOrDefault(outcome, outcome);
  }

  private static int place(String outcome) {
    int place = OUTCOMES.indexOf(outcome);
    return place < 0 ? OUTCOMES.size() : place;
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Observed;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The order of hard outcomes by how bad they are. */
public final class Hardness {
  /**
   * The outcomes, the worst first. An outcome that ends a process comes before one that occupies
   * it, and that before one that is wrong in it. Unknown ones come last.
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

package dev.wirebench.report.verdicts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds the rows that may be as good as the best one. */
public final class Rivals {
  private Rivals() {}

  /**
   * Compares all with the first.
   *
   * @param samples by name, the best first, none empty
   * @param comparisons at the confidence that so many ask for
   * @param delta δ of the verdicts
   */
  public static List<Rival> of(
      Map<String, Sample> samples, int comparisons, boolean largerIsBetter, double delta) {
    List<String> names = List.copyOf(samples.keySet());
    List<Rival> rivals = new ArrayList<>();
    for (String name : names.subList(Math.min(1, names.size()), names.size())) {
      Ratio ratio = Ratios.of(samples.get(name), samples.get(names.get(0)), comparisons);
      Verdict verdict = Verdicts.of(ratio.family(), largerIsBetter, delta);
      if (RivalWords.KINDS.contains(verdict)) {
        rivals.add(new Rival(name, ratio, verdict));
      }
    }
    return List.copyOf(rivals);
  }
}

package dev.wirebench.qualities;

import java.util.List;
import java.util.Set;

/**
 * How qualities are looked at.
 *
 * @param prober starts the JVMs
 * @param seed what is drawn at random is drawn from it
 * @param cases ids of the chosen cases, of whatever quality; all of them if it is empty
 */
public record Settings(Prober prober, long seed, Set<String> cases) {
  public Settings {
    cases = Set.copyOf(cases);
  }

  /** Those of a quality's cases that were chosen. */
  public List<Case> chosen(Quality quality) {
    return quality.cases().stream()
        .filter(each -> cases.isEmpty() || cases.contains(each.id()))
        .toList();
  }
}

package dev.wirebench.qualities;

import java.util.List;
import java.util.Set;

/**
 * The settings with which qualities are tested.
 *
 * @param prober starts the JVMs
 * @param seed what is drawn at random is drawn from it
 * @param cases ids of the chosen cases, of whatever quality; all of them if it is empty
 */
public record QualitySettings(Prober prober, long seed, Set<String> cases) {
  public QualitySettings {
    cases = Set.copyOf(cases);
  }

  /** The chosen cases of a quality. */
  public List<Case> chosen(Quality quality) {
    return quality.cases().stream()
        .filter(each -> cases.isEmpty() || cases.contains(each.id()))
        .toList();
  }
}

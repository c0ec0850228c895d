package dev.wirebench.qualification.mutants;

import dev.wirebench.codec.Codecs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The findings on mutants of all honest codecs.
 *
 * @param survivors a line for each mutant that differs and is not refused
 */
record Findings(List<Tally> tallies, List<String> survivors) {
  /**
   * Tries mutants of all honest codecs.
   *
   * @param most of each
   */
  static Findings of(List<String> payloads, int most) {
    Findings findings = new Findings(new ArrayList<>(), new ArrayList<>());
    for (Baseline baseline : Mutants.baselines(payloads)) {
      int count = Math.min(most, baseline.honest().mutants());
      List<Place> places = Mutants.sample(baseline.places(), count);
      findings.add(baseline, Mutants.tried(baseline, places));
    }
    return findings;
  }

  private void add(Baseline baseline, Map<Place, Verdict> verdicts) {
    String codec = baseline.honest().id();
    String version = Codecs.load(codec).traits().version();
    tallies.add(Tally.of(codec, version, baseline.payloads().size(), verdicts.values()));
    verdicts.forEach(
        (place, verdict) -> {
          if (verdict.isSurvivor()) {
            survivors.add(
                "survives: " + codec + ", " + place + "; " + verdict.difference().words());
          }
        });
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>(tallies.stream().map(Tally::toString).toList());
    lines.addAll(survivors);
    return lines;
  }

  @Override
  public String toString() {
    return String.join(System.lineSeparator(), lines());
  }
}

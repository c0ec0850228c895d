package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Observed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was observed of one codec besides its speed.
 *
 * @param tried the version of its library that was; empty if it has not been tried
 * @param measured versions of its library in the runs of the report
 * @param byQuality without the qualities of which it was tried with no case
 * @param hard all hard observations, the worst first
 * @param evolution errors between versions of a schema, and what is documented against them
 */
public record CodecQualities(
    String codec,
    Optional<String> tried,
    Set<String> measured,
    Map<String, Cases> byQuality,
    List<Observed> hard,
    List<Observed> evolution) {

  private static final String EVOLUTION = "schema-evolution";
  private static final String ERROR = "error";
  private static final String OTHER_WAY = "another-way";

  /** How many cases were tried, and how many of them had a hard outcome. */
  public record Cases(int hard, int tried) {
    /** As in {@code 2 of 61 hard}. */
    @Override
    public String toString() {
      return hard + " of " + tried + " hard";
    }
  }

  static CodecQualities of(
      String codec, Optional<String> tried, Set<String> measured, List<Observed> observed) {
    Map<String, Cases> cases = new LinkedHashMap<>();
    observed.stream()
        .filter(Observed::isTried)
        .collect(Collectors.groupingBy(Observed::quality, LinkedHashMap::new, Collectors.toList()))
        .forEach(
            (quality, all) ->
                cases.put(
                    quality,
                    new Cases(
                        places(all.stream().filter(Observed::isHard)), places(all.stream()))));
    return new CodecQualities(
        codec,
        tried,
        measured,
        cases,
        observed.stream().filter(Observed::isHard).sorted(Hardness.HARDEST_FIRST).toList(),
        observed.stream().filter(CodecQualities::tellsOfEvolution).toList());
  }

  /** What another version cannot read, without being hard, and what is documented against it. */
  private static boolean tellsOfEvolution(Observed one) {
    return one.quality().equals(EVOLUTION)
        && (one.outcome().equals(ERROR) || one.caseId().equals(OTHER_WAY) && one.isTried());
  }

  /** Number of cases, of which one has several outcomes where it has several inputs. */
  private static int places(Stream<Observed> observed) {
    return (int) observed.map(Observed::place).distinct().count();
  }

  /** Number of cases with each hard outcome, the worst first. */
  public Map<String, Integer> hardCases() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    hard.stream()
        .collect(Collectors.groupingBy(Observed::outcome, LinkedHashMap::new, Collectors.toList()))
        .forEach((outcome, all) -> counts.put(outcome, places(all.stream())));
    return counts;
  }

  /** {@code 2 of 61 hard}, or {@code -} if it was tried with none of the quality's cases. */
  public String cell(String quality) {
    return Optional.ofNullable(byQuality.get(quality)).map(Cases::toString).orElse("-");
  }
}

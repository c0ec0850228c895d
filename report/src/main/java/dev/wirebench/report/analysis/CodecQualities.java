package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Observed;
import dev.wirebench.report.verdicts.Words;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The observations of one codec apart from its speed.
 *
 * @param tried the version of its library that was; empty if it has not been tried
 * @param measured versions of its library in the runs of the report
 * @param observed in the order of the file
 * @param others other configurations of its library, without others of their own
 */
public record CodecQualities(
    String codec,
    Optional<String> tried,
    Set<String> measured,
    List<Observed> observed,
    List<CodecQualities> others) {

  private static final String EVOLUTION = "schema-evolution";
  private static final String ERROR = "error";
  private static final String WORKS = "works";
  private static final String NOT_APPLICABLE = "not applicable";

  /** Names of the cases of a quality, for sentences. */
  private static final Map<String, String> NOUNS =
      Map.of(
          "json-conformance",
          "unusual JSON inputs",
          "hostile-input",
          "kinds of damaged messages",
          "named-classes",
          "messages that name a class",
          EVOLUTION,
          "schema changes",
          "in-use",
          "ways of use");

  public CodecQualities {
    observed = List.copyOf(observed);
    others = List.copyOf(others);
  }

  /** Numbers of executed cases, and of those with a hard outcome. */
  public record Cases(int hard, int executed) {
    /** The cases in words, as in {@code 2 of 61 hard}. */
    @Override
    public String toString() {
      return ofAll() + " hard";
    }

    /** The cases in words, as in {@code 2 of 61 cases}. */
    public String words() {
      return of("cases");
    }

    private String of(String noun) {
      return ofAll() + " " + noun;
    }

    private String ofAll() {
      return hard + " of " + executed;
    }
  }

  /** Executed cases by quality; without the qualities of which none was executed. */
  public Map<String, Cases> byQuality() {
    Map<String, Cases> cases = new LinkedHashMap<>();
    executed().stream()
        .collect(Collectors.groupingBy(Observed::quality, LinkedHashMap::new, Collectors.toList()))
        .forEach((quality, all) -> cases.put(quality, cases(all)));
    return cases;
  }

  /** The number of all executed cases, and of those with a hard outcome. */
  public Cases cases() {
    return cases(executed());
  }

  private static Cases cases(List<Observed> executed) {
    return new Cases(places(executed.stream().filter(Observed::isHard)), places(executed.stream()));
  }

  /** All observations of executed cases. */
  public List<Observed> executed() {
    return observed.stream().filter(Observed::isExecuted).toList();
  }

  /** All hard observations, the worst first. */
  public List<Observed> hard() {
    return observed.stream().filter(Observed::isHard).sorted(Hardness.HARDEST_FIRST).toList();
  }

  /** Errors between versions of a schema. */
  public List<Observed> evolution() {
    return observed.stream()
        .filter(one -> one.quality().equals(EVOLUTION) && one.outcome().equals(ERROR))
        .toList();
  }

  /** Other configurations of the library that work in the same case. */
  public List<String> worksIn(Observed error) {
    return others.stream()
        .filter(
            other ->
                other.observed.stream()
                    .anyMatch(
                        one -> one.place().equals(error.place()) && one.outcome().equals(WORKS)))
        .map(CodecQualities::codec)
        .toList();
  }

  /** Number of cases, of which one has several outcomes where it has several inputs. */
  private static int places(Stream<Observed> observed) {
    return (int) observed.map(Observed::place).distinct().count();
  }

  /**
   * Known defects: by quality, how many of the executed cases had a hard outcome, and which, the
   * worst first. As in {@code 2 of 59 unusual JSON inputs (wrong value, no error)}; empty if there
   * are none. Where another configuration of the library has fewer, it is named: {@code 10 of 28
   * schema changes (wrong value, no error; kryo-compatible: 4 of 28)}.
   */
  public String defects() {
    Map<String, Cases> cases = byQuality();
    return Words.list(
        hard().stream()
            .collect(
                Collectors.groupingBy(Observed::quality, LinkedHashMap::new, Collectors.toList()))
            .entrySet()
            .stream()
            .map(
                quality ->
                    cases.get(quality.getKey()).of(noun(quality.getKey()))
                        + " ("
                        + outcomes(quality.getValue())
                        + better(quality.getKey())
                        + ")")
            .toList());
  }

  /** The other configuration that has the fewest defects in the same cases; empty without one. */
  private String better(String quality) {
    Cases own = byQuality().get(quality);
    return others.stream()
        .filter(other -> other.places(quality).equals(places(quality)))
        .filter(other -> other.byQuality().get(quality).hard() < own.hard())
        .min(
            Comparator.comparingInt((CodecQualities other) -> other.byQuality().get(quality).hard())
                .thenComparing(CodecQualities::codec))
        .map(other -> "; " + other.codec + ": " + other.byQuality().get(quality).ofAll())
        .orElse("");
  }

  private Set<String> places(String quality) {
    return executed().stream()
        .filter(one -> one.quality().equals(quality))
        .map(Observed::place)
        .collect(Collectors.toSet());
  }

  private static String noun(String quality) {
    return NOUNS.getOrDefault(quality, "cases of " + quality);
  }

  /** Outcomes with how many cases had each, if there are several. */
  private static String outcomes(List<Observed> hard) {
    Map<String, List<Observed>> byOutcome =
        hard.stream()
            .collect(
                Collectors.groupingBy(
                    seen -> Hardness.words(seen.outcome()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return byOutcome.entrySet().stream()
        .map(
            each ->
                each.getKey()
                    + (byOutcome.size() > 1 ? " in " + places(each.getValue().stream()) : ""))
        .collect(Collectors.joining(", "));
  }

  /**
   * Says that another version was measured than the one that cases were executed with; empty if it
   * is the same, or none was executed.
   */
  public String otherVersion() {
    return tried
        .filter(version -> measured.stream().anyMatch(other -> !other.equals(version)))
        .map(
            version ->
                "cases were executed with version "
                    + version
                    + ", times are of "
                    + String.join(", ", measured))
        .orElse("");
  }

  /**
   * {@code 2 of 61 hard}. Where no case of the quality was executed, {@code not applicable} if none
   * concerns the codec, else {@code untested}.
   */
  public String cell(String quality) {
    List<Observed> all = observed.stream().filter(one -> one.quality().equals(quality)).toList();
    boolean concerned =
        all.isEmpty() || !all.stream().allMatch(one -> one.outcome().equals(NOT_APPLICABLE));
    return Optional.ofNullable(byQuality().get(quality))
        .map(Cases::toString)
        .orElse(concerned ? "untested" : NOT_APPLICABLE);
  }
}

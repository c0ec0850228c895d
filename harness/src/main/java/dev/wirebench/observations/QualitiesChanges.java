package dev.wirebench.observations;

import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Cases whose outcome is another one in newer observations than it was in older ones. */
public final class QualitiesChanges {
  private final QualitiesFile newer;
  private final QualitiesFile older;

  public QualitiesChanges(QualitiesFile newer, QualitiesFile older) {
    this.newer = newer;
    this.older = older;
  }

  /** One case of one codec, with what it was tried with. */
  private record Place(String codec, String quality, String caseId, String about) {
    static Place of(Observation seen) {
      return new Place(seen.codec(), seen.quality(), seen.caseId(), seen.about());
    }
  }

  /** The text for the console: a line for each change, then what could not be compared. */
  public String text() {
    Map<Place, Map<Outcome, Integer>> after = newer.outcomes(Place::of);
    Map<Place, Map<Outcome, Integer>> before = older.outcomes(Place::of);
    List<Place> both = after.keySet().stream().filter(before::containsKey).toList();
    List<Place> changed =
        both.stream().filter(place -> !after.get(place).equals(before.get(place))).toList();
    StringBuilder text = new StringBuilder();
    if (!changed.isEmpty()) {
      Table table =
          Table.of(
              "",
              List.of(
                  Column.text("codec", Place::codec),
                  Column.text("version", place -> versions(place.codec())),
                  Column.text("quality", Place::quality),
                  Column.text("case", place -> orDash(place.caseId())),
                  Column.text("about", place -> orDash(place.about())),
                  Column.text("was", place -> words(before.get(place))),
                  Column.text("is", place -> words(after.get(place)))),
              changed);
      text.append(TextTable.of(table)).append('\n');
    }
    text.append(
        String.format(
            Locale.ROOT,
            "%s of %d %s another outcome.%n",
            Words.count(changed.size(), "case"),
            both.size(),
            changed.size() == 1 ? "has" : "have"));
    chance(changed).ifPresent(note -> text.append(note).append('\n'));
    notes(after.keySet(), before.keySet()).forEach(note -> text.append(note).append('\n'));
    return text.toString();
  }

  /** Both versions, as in {@code 2.0.63 -> 2.0.64}; one if they are equal. */
  private String versions(String codec) {
    String was = older.codecs().getOrDefault(codec, "-");
    String is = newer.codecs().getOrDefault(codec, "-");
    return was.equals(is) ? is : was + " -> " + is;
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }

  /**
   * The counts of outcomes, as in {@code hangs 2, rejects 58}; without a number if there is one
   * input.
   */
  private static String words(Map<Outcome, Integer> outcomes) {
    int inputs = outcomes.values().stream().mapToInt(Integer::intValue).sum();
    return outcomes.entrySet().stream()
        .map(each -> each.getKey() + (inputs > 1 ? " " + each.getValue() : ""))
        .collect(Collectors.joining(", "));
  }

  /** A note where library, JDK and inputs are equal, so that the machine made the difference. */
  private Optional<String> chance(List<Place> changed) {
    if (!jdk(newer).equals(jdk(older)) || newer.seed() != older.seed()) {
      return Optional.empty();
    }
    long same =
        changed.stream()
            .map(Place::codec)
            .filter(codec -> older.codecs().get(codec).equals(newer.codecs().get(codec)))
            .count();
    return same == 0
        ? Optional.empty()
        : Optional.of(
            same
                + (same == 1 ? " of them is" : " of them are")
                + " from the same version, JDK and seed: how threads met, or a stack, memory"
                + " or time that barely sufficed, and no change of a library.");
  }

  private List<String> notes(Set<Place> after, Set<Place> before) {
    List<String> notes = new ArrayList<>();
    only(after, before, "the newer").ifPresent(notes::add);
    only(before, after, "the older").ifPresent(notes::add);
    if (newer.seed() != older.seed()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "Their seeds differ (%d and %d), so that inputs drawn at random are others.",
              older.seed(),
              newer.seed()));
    }
    String was = jdk(older);
    String is = jdk(newer);
    if (!was.equals(is)) {
      notes.add("Their JDKs differ (" + was + " and " + is + ").");
    }
    return notes;
  }

  private static String jdk(QualitiesFile file) {
    return file.machine().getOrDefault("jdk", "-");
  }

  private static Optional<String> only(Set<Place> these, Set<Place> others, String which) {
    Set<Place> only = new HashSet<>(these);
    only.removeAll(others);
    return only.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s %s in %s observations alone."
                .formatted(
                    Words.count(only.size(), "case"), only.size() == 1 ? "is" : "are", which));
  }
}

package dev.wirebench.cli;

import dev.wirebench.report.input.BadInput;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** A name that must be one of several. */
final class Choice {
  private static final int MOST_SUGGESTIONS = 3;

  private Choice() {}

  /**
   * Checks names that a user wrote.
   *
   * @param kind what is chosen: codec, payload
   * @throws BadInput for the first name that is not valid, with the nearest valid ones
   */
  static List<String> check(String kind, List<String> names, Collection<String> valid) {
    names.forEach(name -> check(kind, name, valid));
    return names.stream().distinct().toList();
  }

  static String check(String kind, String name, Collection<String> valid) {
    if (!valid.contains(name)) {
      throw new BadInput(refusal(kind, name, valid));
    }
    return name;
  }

  /** The sentence for a name that is not valid, with the nearest valid ones. */
  static String refusal(String kind, String name, Collection<String> valid) {
    return "There is no " + kind + " '" + name + "': did you mean " + nearest(name, valid) + "?";
  }

  private static String nearest(String name, Collection<String> valid) {
    LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
    return String.join(
        ", ",
        valid.stream()
            .sorted(Comparator.comparing(candidate -> distance.apply(name, candidate)))
            .limit(MOST_SUGGESTIONS)
            .toList());
  }
}

package dev.wirebench.data;

import dev.wirebench.base.BadInput;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** A name that must be one of several. A name that is near to none of them is not guessed at. */
public final class Choice {
  private static final int MOST_SUGGESTIONS = 3;

  /** Two letters that have changed places are two. */
  private static final int MISTAKES = 2;

  private static final int LETTERS_PER_MISTAKE = 3;
  private static final int FEWEST_IN_COMMON = 4;

  /** So many are said in one sentence. */
  private static final int FEW = 24;

  private Choice() {}

  /**
   * Checks names that a user wrote.
   *
   * @param kind what is chosen: codec, payload
   * @throws BadInput for the first name that is not valid, with valid ones that are near, if any
   */
  public static List<String> check(String kind, List<String> names, Collection<String> valid) {
    names.forEach(name -> check(kind, name, valid));
    return names.stream().distinct().toList();
  }

  public static String check(String kind, String name, Collection<String> valid) {
    if (!valid.contains(name)) {
      throw new BadInput(refusal(kind, name, valid));
    }
    return name;
  }

  /** The sentence for a name that is not valid, with valid ones that are near, if any. */
  public static String refusal(String kind, String name, Collection<String> valid) {
    String none = "There is no " + kind + " '" + name + "': ";
    List<String> near = near(name, valid);
    if (!near.isEmpty()) {
      return none + "did you mean " + String.join(", ", near) + "?";
    }
    return valid.size() <= FEW
        ? none + (valid.size() == 1 ? "choose " : "choose one of ") + String.join(", ", valid) + "."
        : none + "it is like none of the " + valid.size() + " that there are.";
  }

  private static List<String> near(String name, Collection<String> valid) {
    return valid.stream()
        .filter(candidate -> isNear(name, candidate))
        .sorted(Comparator.comparing(candidate -> distance(name, candidate)))
        .limit(MOST_SUGGESTIONS)
        .toList();
  }

  /** A mistake or two, or the beginning of a longer name. */
  private static boolean isNear(String name, String candidate) {
    int begun = Math.max(FEWEST_IN_COMMON, name.length() - name.length() / LETTERS_PER_MISTAKE);
    return distance(name, candidate) <= Math.max(MISTAKES, name.length() / LETTERS_PER_MISTAKE)
        || name.length() >= begun && candidate.startsWith(name.substring(0, begun));
  }

  private static int distance(String name, String candidate) {
    return LevenshteinDistance.getDefaultInstance().apply(name, candidate);
  }

  /**
   * Checks a number that a user wrote.
   *
   * @throws BadInput unless it is from 1 to the most
   */
  public static int within(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new BadInput(option + " is " + value + ": choose a number from 1 to " + most + ".");
    }
    return value;
  }
}

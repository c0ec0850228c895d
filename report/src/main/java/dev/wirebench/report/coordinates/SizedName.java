package dev.wirebench.report.coordinates;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A name of a method or class, without the words that say how large its input is.
 *
 * @param size as in {@code small} or {@code 10kb}; empty if the name says none
 * @param words the others, in order
 */
record SizedName(String size, List<String> words) {
  private static final Set<String> SIZES =
      Set.of("tiny", "small", "medium", "large", "big", "huge", "giant");

  private static final Set<String> UNITS = Set.of("b", "bytes", "k", "kb", "m", "mb", "g", "gb");

  /** A number of one digit counts variants. */
  private static final String NUMBER = "[1-9][0-9]+";

  /** A number is a size before a unit or after a verb: others are versions, as in Jackson2. */
  static SizedName of(String name) {
    List<String> words = MethodName.words(name);
    List<String> sizes = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      String word = words.get(at);
      String next = at + 1 < words.size() ? lower(words.get(at + 1)) : "";
      if (word.matches("[0-9]+") && UNITS.contains(next)) {
        sizes.add(word + next);
        at++;
      } else if (SIZES.contains(lower(word))
          || word.matches(NUMBER) && at > 0 && MethodName.isVerb(words.get(at - 1))) {
        sizes.add(lower(word));
      } else {
        others.add(word);
      }
    }
    return new SizedName(String.join(" ", sizes), List.copyOf(others));
  }

  /** A name of which no word is taken for a size. */
  static SizedName whole(String name) {
    return new SizedName("", MethodName.words(name));
  }

  /** Says whether two names differ in their size alone: only then are such words about size. */
  static boolean differ(Collection<SizedName> names) {
    Map<String, String> sizes = new HashMap<>();
    return names.stream()
        .anyMatch(
            name -> {
              String earlier = sizes.putIfAbsent(lower(name.rest()), name.size());
              return earlier != null && !earlier.equals(name.size());
            });
  }

  /** The other words as one. */
  String rest() {
    return String.join("", words);
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}

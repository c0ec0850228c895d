package dev.wirebench.reports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The words of a command that decides. */
public final class DecideWords {
  private DecideWords() {}

  /**
   * The words of {@code decide} with its options.
   *
   * @param scenario a file, the name of one, or empty
   * @param instead text by key, which replaces what the scenario says
   */
  public static List<Object> of(Path run, String scenario, Map<String, String> instead) {
    List<Object> words = new ArrayList<>(List.of("decide", run));
    if (!scenario.isEmpty()) {
      words.addAll(List.of("--scenario", scenario));
    }
    instead.forEach((key, value) -> words.addAll(List.of("--" + key, value)));
    return words;
  }
}

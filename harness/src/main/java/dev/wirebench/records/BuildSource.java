package dev.wirebench.records;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The sources from which the program was built that measured something, by its environment. */
final class BuildSource {
  private static final String COMMIT = "commit";
  private static final String DIRTY = "dirty";

  /** The facts of an environment that tell it. */
  static final List<String> FACTS = List.of(COMMIT, DIRTY);

  private BuildSource() {}

  /**
   * Refuses what was measured by a program that nobody else can build.
   *
   * @param measured its folder
   * @param environment facts by name, as a record has them
   * @return a sentence; empty if anybody can build it who has the commit
   */
  public static Optional<String> objection(Path measured, Map<String, String> environment) {
    return why(environment)
        .map(
            why ->
                "'" + measured + "' was measured " + why + ": measure again from a clean clone.");
  }

  private static Optional<String> why(Map<String, String> environment) {
    String commit = environment.getOrDefault(COMMIT, "");
    if (!commit.matches("\\p{XDigit}{40}")) {
      return Optional.of("by a program that does not know its commit");
    }
    return environment.getOrDefault(DIRTY, "").equals("false")
        ? Optional.empty()
        : Optional.of("by a program of commit " + commit + " with changes that are in no commit");
  }
}

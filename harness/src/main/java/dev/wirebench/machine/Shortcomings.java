package dev.wirebench.machine;

import dev.wirebench.report.verdicts.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what a machine cannot do because it lacks what Linux has, and what that costs. */
public final class Shortcomings {
  private static final String INTERLEAVED =
      "interleaved forks are not bound to one CPU: their intervals get wider";
  private static final String SERVED =
      "servers and load generator are not bound to CPUs: they take time from each other";

  private Shortcomings() {}

  /**
   * A line about a run; empty if nothing is lacking.
   *
   * @param mayBind whether forks may be bound to a CPU
   */
  public static Optional<String> ofRun(boolean mayBind) {
    return of(Path.of("/"), mayBind ? INTERLEAVED : null);
  }

  /** A line about services under load; empty if nothing is lacking. */
  public static Optional<String> ofLoad() {
    return of(Path.of("/"), SERVED);
  }

  /** The sentence of {@link #ofRun(boolean)}, where forks may be bound. */
  static Optional<String> ofRun(Path root) {
    return of(root, INTERLEAVED);
  }

  /**
   * @param root the folder that holds {@code proc} and {@code sys}
   * @param unbound what it costs if nothing can be bound to a CPU; null if nothing is to be
   */
  private static Optional<String> of(Path root, String unbound) {
    List<String> sentences = new ArrayList<>();
    if (unbound != null) {
      Affinity.of(root)
          .obstacle()
          .map(obstacle -> "Since " + obstacle + ", " + unbound + ".")
          .ifPresent(sentences::add);
    }
    List<String> unseen = HostMonitor.unseen(root);
    if (!unseen.isEmpty()) {
      sentences.add(
          "This system does not show "
              + Words.list(unseen)
              + ": what they disturb counts like the rest.");
    }
    return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
  }
}

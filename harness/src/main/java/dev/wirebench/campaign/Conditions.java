package dev.wirebench.campaign;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import dev.wirebench.plan.Jdk;
import dev.wirebench.registry.Release;
import dev.wirebench.run.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The check that a run can go on here: forks under other conditions must not share its comparisons.
 */
final class Conditions {
  /** They tell where the code came from; the digests among the libraries tell what it is. */
  private static final Set<String> FREE_TO_CHANGE = Set.of("commit", "dirty");

  private Conditions() {}

  /**
   * Compares machine, libraries and JDKs with those that the run was started with.
   *
   * @throws BadInput with the first difference
   */
  static void check(Run run) {
    for (String plugin : run.plan().machines().plugins()) {
      if (!Files.isRegularFile(Path.of(plugin))) {
        throw new BadInput(
            "The run cannot go on without the plug-in '" + plugin + "': put it back.");
      }
    }
    run.plan().machines().releases().forEach(Conditions::requireUnchanged);
    difference(run.start().environment(), Environment.read())
        .or(
            () ->
                difference(
                    run.start().libraries(), Libraries.read(run.plan().machines().plugins())))
        .or(() -> jdkDifference(run.plan().machines().jdks()))
        .ifPresent(
            difference -> {
              throw new BadInput(
                  "The run cannot go on, since "
                      + difference
                      + ": restore what it was started with, or start a new run.");
            });
  }

  /** Refuses a run whose resolved jars are gone or changed: they are not resolved again. */
  static void requireUnchanged(Release release) {
    for (Release.Jar jar : release.jars()) {
      Path file = Path.of(jar.file());
      if (!Files.isRegularFile(file)) {
        throw new BadInput(
            "The run cannot go on without '"
                + file
                + "' of "
                + release.name()
                + ": put it back, or start a new run.");
      }
      if (!Digests.sha256(file).equals(jar.sha256())) {
        throw new BadInput(
            "The run cannot go on, since '"
                + file
                + "' of "
                + release.name()
                + " is another file than it was started with (its SHA-256 differs): put that back,"
                + " or start a new run.");
      }
    }
  }

  static Optional<String> difference(Map<String, String> before, Map<String, String> now) {
    return before.keySet().stream()
        .filter(fact -> !FREE_TO_CHANGE.contains(fact))
        .filter(fact -> !before.get(fact).equals(now.get(fact)))
        .findFirst()
        .map(fact -> fact + " was '" + before.get(fact) + "' and is '" + now.get(fact) + "'");
  }

  static Optional<String> difference(List<String> before, List<String> now) {
    List<String> gone = new ArrayList<>(before);
    gone.removeAll(now);
    List<String> come = new ArrayList<>(now);
    come.removeAll(before);
    return gone.isEmpty() && come.isEmpty()
        ? Optional.empty()
        : Optional.of("of the libraries " + gone + " became " + come);
  }

  private static Optional<String> jdkDifference(List<Jdk> jdks) {
    for (Jdk before : jdks) {
      Jdk now = Jdk.probe(Path.of(before.home()), List.of());
      if (!before.version().equals(now.version()) || !before.vm().equals(now.vm())) {
        return Optional.of(
            "the JDK in '"
                + before.home()
                + "' was "
                + before.version()
                + " ("
                + before.vm()
                + ") and is "
                + now.version()
                + " ("
                + now.vm()
                + ")");
      }
    }
    return Optional.empty();
  }
}

package dev.wirebench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lets a documented command end in seconds: what decides how much is measured, and for how long,
 * gives way to the least of it. All else stays as it is written.
 */
final class ShortSettings {
  /** By command, the options that give way with their values. */
  private static final Map<String, Set<String>> REPLACED =
      Map.of(
          "run",
          Set.of(
              "--suite",
              "--profile",
              "--budget",
              "--precision",
              "--blocks",
              "--warmup",
              "--measurement",
              "--jvm-args"),
          "check",
          Set.of("--blocks", "--codec"),
          "qualities",
          Set.of("--codec", "--quality", "--case"),
          "replicate",
          Set.of("--payload", "--runs", "--repetitions", "--warmup"),
          "jmh",
          Set.of("-f", "-wi", "-w", "-i", "-r"));

  private static final Map<String, String> LEAST =
      Map.of(
          "run",
              "--suite check --blocks 1 --warmup 1x10ms --measurement 1x10ms "
                  + JarRunner.ONE_COMPILER,
          "check", "--blocks 1",
          "qualities", "--codec gson,kryo --case bom,repeated",
          "replicate", "--payload nested-10-pretty --runs 6 --repetitions 1 --warmup 0 --wait",
          "jmh", "-f 1 -wi 0 -i 1 -r 10ms");

  /** The least of {@code check --all}, which takes no payloads. */
  private static final String LEAST_OF_ALL = "--codec msgpack-core";

  /** A test must not depend on how busy the machine is, nor on who else measures. */
  private static final Set<String> MANNERS = Set.of("--no-probe", "--wait", "--force");

  private ShortSettings() {}

  /**
   * @param words as {@link ReaderShell} gives them for one of our own commands
   */
  static List<String> of(List<String> words) {
    int command = ReaderShell.COMMAND;
    String name = words.get(command);
    List<String> settings = new ArrayList<>(words.subList(0, command + 1));
    List<String> rest = words.subList(command + 1, words.size());
    Set<String> replaced = REPLACED.getOrDefault(name, Set.of());
    for (int i = 0; i < rest.size(); i++) {
      if (replaced.contains(rest.get(i))) {
        i++;
      } else if (!MANNERS.contains(rest.get(i))) {
        settings.add(rest.get(i));
      }
    }
    if (name.equals("run")) {
      settings.addAll(List.of("--no-probe", "--wait"));
    }
    if (LEAST.containsKey(name) && Stream.of("--resume", "--from").noneMatch(rest::contains)) {
      String least = rest.contains("--all") ? LEAST_OF_ALL : LEAST.get(name);
      Stream.of(least.split(" ")).forEach(settings::add);
    }
    if (Set.of("run", "check").contains(name)
        && Stream.of("--payload", "--json", "--resume", "--all").noneMatch(rest::contains)) {
      settings.addAll(List.of("--payload", "order-event"));
    }
    return settings;
  }

  /** A program of a recorded experiment is told how many seconds it shall take. */
  static List<String> ofExperiment(List<String> words) {
    return words.stream().map(word -> word.matches("\\d+") ? "3" : word).toList();
  }
}

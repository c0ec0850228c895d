package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Profile.Stack;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The samples of one row as shares: of samples below the operation, and of the bytes that samples
 * of allocation stand for.
 *
 * @param row name of the row
 * @param file name of the profile's file, without its ending
 * @param samples how many there are; shares of few are rough
 * @param methods by name
 * @param allocated share of bytes by class
 * @param tooLarge why methods are not where they would be compiled best, by name
 */
public record RowProfile(
    String row,
    String file,
    long samples,
    Map<String, Shares> methods,
    Map<String, Double> allocated,
    Map<String, String> tooLarge) {

  /**
   * The share of a method's samples that must be in the interpreter to be reported: less is chance.
   */
  private static final double MOSTLY = 0.5;

  /**
   * The share of all samples that a method must have in the interpreter to be reported: rarer ones
   * do not matter.
   */
  private static final double SOME = 0.01;

  /** Fewer samples in the interpreter may be of a moment before the method was compiled. */
  private static final int FEWEST = 3;

  /**
   * @param self share of samples in which a method is on top of the stack
   * @param total share of samples in which it is anywhere on it, the operation itself left out
   */
  public record Shares(double self, double total) {
    static final Shares NONE = new Shares(0, 0);
  }

  static RowProfile of(String row, Profile.Named named) {
    Profile profile = named.profile();
    Map<String, Long> self = new HashMap<>();
    Map<String, Long> total = new HashMap<>();
    for (Stack stack : profile.stacks()) {
      List<String> frames = stack.frames().stream().map(profile.frames()::get).toList();
      self.merge(frames.get(frames.size() - 1), stack.count(), Long::sum);
      // A method that calls itself is there once.
      Set<String> below = new HashSet<>(frames.subList(1, frames.size()));
      below.forEach(method -> total.merge(method, stack.count(), Long::sum));
    }
    double samples = profile.samples();
    Set<String> names = new HashSet<>(total.keySet());
    names.addAll(self.keySet());
    return new RowProfile(
        row,
        named.name(),
        profile.samples(),
        names.stream()
            .collect(
                Collectors.toMap(
                    name -> name,
                    name ->
                        new Shares(
                            self.getOrDefault(name, 0L) / samples,
                            total.getOrDefault(name, 0L) / samples))),
        profile.allocated().entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    entry -> (double) entry.getValue() / Math.max(1, profile.allocatedBytes()))),
        tooLarge(profile, self));
  }

  private static Map<String, String> tooLarge(Profile profile, Map<String, Long> self) {
    Map<String, String> found = new HashMap<>();
    profile.tooLarge().forEach(one -> found.merge(one.method(), one.why(), RowProfile::both));
    profile
        .interpreted()
        .forEach(
            (method, count) -> {
              long all = self.getOrDefault(method, 0L);
              if (count >= Math.max(FEWEST, SOME * profile.samples()) && count >= MOSTLY * all) {
                found.merge(method, "runs in the interpreter", RowProfile::both);
              }
            });
    return found;
  }

  private static String both(String first, String second) {
    return first.contains(second) ? first : first + "; " + second;
  }

  /** Zero for methods that no sample has. */
  Shares shares(String method) {
    return methods.getOrDefault(method, Shares.NONE);
  }
}

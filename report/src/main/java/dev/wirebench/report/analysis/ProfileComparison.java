package dev.wirebench.report.analysis;

import dev.wirebench.report.analysis.RowProfile.Shares;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The differences between two rows in what they do with their time; the larger ones come first. */
public record ProfileComparison(RowProfile first, RowProfile second) {
  /** The smallest share that is listed: of some hundred samples, less is chance. */
  public static final double SMALLEST = 0.01;

  /** A method, with its shares in both rows. */
  public record Method(String name, Shares first, Shares second) {
    /** The additional share of all samples that the second row spends in the method itself. */
    public double selfGain() {
      return second.self() - first.self();
    }

    /**
     * The additional share of all samples that the second row spends in the method and in what it
     * calls.
     */
    public double totalGain() {
      return second.total() - first.total();
    }

    private double largest() {
      return Math.max(Math.abs(selfGain()), Math.abs(totalGain()));
    }
  }

  /** A class, with its shares of what both rows allocate. */
  public record Allocated(String name, double first, double second) {
    private double largest() {
      return Math.max(first, second);
    }
  }

  /** A method that only one of the rows has too large to compile, or that has another reason. */
  public record TooLarge(String method, String first, String second) {}

  /** Methods that gained or lost a share of at least {@link #SMALLEST}. */
  public List<Method> methods() {
    return names(first.methods(), second.methods())
        .map(name -> new Method(name, first.shares(name), second.shares(name)))
        .filter(method -> method.largest() >= SMALLEST)
        .sorted(
            Comparator.comparingDouble((Method method) -> Math.abs(method.selfGain()))
                .reversed()
                .thenComparing(Comparator.comparingDouble(Method::largest).reversed())
                .thenComparing(Method::name))
        .toList();
  }

  /** Classes that either row allocates in earnest, the most allocated first. */
  public List<Allocated> allocated() {
    return names(first.allocated(), second.allocated())
        .map(
            name ->
                new Allocated(
                    name,
                    first.allocated().getOrDefault(name, 0.0),
                    second.allocated().getOrDefault(name, 0.0)))
        .filter(allocated -> allocated.largest() >= SMALLEST)
        .sorted(
            Comparator.comparingDouble(Allocated::largest)
                .reversed()
                .thenComparing(Allocated::name))
        .toList();
  }

  /** Empty texts where a row has the method compiled as others are. */
  public List<TooLarge> tooLarge() {
    return names(first.tooLarge(), second.tooLarge())
        .map(
            name ->
                new TooLarge(
                    name,
                    first.tooLarge().getOrDefault(name, ""),
                    second.tooLarge().getOrDefault(name, "")))
        .filter(one -> !one.first().equals(one.second()))
        .sorted(Comparator.comparing(TooLarge::method))
        .toList();
  }

  private static Stream<String> names(Map<String, ?> first, Map<String, ?> second) {
    Set<String> names = new HashSet<>(first.keySet());
    names.addAll(second.keySet());
    return names.stream();
  }
}

package dev.wirebench.report.coordinates;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the parameters in which two benchmarks may differ, and in nothing else. No other parameter
 * can be what rows are compared by. To try each of them would take a file of many parameters hours.
 */
public final class LoneDifferences {
  private final Map<String, Set<Long>> seen = new HashMap<>();
  private final Set<String> found = new HashSet<>();

  private LoneDifferences() {}

  /**
   * Dimensions of parameters, in the order of the cells. Two benchmarks may share a sum by chance,
   * which adds a name; no name is left out.
   */
  public static Set<String> of(Collection<Coordinates> cells) {
    LoneDifferences differences = new LoneDifferences();
    cells.forEach(differences::add);
    return cells.stream()
        .flatMap(cell -> cell.cell().params().keySet().stream())
        .map(Coordinates::free)
        .filter(differences.found::contains)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private void add(Coordinates cell) {
    long all =
        cell.values().entrySet().stream()
            .mapToLong(entry -> mixed(entry.getKey(), entry.getValue()))
            .sum();
    for (String parameter : cell.cell().params().keySet()) {
      String name = Coordinates.free(parameter);
      long others = all - mixed(name, cell.value(name));
      boolean isShared = !seen.computeIfAbsent(name, key -> new HashSet<>()).add(others);
      // The verb of a method's name is an operation, too, and then more than a parameter changes.
      if (isShared || name.equals(Dimensions.OPERATION)) {
        found.add(name);
      }
    }
  }

  /** A number of 64 bits that two values of one dimension hardly share. */
  private static long mixed(String name, String value) {
    long bits = 0x9E3779B97F4A7C15L * (31L * name.hashCode() + value.hashCode());
    return (bits ^ bits >>> 29) * 0xBF58476D1CE4E5B9L;
  }
}

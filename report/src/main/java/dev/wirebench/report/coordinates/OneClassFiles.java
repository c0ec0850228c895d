package dev.wirebench.report.coordinates;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds classes that have a file each, and most of their methods in common: one class for each
 * library, measured one after another. Such classes are rivals, and not their methods.
 */
final class OneClassFiles {
  private final List<List<Coordinates>> classes;
  private final NamedOperations operations;

  private OneClassFiles(List<List<Coordinates>> classes, NamedOperations operations) {
    this.classes = classes;
    this.operations = operations;
  }

  /** Names of those classes; none if there is one file. */
  static Set<String> of(Collection<Coordinates> cells, NamedOperations operations) {
    Map<String, Set<String>> classesByFile = new HashMap<>();
    Map<String, List<Coordinates>> classes = new LinkedHashMap<>();
    for (Coordinates cell : cells) {
      String name = cell.cell().className();
      classesByFile.computeIfAbsent(file(cell), key -> new HashSet<>()).add(name);
      classes.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
    }
    List<List<Coordinates>> alone =
        classes.values().stream()
            .filter(
                members ->
                    members.stream().allMatch(cell -> classesByFile.get(file(cell)).size() == 1))
            .filter(OneClassFiles::isEachMeasuredOnce)
            .toList();
    return new OneClassFiles(alone, operations).withRival();
  }

  private static String file(Coordinates cell) {
    return cell.value(Dimensions.SOURCE);
  }

  /** Two files of one class are two states of it, if nothing else tells its benchmarks apart. */
  private static boolean isEachMeasuredOnce(List<Coordinates> members) {
    Set<Map<String, String>> seen = new HashSet<>();
    for (Coordinates cell : members) {
      Map<String, String> values = new HashMap<>(cell.values());
      values.remove(Dimensions.SOURCE);
      if (!seen.add(values)) {
        return false;
      }
    }
    return true;
  }

  private Set<String> withRival() {
    Set<String> found = new HashSet<>();
    for (List<Coordinates> one : classes) {
      if (classes.stream().anyMatch(other -> areRivals(one, other))) {
        found.add(one.get(0).cell().className());
      }
    }
    return found;
  }

  private boolean areRivals(List<Coordinates> one, List<Coordinates> other) {
    String name = operations.classWithoutSize(one.get(0));
    if (name.equals(operations.classWithoutSize(other.get(0)))) {
      return false;
    }
    Set<String> methods = methods(one);
    Set<String> others = methods(other);
    int most = Math.max(methods.size(), others.size());
    methods.retainAll(others);
    return 2 * methods.size() > most;
  }

  private static Set<String> methods(List<Coordinates> members) {
    Set<String> methods = new HashSet<>();
    members.forEach(member -> methods.add(member.value(Dimensions.METHOD)));
    methods.remove("");
    return methods;
  }
}

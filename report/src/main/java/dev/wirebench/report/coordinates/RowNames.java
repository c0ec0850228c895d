package dev.wirebench.report.coordinates;

import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** The names of a comparison's rows. */
public final class RowNames {
  private RowNames() {}

  /** The values of the compared dimension; of classes the simple names, if they differ. */
  public static Map<Coordinates, String> of(String comparedBy, Collection<Coordinates> cells) {
    Map<Coordinates, String> names = new IdentityHashMap<>();
    Set<String> simple = new HashSet<>();
    for (Coordinates cell : cells) {
      names.put(cell, cell.value(comparedBy));
      simple.add(Coordinates.simpleName(cell.value(comparedBy)));
    }
    if (comparedBy.equals(Dimensions.CLASS) && simple.size() == cells.size()) {
      names.replaceAll((cell, name) -> Coordinates.simpleName(name));
    }
    return names;
  }
}

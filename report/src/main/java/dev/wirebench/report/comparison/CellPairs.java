package dev.wirebench.report.comparison;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.input.JvmNames;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells that two runs have in common: with the same benchmark, parameters, mode, threads and
 * JDK. Where each run has a single JDK, cells are paired even if the JDKs differ.
 *
 * @param onlyBefore cells that only the older run has, in its order
 * @param onlyAfter cells that only the newer run has, in its order
 */
record CellPairs(List<Pair> pairs, List<Coordinates> onlyBefore, List<Coordinates> onlyAfter) {

  /**
   * A cell in both runs.
   *
   * @param dimensions what both have in common
   */
  record Pair(Map<String, String> dimensions, Coordinates before, Coordinates after) {}

  static CellPairs of(Source before, Source after) {
    Source first = named(before);
    Source second = named(after);
    boolean ignoreJdk = jdks(first) == 1 && jdks(second) == 1;
    Map<Map<String, String>, Coordinates> older = byIdentity(first, ignoreJdk);
    Map<Map<String, String>, Coordinates> newer = byIdentity(second, ignoreJdk);
    List<Pair> pairs = new ArrayList<>();
    List<Coordinates> onlyBefore = new ArrayList<>();
    older.forEach(
        (identity, cell) -> {
          Coordinates other = newer.remove(identity);
          if (other == null) {
            onlyBefore.add(cell);
          } else {
            pairs.add(new Pair(identity, cell, other));
          }
        });
    return new CellPairs(pairs, onlyBefore, List.copyOf(newer.values()));
  }

  /**
   * Virtual machines of one version have names of their own only where a run has a benchmark on
   * several of them. Otherwise an upgrade would leave no pairs.
   */
  private static Source named(Source run) {
    return byIdentity(run, false).size() == run.cells().size()
        ? run
        : JvmNames.apart(List.of(run)).get(0);
  }

  private static long jdks(Source source) {
    return source.cells().stream().map(cell -> cell.jvm().label()).distinct().count();
  }

  private static Map<Map<String, String>, Coordinates> byIdentity(
      Source source, boolean ignoreJdk) {
    Map<Map<String, String>, Coordinates> cells = new LinkedHashMap<>();
    source
        .cells()
        .forEach(
            cell -> {
              Coordinates coordinates = Coordinates.of(source, cell);
              Map<String, String> identity = new LinkedHashMap<>(coordinates.values());
              identity.remove(Dimensions.SOURCE);
              if (ignoreJdk) {
                identity.remove(Dimensions.JDK);
              }
              cells.put(identity, coordinates);
            });
    return cells;
  }
}

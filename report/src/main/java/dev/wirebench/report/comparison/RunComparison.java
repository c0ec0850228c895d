package dev.wirebench.report.comparison;

import dev.wirebench.report.analysis.Coordinates;
import dev.wirebench.report.analysis.WireSizes;
import dev.wirebench.report.comparison.CellPairs.Pair;
import dev.wirebench.report.comparison.Difference.Kind;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.Source;
import java.util.List;
import java.util.stream.Stream;

/**
 * A newer run beside an older one.
 *
 * @param before the older run
 * @param after the newer run
 * @param cells that both have, most slower first
 * @param floors cells in which arrays are copied: no library runs there, so what changes is the
 *     machine; in no family
 * @param onlyBefore names of cells that only the older run has
 * @param onlyAfter names of cells that only the newer run has
 * @param differences besides the numbers, by kind
 */
public record RunComparison(
    Source before,
    Source after,
    ComparisonSettings settings,
    List<CellChange> cells,
    List<CellChange> floors,
    List<String> onlyBefore,
    List<String> onlyAfter,
    List<Difference> differences) {

  /**
   * @throws BadInput if the two have no cell in common, or one in units that cannot be converted
   */
  public static RunComparison of(Source before, Source after, ComparisonSettings settings) {
    CellPairs all = CellPairs.of(before, after);
    List<Pair> pairs = all.pairs().stream().filter(pair -> !pair.before().isFloor()).toList();
    if (pairs.isEmpty()) {
      throw new BadInput(
          before.file()
              + " and "
              + after.file()
              + " have no cell in common (same benchmark, parameters, mode, threads and JDK): give"
              + " two results of the same benchmarks.");
    }
    List<Pair> floors = all.pairs().stream().filter(pair -> pair.before().isFloor()).toList();
    WireSizes sizes = WireSizes.of(List.of(before, after));
    return new RunComparison(
        before,
        after,
        settings,
        CellChanges.of(pairs, settings.delta(), sizes),
        CellChanges.of(floors, settings.delta(), sizes),
        names(all.onlyBefore()),
        names(all.onlyAfter()),
        Differences.of(before, after, all.pairs()));
  }

  private static List<String> names(List<Coordinates> cells) {
    return CellNames.of(cells.stream().map(Coordinates::values).toList());
  }

  /** Cells that are established to be slower by more than the limit. */
  public List<CellChange> slower() {
    return cells.stream().filter(cell -> cell.isSlowerBy(settings.limit())).toList();
  }

  /** Ranked cells of which neither is known: that they are slower by the limit, or are not. */
  public List<CellChange> open() {
    return cells.stream()
        .filter(cell -> cell.ranked() && !cell.isSlowerBy(settings.limit()))
        .filter(cell -> !cell.isNotSlowerBy(settings.limit()))
        .toList();
  }

  /** Whether a slowdown that was forbidden is established in some cell. */
  public boolean isRegression() {
    return settings.regression().isPresent() && !slower().isEmpty();
  }

  /** In what the hosts differ; empty also if a run does not describe its host. */
  public List<Difference> hosts() {
    return differences.stream().filter(difference -> difference.kind() == Kind.HOST).toList();
  }

  /** Names of the files that do not describe host and libraries. */
  public List<String> undescribed() {
    return Stream.of(before, after)
        .filter(source -> source.run().isEmpty())
        .map(Source::name)
        .toList();
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.LoneDifferences;
import dev.wirebench.report.coordinates.NamedOperations;
import dev.wirebench.report.verdicts.Settings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The other dimensions by which the rows of a report could be compared. */
public final class Alternatives {
  /** A reader chooses from few. */
  private static final int MOST = 8;

  private Alternatives() {}

  /**
   * The first dimensions that would give some table more than one row, and all tables one unit:
   * JDK, source, class, method, parameters, threads. Methods of one operation only: reading can be
   * ranked against writing, but should not be offered.
   */
  public static List<String> of(Report report) {
    List<Coordinates> cells =
        Coordinates.of(report.sources()).stream().filter(Coordinates::isInTable).toList();
    NamedOperations operations = NamedOperations.ofVerbs(cells);
    return candidates(cells).stream()
        .filter(dimension -> compares(cells, dimension, operations))
        .limit(MOST)
        .toList();
  }

  private static Set<String> candidates(List<Coordinates> cells) {
    Set<String> candidates = new LinkedHashSet<>();
    candidates.add(Dimensions.JDK);
    candidates.add(Dimensions.SOURCE);
    candidates.add(Dimensions.CLASS);
    candidates.add(Dimensions.METHOD);
    candidates.addAll(LoneDifferences.of(cells));
    candidates.add(Dimensions.THREADS);
    return candidates;
  }

  private static boolean compares(
      List<Coordinates> cells, String dimension, NamedOperations operations) {
    if (cells.stream().map(cell -> cell.value(dimension)).distinct().limit(2).count() < 2) {
      return false;
    }
    Settings settings = new Settings(Optional.empty(), Optional.of(dimension), 0, false);
    List<Group> groups = Groups.of(cells, settings, operations);
    return groups.stream().allMatch(Group::hasOneUnit)
        && groups.stream()
            .filter(group -> group.comparedBy().equals(dimension))
            .anyMatch(group -> group.cells().size() > 1);
  }
}

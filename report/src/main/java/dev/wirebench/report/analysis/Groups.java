package dev.wirebench.report.analysis;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.coordinates.ComparedDimension;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.NamedOperations;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Groups benchmarks into comparisons: those that have all dimensions but one in common. */
final class Groups {
  private static final Set<String> SOURCE_OR_JDK = Set.of(Dimensions.SOURCE, Dimensions.JDK);

  private Groups() {}

  /**
   * Groups benchmarks. A user who asks for methods gets them as they are, whatever they are called.
   *
   * @throws BadInput if no cell has the dimension that was asked for
   */
  static List<Group> of(List<Coordinates> cells, Settings settings) {
    boolean asIs = settings.comparedBy().filter(Dimensions.METHOD::equals).isPresent();
    return of(cells, settings, asIs ? NamedOperations.none() : NamedOperations.of(cells));
  }

  /**
   * Groups benchmarks in the order of the plans and of the files.
   *
   * @param cells all that are in tables
   * @throws BadInput if no cell has the dimension that was asked for
   */
  static List<Group> of(List<Coordinates> cells, Settings settings, NamedOperations operations) {
    List<Coordinates> apart = cells.stream().map(operations::apart).toList();
    ComparedDimension comparison = ComparedDimension.of(apart, settings, operations);
    Map<List<Object>, Group> groups = new LinkedHashMap<>();
    for (Coordinates cell : apart) {
      String comparedBy = comparison.of(cell);
      Coordinates shown = operations.in(comparedBy, cell);
      Map<String, String> dimensions = new LinkedHashMap<>(shown.values());
      dimensions.remove(comparedBy);
      if (SOURCE_OR_JDK.contains(comparedBy)) {
        dimensions.keySet().removeAll(SOURCE_OR_JDK);
      } else if (comparedBy.equals(Dimensions.CLASS)) {
        dimensions.remove(Dimensions.SOURCE);
      }
      groups
          .computeIfAbsent(
              List.of(comparedBy, dimensions),
              key -> new Group(comparedBy, dimensions, new ArrayList<>()))
          .cells()
          .add(shown);
    }
    return groups.values().stream().flatMap(Groups::split).sorted(Group.planned()).toList();
  }

  /**
   * Rows that are sources differ in their JDK too where there is a file for each JVM, and the other
   * way round. Where neither tells which the other is, what the rows are not is kept apart. Rows
   * that are classes may come from a file each; where one has a class that another has, too, files
   * are kept apart.
   */
  private static Stream<Group> split(Group group) {
    boolean isOne =
        switch (group.comparedBy()) {
          case Dimensions.SOURCE, Dimensions.JDK -> isOneJdkASource(group.cells());
          case Dimensions.CLASS -> isOneFileAClass(group.cells());
          default -> true;
        };
    return isOne ? Stream.of(group) : apart(group);
  }

  private static Stream<Group> apart(Group group) {
    String other =
        group.comparedBy().equals(Dimensions.SOURCE) ? Dimensions.JDK : Dimensions.SOURCE;
    Map<String, List<Coordinates>> parts = new LinkedHashMap<>();
    for (Coordinates cell : group.cells()) {
      parts.computeIfAbsent(cell.value(other), key -> new ArrayList<>()).add(cell);
    }
    return parts.entrySet().stream()
        .map(
            part -> {
              Map<String, String> dimensions = new LinkedHashMap<>(group.dimensions());
              dimensions.put(other, part.getKey());
              dimensions.remove(other, "");
              return new Group(group.comparedBy(), dimensions, part.getValue());
            });
  }

  /** Says whether there are several files, and no class has two rows. */
  private static boolean isOneFileAClass(List<Coordinates> cells) {
    return values(cells, Dimensions.SOURCE).size() > 1
        && values(cells, Dimensions.CLASS).size() == cells.size();
  }

  private static Set<String> values(List<Coordinates> cells, String dimension) {
    return cells.stream().map(cell -> cell.value(dimension)).collect(Collectors.toSet());
  }

  /** Says whether source and JDK determine each other. */
  private static boolean isOneJdkASource(List<Coordinates> cells) {
    Set<List<String>> pairs = new HashSet<>();
    Set<String> sources = new HashSet<>();
    Set<String> jdks = new HashSet<>();
    for (Coordinates cell : cells) {
      String source = cell.value(Dimensions.SOURCE);
      String jdk = cell.value(Dimensions.JDK);
      pairs.add(List.of(source, jdk));
      sources.add(source);
      jdks.add(jdk);
    }
    return pairs.size() == sources.size() && pairs.size() == jdks.size();
  }
}

package dev.wirebench.report.input;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells virtual machines of one version apart: JMH's {@code jdkVersion} is the same for those of
 * several vendors. The page for dropped files does the same, in {@code drop/machines.js}.
 */
public final class JvmNames {
  /** A virtual machine, and a benchmark on it. */
  private record Measured(
      String benchmark, String mode, int threads, Map<String, String> params, JvmName machine) {}

  /** Machines of which only the path differs. They are several if one benchmark ran on both. */
  private final Set<JvmName> toldByPath = new HashSet<>();

  private final Map<JvmName, String> names = new HashMap<>();

  private JvmNames(List<MeasuredCell> cells) {
    findPaths(cells);
    Map<String, Set<JvmName>> byVersion = new LinkedHashMap<>();
    cells.stream()
        .map(cell -> machine(cell.jvm()))
        .filter(JvmName::isKnown)
        .forEach(
            machine ->
                byVersion
                    .computeIfAbsent(machine.version(), key -> new LinkedHashSet<>())
                    .add(machine));
    byVersion.values().stream().filter(machines -> machines.size() > 1).forEach(this::name);
  }

  /**
   * Labels virtual machines so that several of one version have several labels. The version stays
   * the label where it is enough, and in runs, which label their own JDKs.
   */
  public static List<Source> apart(List<Source> sources) {
    JvmNames names =
        new JvmNames(
            sources.stream()
                .filter(source -> source.run().isEmpty())
                .flatMap(source -> source.cells().stream())
                .toList());
    return names.names.isEmpty() ? sources : sources.stream().map(names::named).toList();
  }

  private void findPaths(List<MeasuredCell> cells) {
    Map<Measured, String> paths = new HashMap<>();
    for (MeasuredCell cell : cells) {
      JvmName machine = JvmName.of(cell.jvm()).anywhere();
      String path = cell.jvm().path();
      Measured measured =
          new Measured(
              cell.benchmark(), cell.mode(), cell.setup().threads(), cell.params(), machine);
      String other = path.isEmpty() ? null : paths.putIfAbsent(measured, path);
      if (other != null && !other.equals(path)) {
        toldByPath.add(machine);
      }
    }
  }

  private JvmName machine(Jvm jvm) {
    JvmName machine = JvmName.of(jvm);
    return toldByPath.contains(machine.anywhere()) ? machine : machine.anywhere();
  }

  /** Gives each the shortest of its names that no other one could have. */
  private void name(Set<JvmName> machines) {
    Map<String, Integer> uses = new HashMap<>();
    machines.forEach(
        machine ->
            new HashSet<>(machine.names()).forEach(name -> uses.merge(name, 1, Integer::sum)));
    for (JvmName machine : machines) {
      List<String> candidates = machine.names();
      names.put(
          machine,
          candidates.stream()
              .filter(name -> uses.get(name) == 1)
              .findFirst()
              .orElse(candidates.get(candidates.size() - 1)));
    }
  }

  private Source named(Source source) {
    if (source.run().isPresent()) {
      return source;
    }
    List<MeasuredCell> cells = new ArrayList<>();
    for (MeasuredCell cell : source.cells()) {
      String name = names.get(machine(cell.jvm()));
      cells.add(name == null ? cell : cell.on(cell.jvm().labelled(name)));
    }
    return source.with(cells);
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.analysis.TableBuilder.Surroundings;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.RunInfo.Plan;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Bootstrap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;

/** From sources to tables with estimates and verdicts. */
public final class Analysis {
  /** Scores from which a bootstrap is drawn without being asked for: about two seconds of work. */
  private static final long BOOTSTRAPPED_SCORES = 20_000;

  /** Fewer parts of a fork would not show how it varied. */
  private static final int FEWEST_PARTS = 5;

  private static final Set<String> SOURCE_OR_JDK = Set.of(Dimensions.SOURCE, Dimensions.JDK);

  private Analysis() {}

  /**
   * @throws BadInput if the baseline or the compared dimension is not there, or units of a table
   *     cannot be compared
   */
  public static Report of(List<Source> sources, Settings settings) {
    List<Coordinates> cells = new ArrayList<>();
    for (Source source : sources) {
      source.cells().forEach(cell -> cells.add(Coordinates.of(source, cell)));
    }
    Surroundings surroundings = new Surroundings(FloorLines.of(cells), WireSizes.of(sources));
    List<Coordinates> compared = compared(cells, settings);
    Comparison comparison = Comparison.of(compared, settings);
    List<Group> groups = groups(compared, comparison);
    checkBaseline(groups, settings);
    List<TableKey> keys = TableKeys.of(groups.stream().map(Group::dimensions).toList());
    Optional<Bootstrap> bootstrap = bootstrap(compared, settings);
    List<Table> tables =
        IntStream.range(0, groups.size())
            .parallel()
            .mapToObj(i -> groups.get(i).table(keys.get(i), settings, surroundings, bootstrap))
            .toList();
    return new Report(sources, settings, tables, surroundings.floors(), PlainCall.of(cells));
  }

  /** The more forks there are, the fewer parts each has, so that the time stays the same. */
  static Optional<Bootstrap> bootstrap(List<Coordinates> cells, Settings settings) {
    long forks = cells.stream().mapToLong(cell -> cell.cell().analysed().size()).sum();
    long share = BOOTSTRAPPED_SCORES / Math.max(1, forks);
    int parts =
        settings.bootstrap() || scores(cells) <= BOOTSTRAPPED_SCORES
            ? Bootstrap.MOST_SCORES
            : (int) Math.min(share, Bootstrap.MOST_SCORES);
    return parts < FEWEST_PARTS
        ? Optional.empty()
        : Optional.of(new Bootstrap(parts, Settings.CONFIDENCE));
  }

  private static long scores(List<Coordinates> cells) {
    return cells.stream()
        .flatMap(cell -> cell.cell().analysed().stream())
        .mapToLong(fork -> Math.min(fork.scores().length, Bootstrap.MOST_SCORES))
        .sum();
  }

  /** Whoever asks for methods gets them as they are. */
  private static List<Coordinates> compared(List<Coordinates> cells, Settings settings) {
    List<Coordinates> compared = cells.stream().filter(Coordinates::isInTable).toList();
    return settings.comparedBy().filter(Dimensions.METHOD::equals).isPresent()
        ? compared
        : NamedOperations.apart(compared);
  }

  /** The cells of one table. */
  private record Group(String comparedBy, Map<String, String> dimensions, List<Coordinates> cells) {

    /** By the order of the run's plan; what no plan names stays in the file's order. */
    static Comparator<Group> planned() {
      return Comparator.<Group>comparingInt(group -> group.place(Plan::payloads, "payload"))
          .thenComparingInt(group -> group.place(Plan::operations, "operation"))
          .thenComparingInt(group -> group.place(Plan::media, "medium"));
    }

    Table table(
        TableKey key, Settings settings, Surroundings surroundings, Optional<Bootstrap> bootstrap) {
      return new TableBuilder(key, comparedBy, cells, settings, surroundings).build(bootstrap);
    }

    private int place(Function<Plan, List<String>> values, String dimension) {
      int place =
          cells
              .get(0)
              .source()
              .run()
              .map(run -> values.apply(run.plan()).indexOf(dimensions.getOrDefault(dimension, "")))
              .orElse(-1);
      return place < 0 ? Integer.MAX_VALUE : place;
    }
  }

  private static List<Group> groups(List<Coordinates> cells, Comparison comparison) {
    Map<List<Object>, Group> groups = new LinkedHashMap<>();
    boolean oneJdkASource = isOneJdkASource(cells);
    for (Coordinates cell : cells) {
      String comparedBy = comparison.of(cell);
      Map<String, String> dimensions = new LinkedHashMap<>(cell.values());
      dimensions.remove(comparedBy);
      if (oneJdkASource && SOURCE_OR_JDK.contains(comparedBy)) {
        dimensions.keySet().removeAll(SOURCE_OR_JDK);
      }
      groups
          .computeIfAbsent(
              List.of(comparedBy, dimensions),
              key -> new Group(comparedBy, dimensions, new ArrayList<>()))
          .cells()
          .add(cell);
    }
    return groups.values().stream().sorted(Group.planned()).toList();
  }

  /** Whether either tells which the other is, as with a file for each JVM. */
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

  private static void checkBaseline(List<Group> groups, Settings settings) {
    if (settings.baseline().isEmpty()) {
      return;
    }
    TreeSet<String> names = new TreeSet<>();
    for (Group group : groups) {
      names.addAll(RowNames.of(group.comparedBy(), group.cells()).values());
    }
    if (!names.contains(settings.baseline().get())) {
      List<String> some = names.stream().limit(20).toList();
      throw new BadInput(
          "No row is called '"
              + settings.baseline().get()
              + "': choose a baseline from "
              + String.join(", ", some)
              + (some.size() < names.size() ? " ..." : "")
              + ".");
    }
  }
}

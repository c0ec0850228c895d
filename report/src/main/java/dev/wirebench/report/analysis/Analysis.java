package dev.wirebench.report.analysis;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.analysis.TableBuilder.Surroundings;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.RowNames;
import dev.wirebench.report.coordinates.TableKey;
import dev.wirebench.report.coordinates.TableKeys;
import dev.wirebench.report.input.JvmNames;
import dev.wirebench.report.input.LibraryFacts;
import dev.wirebench.report.input.Qualities;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Bootstrap;
import dev.wirebench.report.verdicts.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Turns sources into comparisons with estimates and verdicts. */
public final class Analysis {
  /** Scores from which a bootstrap is drawn without being asked for: about two seconds of work. */
  private static final long BOOTSTRAPPED_SCORES = 20_000;

  /** Fewer parts of a fork would not show how it varied. */
  private static final int FEWEST_PARTS = 5;

  private Analysis() {}

  /** Analyses sources without observations of anything but speed. */
  public static Report of(List<Source> sources, Settings settings) {
    return of(sources, settings, Optional.empty());
  }

  /** Analyses sources without facts about libraries. */
  public static Report of(List<Source> sources, Settings settings, Optional<Qualities> qualities) {
    return of(sources, settings, qualities, Map.of());
  }

  /**
   * @param given what was read; virtual machines of one version are told apart
   * @param qualities what was observed of codecs besides their speed
   * @param libraries what is known of their libraries, by codec
   * @throws BadInput if the baseline or the compared dimension is not there, or units of a table
   *     cannot be compared
   */
  public static Report of(
      List<Source> given,
      Settings settings,
      Optional<Qualities> qualities,
      Map<String, LibraryFacts> libraries) {
    List<Source> sources = JvmNames.apart(given);
    List<Coordinates> cells = Coordinates.of(sources);
    Surroundings surroundings = new Surroundings(FloorLines.of(cells), WireSizes.of(sources));
    List<Coordinates> compared = cells.stream().filter(Coordinates::isInTable).toList();
    List<Group> groups = Groups.of(compared, settings);
    checkBaseline(groups, settings);
    List<TableKey> keys = TableKeys.of(groups.stream().map(Group::dimensions).toList());
    Optional<Bootstrap> bootstrap = bootstrap(compared, settings);
    List<ResultTable> tables =
        IntStream.range(0, groups.size())
            .parallel()
            .mapToObj(i -> groups.get(i).table(keys.get(i), settings, surroundings, bootstrap))
            .toList();
    List<JvmComparison> jvms = JvmComparison.of(tables);
    return new Report(
        sources,
        settings,
        tables,
        surroundings.floors(),
        PlainCall.of(cells),
        new Report.Across(
            VersionHistory.of(tables, sources, settings.delta()), jvms, JvmTotals.of(jvms, tables)),
        new Report.Known(ObservedQualities.of(qualities, tables), libraries),
        TableProfiles.of(sources, tables));
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

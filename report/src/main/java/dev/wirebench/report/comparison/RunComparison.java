package dev.wirebench.report.comparison;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.WireSizes;
import dev.wirebench.report.comparison.CellPairs.Pair;
import dev.wirebench.report.comparison.Difference.Kind;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A newer run beside an older one, or two rows of one run.
 *
 * @param cells that both have, most slower first
 * @param floors cells in which arrays are copied: no library runs there, so what changes is the
 *     machine; in no family
 * @param losses benchmarks that the newer side was asked for and has no whole result of
 * @param only names of cells that one side alone has
 * @param differences besides the numbers, by kind
 * @param machines one for each run that describes its own
 */
public record RunComparison(
    Sides sides,
    ComparisonSettings settings,
    List<CellChange> cells,
    List<CellChange> floors,
    List<LostBenchmark> losses,
    Only only,
    List<Difference> differences,
    List<Machine> machines) {

  private static final int MOST_NAMES = 20;

  /** Names of rows. */
  public record Rows(String before, String after) {}

  /**
   * The results that are compared.
   *
   * @param rows the two, where they are of one run: their forks are paired
   * @param before the older run
   * @param after the newer run
   */
  public record Sides(Optional<Rows> rows, Source before, Source after) {
    /** The name of what stands before: a run, or a row. */
    public String beforeName() {
      return rows.map(Rows::before).orElseGet(before::name);
    }

    /** The name of what it is compared with: a run, or a row. */
    public String afterName() {
      return rows.map(Rows::after).orElseGet(after::name);
    }

    /** True if both are rows of one run. */
    public boolean areRows() {
      return rows.isPresent();
    }

    /** The runs or files: one if both sides are rows of it. */
    List<Source> sources() {
      return Stream.of(before, after).distinct().toList();
    }
  }

  /** The names of cells that the older or the newer run alone has. */
  public record Only(List<String> before, List<String> after) {}

  /**
   * @throws BadInput if the two have no cell in common, or one in units that cannot be converted
   */
  public static RunComparison of(Source before, Source after, ComparisonSettings settings) {
    CellPairs all = CellPairs.of(before, after);
    List<Pair> pairs =
        all.pairs().stream()
            .filter(pair -> !pair.before().isFloor() && pair.after().cell().scoredForks() > 0)
            .toList();
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
        new Sides(Optional.empty(), before, after),
        settings,
        CellChanges.of(pairs, settings.delta(), sizes),
        CellChanges.of(floors, settings.delta(), sizes),
        Losses.of(all, after),
        new Only(names(all.onlyBefore()), names(all.onlyAfter())),
        Differences.of(before, after, all.pairs()),
        Stream.of(before, after)
            .distinct()
            .filter(source -> source.run().isPresent())
            .flatMap(source -> Machine.of(source, tables(source, settings)).stream())
            .toList());
  }

  /**
   * Two rows of one run, in all tables that have both.
   *
   * @throws BadInput if there is no such row, or no table has both
   */
  public static RunComparison of(Source source, Rows rows, ComparisonSettings settings) {
    List<ResultTable> tables = tables(source, settings);
    requireRow(source, rows.before(), tables);
    requireRow(source, rows.after(), tables);
    RowChanges changes = new RowChanges(rows.before(), rows.after(), settings.delta());
    List<ResultTable> common = changes.common(tables);
    if (common.isEmpty()) {
      throw new BadInput(
          "No table of "
              + source.file()
              + " has both '"
              + rows.before()
              + "' and '"
              + rows.after()
              + "': name two rows that were measured with the same payload and operation.");
    }
    return new RunComparison(
        new Sides(Optional.of(rows), source, source),
        settings,
        changes.of(common),
        List.of(),
        Losses.of(tables, rows, source),
        new Only(
            only(tables, rows.before(), rows.after()), only(tables, rows.after(), rows.before())),
        source.run().map(run -> Differences.of(run, rows)).orElse(List.of()),
        Machine.of(source, tables).stream().toList());
  }

  private static void requireRow(Source source, String name, List<ResultTable> tables) {
    if (tables.stream().noneMatch(table -> table.row(name).isPresent())) {
      throw new BadInput(
          "No row of "
              + source.file()
              + " is called '"
              + name
              + "': choose two of "
              + tables.stream()
                  .flatMap(table -> table.rows().stream())
                  .map(Row::name)
                  .distinct()
                  .limit(MOST_NAMES)
                  .collect(Collectors.joining(", "))
              + ".");
    }
  }

  /** Tables that have one of the rows alone, as cells. */
  private static List<String> only(List<ResultTable> tables, String row, String other) {
    return tables.stream()
        .filter(table -> table.row(row).isPresent() && table.row(other).isEmpty())
        .map(table -> row + ": " + table.key().title())
        .toList();
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

  /** The differences of the hosts; empty also if a run does not describe its host. */
  public List<Difference> hosts() {
    return differences.stream().filter(difference -> difference.kind() == Kind.HOST).toList();
  }

  private static List<ResultTable> tables(Source source, ComparisonSettings settings) {
    return Analysis.of(
            List.of(source),
            new Settings(Optional.empty(), Optional.empty(), settings.delta(), false))
        .tables();
  }

  /** Names of the files that do not describe host and libraries. */
  public List<String> undescribed() {
    return sides.sources().stream()
        .filter(source -> source.run().isEmpty())
        .map(Source::name)
        .toList();
  }
}

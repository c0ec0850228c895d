package dev.wirebench.report.comparison;

import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.RowRatios;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Compares two rows in each table of one run: forks that lived at the same time are paired. */
final class RowChanges {
  private static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0);

  private final String before;
  private final String after;
  private final double delta;

  RowChanges(String before, String after, double delta) {
    this.before = before;
    this.after = after;
    this.delta = delta;
  }

  /** The tables that have both. */
  List<ResultTable> common(List<ResultTable> tables) {
    return tables.stream()
        .filter(table -> table.row(before).isPresent() && table.row(after).isPresent())
        .toList();
  }

  /**
   * The changes between the rows, in tables that have both.
   *
   * @return most slower first; what cannot be compared last
   */
  List<CellChange> of(List<ResultTable> tables) {
    int family = (int) Math.max(1, tables.stream().filter(this::isInFamily).count());
    List<CellChange> all = new ArrayList<>();
    tables.forEach(table -> all.add(change(table, family)));
    Comparator<CellChange> slower = Comparator.comparingDouble(cell -> cell.slowdown().value());
    all.sort(
        Comparator.comparing((CellChange cell) -> Double.isNaN(cell.slowdown().value()))
            .thenComparing(slower.reversed()));
    return List.copyOf(all);
  }

  private boolean isInFamily(ResultTable table) {
    return older(table).ranked() && newer(table).ranked() && ratio(table, 1).isPresent();
  }

  private Row older(ResultTable table) {
    return table.row(before).orElseThrow();
  }

  private Row newer(ResultTable table) {
    return table.row(after).orElseThrow();
  }

  /** The ratio of the newer time to the older one; for throughputs, of the older to the newer. */
  private Optional<Ratio> ratio(ResultTable table, int family) {
    RowRatios ratios = RowRatios.of(table);
    return table.largerIsBetter()
        ? ratios.of(older(table), newer(table), family)
        : ratios.of(newer(table), older(table), family);
  }

  private CellChange change(ResultTable table, int family) {
    Row older = older(table);
    Row newer = newer(table);
    Optional<Ratio> ratio = ratio(table, family);
    Estimate corrected = ratio.map(Ratio::family).orElse(NONE);
    boolean ranked = older.ranked() && newer.ranked();
    return new CellChange(
        after + ": " + table.key().title(),
        ranked,
        new CellChange.Scores(table.unit(), older.score(), newer.score()),
        ratio.map(Ratio::plain).orElse(NONE),
        corrected,
        ranked && corrected.n() > 0 ? Verdicts.of(corrected, false, delta) : Verdict.NONE,
        new BeforeAfter(allocation(older), allocation(newer)),
        new BeforeAfter(older.size().raw(), newer.size().raw()));
  }

  private static double allocation(Row row) {
    return row.allocation().map(Estimate::value).orElse(Double.NaN);
  }
}

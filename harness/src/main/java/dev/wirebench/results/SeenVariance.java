package dev.wirebench.results;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.PairedHeat;
import dev.wirebench.report.statistics.VarianceLevels;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variance of ratios that the interleaved groups of a run have shown so far. */
public final class SeenVariance {
  private final Plan plan;
  private final Map<Cell, List<PairedHeat>> groups = new LinkedHashMap<>();

  private SeenVariance(Plan plan) {
    this.plan = plan;
  }

  public static SeenVariance of(Run run) {
    SeenVariance seen = new SeenVariance(run.plan());
    for (HeatRecord heat : run.heats()) {
      seen.add(heat, run.forksOf(heat));
    }
    return seen;
  }

  /** Takes note of an interleaved group that came to its end. */
  public void add(HeatRecord heat, List<ForkRecord> forks) {
    Map<Cell, double[]> scores = new HashMap<>();
    for (ForkRecord fork : forks) {
      if (fork.result() != null) {
        scores.put(fork.cell(), heat.counted(fork).result().scores());
      }
    }
    scores.forEach(
        (cell, own) -> {
          if (cell.name().filter(name -> !Variant.isVariant(name)).isPresent()) {
            reference(cell, scores)
                .filter(other -> other.length == own.length && own.length > 1)
                .ifPresent(other -> add(cell, new PairedHeat(own, other, new double[0])));
          }
        });
  }

  private void add(Cell cell, PairedHeat group) {
    groups.computeIfAbsent(cell, key -> new ArrayList<>()).add(group);
  }

  /** The iterations of the baseline, joined with those of its control; empty for itself. */
  private Optional<double[]> reference(Cell cell, Map<Cell, double[]> scores) {
    Cell baseline = cell.of(plan.comparison().baseline());
    if (cell.equals(baseline) || !scores.containsKey(baseline)) {
      return Optional.empty();
    }
    double[] own = scores.get(baseline);
    double[] control = scores.get(cell.of(Variant.control(plan.comparison().baseline())));
    return Optional.of(
        control == null || control.length != own.length
            ? own
            : Estimates.geometricMeans(own, control));
  }

  /** Pooled over all benchmarks with two groups or more; empty if there is none. */
  public Optional<VarianceLevels> levels() {
    List<List<PairedHeat>> several =
        groups.values().stream().filter(heats -> heats.size() > 1).toList();
    return several.isEmpty() ? Optional.empty() : Optional.of(VarianceLevels.pooled(several));
  }
}

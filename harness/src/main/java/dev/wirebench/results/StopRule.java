package dev.wirebench.results;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Decides which benchmarks need no further forks. A benchmark stops on precision alone. The 95 %
 * interval of its ratio to the baseline must be narrow enough after two repetitions in succession.
 * The benchmark must also have at least the repetitions that the plan asks for. A verdict that
 * looks clear plays no part, since stopping on that inflates the ratios of the benchmarks that
 * stop.
 *
 * <p>A baseline stays as long as a cell of its table does, and so does its control where forks take
 * turns: every heat has both. What has no baseline leaves when its own mean is known as precisely.
 */
public final class StopRule {
  private final Plan plan;
  private final List<Cell> cells;
  private final CellForks forks;
  private final Set<Cell> left = new LinkedHashSet<>();

  /**
   * @param forks to which others may be added later
   */
  public StopRule(Plan plan, List<Cell> cells, CellForks forks) {
    this.plan = plan;
    this.cells = cells;
    this.forks = forks;
  }

  /** The cells of a finished run that left, block after block. */
  public static Set<Cell> left(Run run) {
    StopRule rule = new StopRule(run.plan(), run.cells(), CellForks.of(run));
    int blocks = run.forks().stream().mapToInt(ForkRecord::block).max().orElse(-1) + 1;
    for (int block = 0; block < blocks; block++) {
      rule.blockDone(block, Set.of());
    }
    return rule.left;
  }

  public boolean hasLeft(Cell cell) {
    return left.contains(cell);
  }

  /**
   * Looks at the blocks up to this one.
   *
   * @param failed cells that are not forked any more
   * @return the cells that leave now
   */
  public List<Cell> blockDone(int block, Collection<Cell> failed) {
    if (!plan.effort().stopsEarly() || block + 1 < plan.effort().blocks()) {
      return List.of();
    }
    List<Cell> leaving = new ArrayList<>();
    for (Cell cell : cells) {
      if (!left.contains(cell)
          && !staysForOthers(cell)
          && isPrecise(cell, block + 1, 0)
          && isPrecise(cell, block + 1, 1)) {
        leaving.add(cell);
      }
    }
    left.addAll(leaving);
    for (Cell cell : cells) {
      if (!left.contains(cell) && staysForOthers(cell) && isAlone(cell, failed)) {
        left.add(cell);
        leaving.add(cell);
      }
    }
    return leaving;
  }

  private boolean isPrecise(Cell cell, int end, int dropped) {
    Cell baseline = cell.of(plan.comparison().baseline());
    int fewest = Math.max(Settings.FORKS_FOR_VERDICTS, plan.effort().blocks()) - dropped;
    if (!baseline.equals(cell) && cells.contains(baseline)) {
      Estimate ratio = forks.ratio(cell, baseline, end, dropped);
      return ratio.n() >= fewest
          && ratio.logHalfWidth() <= Math.log1p(plan.comparison().precision());
    }
    Estimate mean = forks.mean(cell, end, dropped);
    return mean.n() >= fewest
        && (mean.high() - mean.low()) / 2 <= plan.comparison().precision() * mean.value();
  }

  private boolean staysForOthers(Cell cell) {
    return isBaseline(cell) && cells.stream().anyMatch(other -> isMate(cell, other))
        || isControlOfHeats(cell);
  }

  private boolean isBaseline(Cell cell) {
    return cell.name().filter(plan.comparison().baseline()::equals).isPresent();
  }

  /** Beside the baseline alone, a control is a row like others. */
  private boolean isControlOfHeats(Cell cell) {
    return plan.interleaving().isByTurns()
        && cell.name().filter(Variant.control(plan.comparison().baseline())::equals).isPresent()
        && cells.stream().anyMatch(other -> isMate(cell, other) && !isBaseline(other));
  }

  private boolean isAlone(Cell cell, Collection<Cell> failed) {
    return cells.stream()
        .filter(other -> isMate(cell, other) && !isBaseline(other) && !isControlOfHeats(other))
        .allMatch(other -> left.contains(other) || failed.contains(other));
  }

  private static boolean isMate(Cell cell, Cell other) {
    return !other.equals(cell) && other.sharesTableWith(cell);
  }
}

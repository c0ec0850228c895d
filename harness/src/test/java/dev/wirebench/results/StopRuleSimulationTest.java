package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedComparison;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.RunFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the stop rule does to the error rates, on campaigns whose true ratios are known: forks that
 * differ, a machine that drifts, forks with two modes.
 */
class StopRuleSimulationTest {
  private static final int CAMPAIGNS = 2000;
  private static final int ROWS = 8;
  private static final int BLOCKS = 5;
  private static final int MOST_BLOCKS = 10;
  private static final double DELTA = PlannedComparison.PRECISION;

  /** Three standard errors of a share of 5 % among so many tables. */
  private static final double SAMPLING = 3 * Math.sqrt(0.05 * 0.95 / CAMPAIGNS);

  private final Plan plan =
      new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
          .effort(
              new Effort(
                  null,
                  BLOCKS,
                  MOST_BLOCKS,
                  new Iterations(1, 10),
                  Map.of(),
                  new Iterations(1, 10),
                  false,
                  Map.of()))
          .variants(List.of())
          .build();
  private final Cell baseline = cell("jackson");
  private final List<Cell> rows = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>(List.of(baseline));

  private int covered;
  private int ratios;
  private int falseDifferent;
  private int falseBeyondDelta;
  private int leftEarly;
  private double leftSum;

  StopRuleSimulationTest() {
    for (int row = 0; row < ROWS; row++) {
      rows.add(cell("codec-" + row));
    }
    cells.addAll(rows);
  }

  private static Cell cell(String codec) {
    return Cell.of(Operation.SERIALIZE, Medium.BYTES, codec, "order-event", RunFixture.JDK);
  }

  /**
   * @param truth of all ratios: 1, or at the margin, where half of all verdicts would be wrong if
   *     intervals were not held to
   */
  @ParameterizedTest
  @ValueSource(doubles = {1, 1 + DELTA, 1 / (1 + DELTA)})
  void intervalsKeepTheirCoverageAndTablesTheirErrorRate(double truth) {
    Random random = new Random(20261121);
    for (int campaign = 0; campaign < CAMPAIGNS; campaign++) {
      judge(run(random, truth), truth);
    }
    assertThat(covered / (double) ratios).as("coverage of 95 %% intervals").isGreaterThan(0.93);
    if (truth == 1) {
      assertThat(falseDifferent / (double) CAMPAIGNS)
          .as("tables with a false 'different'")
          .isLessThan(0.05 + SAMPLING);
    }
    assertThat(falseBeyondDelta / (double) CAMPAIGNS)
        .as("tables with a false 'faster' or 'slower'")
        .isLessThan(0.05 + SAMPLING);
    assertThat(leftEarly).as("cells that left early").isGreaterThan(CAMPAIGNS);
    assertThat(leftSum / leftEarly)
        .as("mean of the logarithms of those that left")
        .isCloseTo(Math.log(truth), within(0.002));
  }

  private CellForks run(Random random, double truth) {
    double[] deviation = new double[ROWS + 1];
    double[] bimodal = new double[ROWS + 1];
    for (int row = 0; row <= ROWS; row++) {
      deviation[row] = 0.005 * Math.exp(0.8 * random.nextGaussian());
      bimodal[row] = random.nextInt(10) == 0 ? 0.02 + 0.06 * random.nextDouble() : 0;
    }
    double trend = 0.01 * random.nextGaussian();
    CellForks forks = new CellForks();
    StopRule rule = new StopRule(plan, cells, forks);
    for (int block = 0; block < MOST_BLOCKS; block++) {
      double weather = trend * block + 0.02 * random.nextGaussian();
      for (int row = 0; row <= ROWS; row++) {
        Cell cell = cells.get(row);
        // The place in a block is random, and the machine drifts within it, too.
        double log = weather + trend * random.nextDouble() + deviation[row] * random.nextGaussian();
        // Symmetric modes: both are as likely, and the true mean is between them.
        log += bimodal[row] * (random.nextBoolean() ? 0.5 : -0.5);
        if (row > 0) {
          log += Math.log(truth);
        }
        if (!rule.hasLeft(cell)) {
          forks.add(cell, block, 500 * Math.exp(log));
        }
      }
      rule.blockDone(block, Set.of());
      if (cells.stream().allMatch(rule::hasLeft)) {
        break;
      }
    }
    return forks;
  }

  private void judge(CellForks forks, double truth) {
    boolean different = false;
    boolean beyond = false;
    for (Cell row : rows) {
      double[] logs = forks.logRatios(row, baseline);
      Estimate plain = Estimates.ratio(logs, 0.95);
      Estimate family = Estimates.ratio(logs, 1 - 0.05 / ROWS);
      ratios++;
      covered += plain.low() <= truth && truth <= plain.high() ? 1 : 0;
      different |= family.low() > 1 || family.high() < 1;
      beyond |= family.low() > 1 + DELTA || family.high() < 1 / (1 + DELTA);
      if (logs.length < MOST_BLOCKS) {
        leftEarly++;
        leftSum += Math.log(plain.value());
      }
    }
    falseDifferent += different ? 1 : 0;
    falseBeyondDelta += beyond ? 1 : 0;
  }
}

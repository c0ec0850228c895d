package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.RunFixture;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ten cells, of which trial forks have shown that they need 10 s of warm-up, and 40 s on the widest
 * classes. A fork costs 1.1 s besides its iterations; 3 % are kept in reserve.
 */
class PlannerTest {
  private final ForkCost cost = new ForkCost();

  private static Plan plan(String payload) {
    return tried(untried(payload), payload);
  }

  private static Plan untried(String payload) {
    return new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
        .payloads(List.of(payload))
        .budget(Duration.ofHours(1))
        .variants(List.of())
        .build();
  }

  private static Plan tried(Plan plan, String payload) {
    int seconds = payload.startsWith("nested-100") ? 40 : 10;
    Map<Cell, Iterations> shown = new HashMap<>();
    cells(payload).forEach(cell -> shown.put(cell, new Iterations(seconds, 1000)));
    return plan.with(plan.effort().with(shown));
  }

  private static List<Cell> cells(String payload) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      cells.add(Cell.of(Operation.SERIALIZE, Medium.BYTES, "codec-" + i, payload, RunFixture.JDK));
    }
    return cells;
  }

  private Effort fit(String payload, long seconds) {
    return new Planner(plan(payload), cells(payload), cost).fit(seconds * 1000);
  }

  @ParameterizedTest
  @CsvSource({
    // 10 x 10 x 21.1 s x 1.03 = 2173.3 s
    "2174, rigorous, 10, 20x1s, 10x1s",
    "2173, default, 5, 10x1s, 5x1s",
    // 10 x 5 x 16.1 s x 1.03 = 829.2 s
    "830, default, 5, 10x1s, 5x1s",
    "829, , 5, 10x1s, 3x1s",
    // By need, at most twice 3 s: 10 x 5 x (6 + 4.1) s x 1.03 = 520.2 s
    "600, , 5, 3x1s, 3x1s",
    // 10 x 5 x (5 + 4.1) s x 1.03 = 468.7 s
    "469, , 5, 5x1s, 3x1s",
    "468, , 3, 10x1s, 2x1s",
    // 10 x 3 x (3 + 3.1) s x 1.03 = 188.5 s
    "189, , 3, 3x1s, 2x1s",
    "188, , 2, 6x1s, 2x1s",
    "63, , 1, 3x1s, 2x1s",
  })
  void aBudgetBuysBlocksThenWarmupThenMeasurement(
      long seconds, String profile, int blocks, String warmup, String measurement) {
    Effort effort = fit("order-event", seconds);
    assertThat(effort.profile()).isEqualTo(profile);
    assertThat(effort.blocks()).isEqualTo(blocks);
    assertThat(effort.warmup()).hasToString(warmup);
    assertThat(effort.measurement()).hasToString(measurement);
    assertThat(effort.mostBlocks()).as("time is the cap").isEqualTo(Effort.MOST_BLOCKS);
  }

  /**
   * A heat of ten forks takes 10 x (1.7 + 10) s, 30 rounds of 1.13 s, and one more on fresh values;
   * two warm up at the same time.
   */
  @ParameterizedTest
  @CsvSource({
    // 5 x (58.5 + 35.0) s x 1.03 = 481.7 s
    "482, default, 5, 10x1s, 30x100ms",
    // 5 x (58.5 + 18.1) s x 1.03 = 394.4 s
    "481, , 5, 10x1s, 25x100ms",
    // 5 x (58.5 + 29.4) s x 1.03 = 452.7 s
    "452, , 5, 10x1s, 20x100ms",
    "423, , 5, 10x1s, 15x100ms",
    // By need, at most twice 4 s: 5 x (48.5 + 18.1) s x 1.03 = 343.0 s
    "394, , 5, 4x1s, 15x100ms",
    // 5 x (33.5 + 18.1) s x 1.03 = 265.7 s
    "266, , 5, 5x1s, 15x100ms",
    "265, , 3, 10x1s, 20x100ms",
    "65, , 1, 6x1s, 20x100ms",
  })
  void byTurnsItBuysHeats(long seconds, String profile, int blocks, String warmup, String slices) {
    Plan plan =
        new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
            .payloads(List.of("order-event"))
            .budget(Duration.ofHours(1))
            .interleaving(Interleaving.turns(100_000, 2, true))
            .variants(List.of())
            .build();
    Plan tried = tried(plan, "order-event");
    Effort effort =
        new Planner(tried, cells("order-event"), CellCost.of(tried, cost)).fit(seconds * 1000);
    assertThat(effort.profile()).isEqualTo(profile);
    assertThat(effort.blocks()).isEqualTo(blocks);
    assertThat(effort.warmup()).hasToString(warmup);
    assertThat(effort.measurement()).hasToString(slices);
  }

  @Test
  void whatMustNotBeExceededNeedNotBeSpent() {
    Effort asked = Effort.fixed(5, new Iterations(6, 1000), Map.of(), new Iterations(3, 1000));
    Plan plan =
        new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
            .payloads(List.of("order-event"))
            .atMost(Duration.ofHours(10))
            .effort(asked)
            .variants(List.of())
            .build();
    assertThat(new Planner(plan, cells("order-event"), cost).fit(36_000_000)).isEqualTo(asked);
    Effort less = new Planner(plan, cells("order-event"), cost).fit(200_000);
    assertThat(less.blocks()).isEqualTo(3);
    assertThat(less.mostBlocks()).as("as far as there is time").isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(longs = {100, 300, 500, 1000, 2000, 5000, 20000})
  void whatIsPlannedFitsTheBudget(long seconds) {
    for (String payload : List.of("order-event", "nested-50", "nested-100-pretty")) {
      if (payload.startsWith("nested") && seconds < 300) {
        continue;
      }
      Plan plan = plan(payload).with(fit(payload, seconds));
      assertThat(cost.millis(plan.effort(), cells(payload), plan.effort().blocks()))
          .as(payload)
          .isLessThanOrEqualTo(seconds * 1000);
    }
  }

  /** Trials of 10 x (1.1 + 5 + 3) s, then 10 x 5 x (5 + 4.1) s x 1.03: 91 s and 468.7 s. */
  @Test
  void trialsArePaidForIfTheyLeaveTimeForVerdicts() {
    Plan asked = untried("order-event");
    Planner planner = new Planner(asked, cells("order-event"), cost);
    assertThat(planner.tried(560_000, cost)).get().matches(Effort::warmupByNeed);
    assertThat(planner.tried(559_000, cost)).isEmpty();
    assertThat(planner.fit(559_000).warmupByNeed()).as("nothing was tried").isFalse();
    assertThat(fit("order-event", 730).warmupByNeed()).isTrue();
  }

  @Test
  void aPayloadThatNeedsLongerGetsIt() {
    Effort effort = fit("nested-100", 3000);
    assertThat(effort.profile()).isEqualTo("default");
    assertThat(effort.longerWarmup()).containsEntry("nested-100", new Iterations(40, 1000));
  }

  /** The tables were chosen already: what is left of the time is spent on them all the same. */
  @Test
  void tooLittleForOneBlockBuysTheBeginningOfOne() {
    Effort effort = fit("order-event", 60);
    assertThat(effort.blocks()).isEqualTo(1);
    assertThat(effort.warmup()).hasToString("3x1s");
  }

  @Test
  void theCostOfAForkIsMeasuredByPayload() {
    Cell small = cells("order-event").get(0);
    ForkRecord fork = RunFixture.fork(0, small, 100);
    cost.add(RunFixture.lasting(fork, Duration.ofMillis(3010)));
    // 3010 ms less an iteration of 10 ms and one of 1000.
    assertThat(cost.millis(small)).isEqualTo(2000);
    assertThat(cost.millis(Cell.floor(64, RunFixture.JDK))).isEqualTo(2000);
    cost.add(RunFixture.lasting(fork, Duration.ofMillis(2010)));
    assertThat(cost.millis(small)).isEqualTo(1500);
    cost.add(RunFixture.failure(1, small, "crashed"));
    assertThat(cost.millis(small)).isEqualTo(1500);
  }
}

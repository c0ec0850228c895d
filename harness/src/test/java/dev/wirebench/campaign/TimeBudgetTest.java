package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunHistory;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeBudgetTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "kryo", "order-event", RunFixture.JDK);

  private static Instant at(long seconds) {
    return Instant.EPOCH.plusSeconds(seconds);
  }

  private static Run run(List<Resumption> resumptions, long... forkEnds) {
    return run(
        new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of())
            .budget(Duration.ofSeconds(100))
            .build(),
        resumptions,
        forkEnds);
  }

  private static Run run(Plan plan, List<Resumption> resumptions, long... forkEnds) {
    List<ForkRecord> forks =
        Arrays.stream(forkEnds)
            .mapToObj(
                end -> RunFixture.lasting(RunFixture.fork(0, CELL, 100), Duration.ofSeconds(end)))
            .toList();
    return new Run(
        plan,
        new RunHistory(
            RunFixture.start(), resumptions, List.of(), List.of(), List.of(), List.of(), null),
        List.of(),
        List.of(),
        null,
        true,
        forks,
        List.of());
  }

  @Test
  void timeBetweenAStopAndAResumptionDoesNotCount() {
    assertThat(TimeBudget.spent(run(List.of()), at(30))).isEqualTo(Duration.ofSeconds(30));
    // Worked from 0 to 20, taken up at 1000, looked at 5 s later.
    Run resumed = run(List.of(new Resumption(at(1000), null, null)), 10, 20);
    assertThat(TimeBudget.spent(resumed, at(1005))).isEqualTo(Duration.ofSeconds(25));
    // And again from 1000 to 1040, taken up at 2000.
    Run twice =
        run(
            List.of(new Resumption(at(1000), null, null), new Resumption(at(2000), null, null)),
            10,
            20,
            1040);
    assertThat(TimeBudget.spent(twice, at(2001))).isEqualTo(Duration.ofSeconds(61));
  }

  @Test
  void aBudgetIsOverWhenItIsSpent() {
    Run run = run(List.of());
    assertThat(TimeBudget.of(run, at(40)).isOver()).isFalse();
    assertThat(TimeBudget.of(run, at(40)).leftMillis()).isBetween(1L, 60_000L);
    assertThat(TimeBudget.of(run, at(101)).isOver()).isTrue();
  }

  @Test
  void aBudgetIsRaisedWhenTheRunIsTakenUpAgain() {
    Run run = run(List.of(new Resumption(at(1000), null, 30_000L)), 95);
    // Of 130 seconds, 95 and 10 are spent.
    assertThat(TimeBudget.of(run, at(1010)).leftMillis()).isBetween(1L, 25_000L);
    assertThat(TimeBudget.of(run, at(1036)).isOver()).isTrue();
  }

  @Test
  void withoutABudgetItIsNeverOver() {
    Plan plan = new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of()).build();
    Run run = run(plan, List.of());
    assertThat(TimeBudget.of(run, at(100_000_000)).isOver()).isFalse();
    assertThat(TimeBudget.of(run, at(0)).isLimited()).isFalse();
  }
}

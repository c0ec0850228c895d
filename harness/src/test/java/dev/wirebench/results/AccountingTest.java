package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.TimeSpent;
import dev.wirebench.run.ChecksDone;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.ForkRecord.Lifetime;
import dev.wirebench.run.ForkRecord.Turns;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunHistory;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The warm-up of these runs takes 10 ms, and an iteration a second. */
class AccountingTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);

  private static Instant at(double seconds) {
    return Instant.EPOCH.plusMillis(Math.round(seconds * 1000));
  }

  private static ForkRecord lived(ForkRecord fork, Turns turns, double start, double stop) {
    return new ForkRecord(
        fork.identity(),
        new Lifetime(at(start), at(stop), fork.host(), fork.spoiled()),
        fork.failure(),
        fork.output(),
        fork.warmup(),
        fork.drifting(),
        turns,
        fork.result());
  }

  private static Run run(
      List<ForkRecord> forks,
      List<HeatRecord> heats,
      List<Resumption> resumed,
      List<ChecksDone> checks) {
    Run run = RunFixture.byTurns(List.of("jackson"), forks, heats);
    return new Run(
        run.plan(),
        new RunHistory(run.start(), resumed, List.of(), List.of(), checks, List.of(), null),
        run.codecs(),
        run.qualified(),
        null,
        true,
        forks,
        heats);
  }

  @Test
  void aGroupWarmsUpMeasuresWaitsAndIsAskedAgain() {
    ForkRecord fork =
        lived(
            RunFixture.sliced(0, 0, CELL, 1, 1, 1),
            new Turns(List.of(0L, 1500L, 3000L), List.of(0L, 0L, 0L), null),
            30,
            36);
    HeatRecord drawn = RunFixture.heat(0, 0, List.of(CELL), false, false, false);
    HeatRecord heat =
        new HeatRecord(
            0, drawn.heat(), at(30), at(31), at(36), null, drawn.referenceNanos(), drawn.rounds());
    ChecksDone checks = new ChecksDone(at(10), at(20));
    assertSpent(
        Accounting.of(run(List.of(fork), List.of(heat), List.of(), List.of(checks))),
        new TimeSpent(36 - 11 - 0.01 - 3 - 1, 11, 0.01, 3, 1));
  }

  @Test
  void forksOfTheirOwnStartWarmUpAndMeasure() {
    ForkRecord fork = lived(RunFixture.fork(0, CELL, 1), null, 12, 15);
    ChecksDone checks = new ChecksDone(at(10), at(12));
    assertSpent(
        Accounting.of(run(List.of(fork), List.of(), List.of(), List.of(checks))),
        new TimeSpent(15 - 2 - 0.01 - 1, 2, 0.01, 1, 0));
  }

  /** The hour in between was nobody's. */
  @Test
  void timeBetweenAStopAndAResumptionDoesNotCount() {
    ForkRecord fork = lived(RunFixture.fork(0, CELL, 1), null, 12, 15);
    ForkRecord later = lived(RunFixture.fork(1, CELL, 1), null, 3605, 3607);
    Resumption resumed = new Resumption(at(3600), null, null);
    TimeSpent spent =
        Accounting.of(
            run(
                List.of(fork, later),
                List.of(),
                List.of(resumed),
                List.of(new ChecksDone(at(10), at(12)))));
    assertThat(spent.parts().values().stream().mapToDouble(part -> part).sum())
        .isCloseTo(15 + 7, within(1e-9));
  }

  @Test
  void anOlderJournalHasNoTimesOfChecks() {
    ForkRecord fork = lived(RunFixture.fork(0, CELL, 1), null, 12, 15);
    assertThat(Accounting.of(run(List.of(fork), List.of(), List.of(), List.of()))).isNull();
  }

  @Test
  void itIsToldInOneLine() {
    assertThat(new TimeSpent(20, 30, 100, 40, 10).text())
        .isEqualTo(
            "3 min 20 s: start 10 %, checks 15 %, warm-up 50 %, measurement 20 %, waiting 5 %");
  }

  private static void assertSpent(TimeSpent actual, TimeSpent expected) {
    actual
        .parts()
        .forEach(
            (part, seconds) ->
                assertThat(seconds).as(part).isCloseTo(expected.parts().get(part), within(1e-9)));
  }
}

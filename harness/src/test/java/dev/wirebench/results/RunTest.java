package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.RunJson;
import dev.wirebench.run.ClockSet;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunHistory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RunTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);

  @Test
  void theRepetitionOfASpoiledForkIsAnalysedAndBothAreKept() {
    Run run =
        with(
            RunFixture.attempt(0, 0, CELL, "steal", 900),
            RunFixture.attempt(0, 1, CELL, null, 500),
            RunFixture.fork(1, CELL, 510));
    assertThat(run.measuredByCell().get(CELL))
        .extracting(fork -> fork.result().mean())
        .containsExactly(500.0, 510.0);
    assertThat(run.forks()).hasSize(3);
    assertThat(run.spoiled(0)).isEqualTo(1);
    assertThat(run.spoiled(1)).isZero();
  }

  @Test
  void forksAreOrderedByBlockInWhateverOrderTheyWereMeasured() {
    Run run = with(RunFixture.fork(1, CELL, 510), RunFixture.fork(0, CELL, 500));
    assertThat(run.measuredByCell().get(CELL)).extracting(ForkRecord::block).containsExactly(0, 1);
  }

  @Test
  void aFailureIsListedAndHasNoResult() {
    Run run = with(RunFixture.fork(0, CELL, 500), RunFixture.failure(1, CELL, "crashed"));
    assertThat(run.failures()).extracting(ForkRecord::failure).containsExactly("crashed");
    assertThat(run.measuredByCell().get(CELL)).hasSize(1);
  }

  @Test
  void runJsonHasARowOfCellsForEveryEntryOfJmhJson() {
    Run run = with(RunFixture.fork(0, CELL, 500), RunFixture.fork(1, CELL, 510));
    RunJson json = RunDescription.of(run);
    assertThat(json.cells()).hasSize(run.resultsByCell().size());
    assertThat(json.cells().get(0).forks()).extracting("block").containsExactly(0, 1);
    assertThat(json.cells().get(0).benchmark()).isEqualTo(CELL.benchmark());
  }

  @Test
  void whatAQuotaWithheldIsInRunJsonWhereItIsKnown() throws Exception {
    Run run = aHeat();
    JsonNode json = json(run);
    assertThat(json.at("/heats/0/throttled")).hasToString("[0.0]");
    assertThat(json.at("/cells/0/forks/0/throttled")).hasToString("0.0");
    ObjectNode old = Json.LINE.valueToTree(run.forks().get(0));
    ((ObjectNode) old.get("host")).remove("throttled");
    assertThat(Json.STRICT.treeToValue(old, ForkRecord.class).host().throttled()).isNull();
  }

  @Test
  void theRatioOfThePassOnFreshValuesIsInRunJsonWhereThereWasOne() throws Exception {
    assertThat(json(aHeat()).at("/cells/0/forks/0").has("freshRatio")).isFalse();
    ObjectNode fork = Json.LINE.valueToTree(RunFixture.sliced(0, 0, CELL, 100));
    assertThat(fork.get("turns").has("freshRatio")).isFalse();
    ((ObjectNode) fork.get("turns")).put("freshRatio", 1.5);
    Run run =
        RunFixture.byTurns(
            List.of("jackson"),
            List.of(Json.STRICT.treeToValue(fork, ForkRecord.class)),
            List.of(RunFixture.heat(0, 0, List.of(CELL), false)));
    assertThat(json(run).at("/cells/0/forks/0/freshRatio").asDouble()).isEqualTo(1.5);
  }

  @Test
  void howFarTheClockWasSetIsInRunJsonWhereItWas() {
    ForkRecord fork = RunFixture.fork(0, CELL, 500);
    assertThat(json(with(fork)).has("clockSets")).isFalse();
    ClockSet back = new ClockSet(Instant.parse("2026-11-28T10:00:00Z"), -3_600_000);
    assertThat(json(with(List.of(back), fork)).get("clockSets"))
        .hasToString("[{\"time\":\"2026-11-28T10:00:00Z\",\"setByMillis\":-3600000}]");
  }

  /** The types of the file name each field again: one that they lack would be lost. */
  @Test
  void runJsonRepeatsThePlanAndTheCodecsWithAllTheirFields() {
    Run run =
        RunFixture.serialize(
            Map.of("jackson", new double[] {1, 1}),
            List.of(RunFixture.codec("jackson", "a reason", "other members")));
    assertThat(json(run).get("plan")).isEqualTo(Json.LINE.valueToTree(run.plan()));
    assertThat(json(run).get("codecs")).isEqualTo(Json.LINE.valueToTree(run.codecs()));
  }

  private static JsonNode json(Run run) {
    return Json.LINE.valueToTree(RunDescription.of(run));
  }

  private static Run aHeat() {
    Cell gson = Cell.of(Operation.SERIALIZE, Medium.BYTES, "gson", "order-event", RunFixture.JDK);
    return RunFixture.byTurns(
        List.of("jackson", "gson"),
        List.of(RunFixture.sliced(0, 0, CELL, 100), RunFixture.sliced(0, 0, gson, 200)),
        List.of(RunFixture.heat(0, 0, List.of(CELL, gson), false)));
  }

  private static Run with(ForkRecord... forks) {
    return with(List.of(), forks);
  }

  private static Run with(List<ClockSet> clockSets, ForkRecord... forks) {
    Run run = RunFixture.serialize(Map.of("jackson", new double[] {1, 1}), List.of());
    return new Run(
        run.plan(),
        new RunHistory(run.start(), List.of(), List.of(), clockSets, List.of(), List.of(), null),
        run.codecs(),
        run.qualified(),
        null,
        true,
        new ArrayList<>(List.of(forks)),
        List.of());
  }
}

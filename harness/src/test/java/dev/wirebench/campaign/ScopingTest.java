package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.run.RunFixture;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two payloads by two operations, two codecs and a control: three short forks of each row take 3 x
 * 3 x (3 + 2 + 1.1) s x 1.03 = 56.5 s a table, and to qualify two codecs for a payload 4.4 s.
 */
class ScopingTest {
  private static final CodecRegistry CODECS =
      new CodecRegistry(
          List.of(RunFixture.codec("jackson", null), RunFixture.codec("gson", null)), Map.of());

  private static final Map<String, Integer> BYTES =
      Map.of("order-event", 286, "nested-10", 20_000, "media-content", 488);

  private static PlanBuilder plan(Duration budget) {
    Jdk jdk = new Jdk(RunFixture.JDK, "/jdk", 17, "vm", List.of());
    return new PlanBuilder("test", RunFixture.suite(1, List.of()), List.of(jdk))
        .payloads(List.of("order-event", "nested-10"))
        .codecs(List.of("jackson", "gson"))
        .operations(List.of(Operation.SERIALIZE, Operation.DESERIALIZE))
        .budget(budget);
  }

  private static Scope fit(Plan plan, long millis) {
    return new Scoping(plan, CODECS, BYTES, new ForkCost()).fit(millis);
  }

  private static Scope fit(long seconds) {
    return fit(plan(Duration.ofSeconds(seconds)).build(), seconds * 1000);
  }

  private static PlannedTable table(String payload, Operation operation) {
    return new PlannedTable(payload, Medium.BYTES, operation, RunFixture.JDK);
  }

  @ParameterizedTest
  @CsvSource({"118, 2", "179, 2", "234, 2", "235, 4", "9999, 4"})
  void asManyPayloadsAsGetThreeBlocks(long seconds, int tables) {
    assertThat(fit(seconds).tables()).hasSize(tables);
    assertThat(fit(seconds).leftOut()).hasSize(4 - tables);
  }

  /** A baseline and three others: one of them is left out before a payload is, and never two. */
  @ParameterizedTest
  @CsvSource({"395, 4, ''", "394, 4, c", "315, 4, c", "314, 2, ''", "197, 2, c", "158, 2, c"})
  void codecsAreLeftOutBeforePayloads(long seconds, int tables, String leftOut) {
    Plan plan = plan(Duration.ofSeconds(seconds)).codecs(List.of("jackson", "a", "b", "c")).build();
    Scope scope = fit(plan, seconds * 1000);
    assertThat(scope.tables()).hasSize(tables);
    assertThat(scope.leftOutCodecs())
        .isEqualTo(leftOut.isEmpty() ? List.of() : List.of(leftOut.split(" ")));
    assertThat(plan.with(scope).selection().codecs()).contains("jackson").hasSizeGreaterThan(2);
  }

  @Test
  void theBaselineIsNeverLeftOut() {
    Plan plan = plan(Duration.ofSeconds(158)).codecs(List.of("a", "b", "c", "jackson")).build();
    assertThat(fit(plan, 158_000).leftOutCodecs()).containsExactly("c");
  }

  /**
   * By turns: verdicts of the two tables that they are wanted of first, then of others one heat.
   */
  private static Scope byTurns(long seconds) {
    Plan plan =
        plan(Duration.ofSeconds(seconds))
            .interleaving(Interleaving.turns(10_000, 1, true))
            .payloads(List.of("order-event", "nested-10", "media-content"))
            .core(table -> table.payload().equals("order-event"))
            .build();
    return fit(plan, seconds * 1000);
  }

  /**
   * A heat of three forks takes 3 x (1.7 + 5) s and 16 rounds of 0.374 s: five of them with 3 % in
   * reserve 134.3 s; and to qualify 4.4 s a payload. Where there is more time, a trial fork of each
   * benchmark shows its warm-up, and its slices are more.
   */
  @ParameterizedTest
  @CsvSource({
    "820, 6, 0",
    "819, 2, 4",
    "589, 2, 4",
    "588, 2, 2",
    "478, 2, 2",
    "477, 2, 0",
    "274, 2, 0"
  })
  void byTurnsVerdictsOfSomePayloadsComeBeforeNumbersOfAll(long seconds, int core, int indicative) {
    Scope scope = byTurns(seconds);
    assertThat(scope.tables()).hasSize(core + indicative);
    assertThat(scope.indicative())
        .containsExactlyElementsOf(scope.tables().subList(core, core + indicative));
    assertThat(scope.leftOut()).hasSize(6 - core - indicative);
    assertThat(scope.budgetForAll()).isEqualTo("--budget 14m");
  }

  @Test
  void byTurnsTooThereAreThreeBlocksWhereVerdictsAreTooExpensive() {
    Scope scope = byTurns(250);
    assertThat(scope.tables()).hasSize(2);
    assertThat(scope.indicative()).isEmpty();
  }

  @Test
  void theMostImportantComeFirst() {
    Scope scope = fit(179);
    assertThat(scope.tables())
        .containsExactly(
            table("order-event", Operation.SERIALIZE), table("order-event", Operation.DESERIALIZE));
    assertThat(scope.leftOut())
        .containsExactly(
            table("nested-10", Operation.SERIALIZE), table("nested-10", Operation.DESERIALIZE));
  }

  @Test
  void whatItNamesForAllTablesDoes() {
    Scope scope = fit(118);
    assertThat(scope.budgetForAll()).isEqualTo("--budget 4m");
    assertThat(fit(240).leftOut()).isEmpty();
  }

  @Test
  void timeThatIsSpentAlreadyIsPartOfWhatItNames() {
    Scope scope = fit(plan(Duration.ofSeconds(218)).build(), 118_000);
    assertThat(scope.millisForAll()).isEqualTo(fit(118).millisForAll() + 100_000);
  }

  @Test
  void floorsReachAsFarAsTheDocuments() {
    Jdk jdk = new Jdk(RunFixture.JDK, "/jdk", 17, "vm", List.of());
    Plan plan =
        new PlanBuilder("test", RunFixture.suite(1, List.of(64, 1024, 256, 16384)), List.of(jdk))
            .budget(Duration.ofMinutes(10))
            .build();
    assertThat(fit(plan, 600_000).floors()).containsExactly(64, 256, 1024);
  }

  @Test
  void onlyThatIsQualifiedAndMeasured() {
    Plan plan = plan(Duration.ofSeconds(118)).build();
    Plan part = plan.with(fit(plan, 118_000));
    assertThat(part.candidates())
        .extracting(
            planned -> planned.candidate().codec(), planned -> planned.candidate().payload())
        .containsExactly(tuple("jackson", "order-event"), tuple("gson", "order-event"));
    assertThat(part.operations(part.candidates().get(0)))
        .containsExactly(Operation.SERIALIZE, Operation.DESERIALIZE);
  }

  @Test
  void whatDoesNotReadDocumentsCostsNothingToParse() {
    CodecRegistry kryo = new CodecRegistry(List.of(RunFixture.codec("jackson", null)), Map.of());
    Plan plan = plan(Duration.ofSeconds(9999)).operations(List.of(Operation.PARSE)).build();
    long known = new Scoping(plan, kryo, BYTES, new ForkCost()).fit(9_999_000).millisForAll();
    CodecRegistry own =
        new CodecRegistry(
            List.of(
                RunFixture.codec("jackson", null),
                RunFixture.codec("gson", null, "It writes numbers as text.")),
            Map.of());
    assertThat(new Scoping(plan, own, BYTES, new ForkCost()).fit(9_999_000).millisForAll())
        .isLessThan(known);
  }

  @Test
  void lessThanOnePayloadIsRefusedWithWhatWouldDo() {
    assertThatThrownBy(() -> fit(117))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "The budget of 1 min 57 s leaves 1 min 57 s, and the least that tells anything"
                + " (order-event, serialize, byte[]; order-event, deserialize, byte[]; three short"
                + " forks of 2 codecs) takes 1 min 57 s: give at least --budget 2m, or name fewer"
                + " codecs with --codec.");
  }
}

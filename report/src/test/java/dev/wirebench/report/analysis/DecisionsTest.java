package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Decision.Outcome;
import dev.wirebench.report.input.BadInput;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionsTest {
  @TempDir Path folder;

  private Decision decide(RunFixture fixture, double rate) {
    return Decisions.of(
        fixture.report(folder), Scenario.of(rate, "order-event", Optional.of("jackson")));
  }

  private static Candidate candidate(Decision decision, String name) {
    return decision.candidates().stream().filter(c -> c.name().equals(name)).findFirst().get();
  }

  @Test
  void costsFollowFromRateTimesBytesAndTimes() {
    Decision decision = decide(RunFixture.usual(6), 50_000);
    Candidate jackson = decision.baseline();
    // About 500 ns + 500 ns, of processor time 1.1 times as much, at 50,000/s: 0.055 cores.
    assertThat(jackson.cores()).isEqualTo(0.055, within(0.001));
    assertThat(jackson.coresByOperation()).hasSize(2);
    assertThat(jackson.megabytes()).isEqualTo(14.3, within(1e-9));
    assertThat(jackson.allocation()).isEqualTo(80, within(1e-9));
    assertThat(decision.byCpu()).isTrue();
    assertThat(decision.cores()).as("of the machine").isEqualTo(2);
    assertThat(decision.candidates())
        .extracting(Candidate::name)
        .containsExactly("protobuf", "kryo", "jackson", "gson");
  }

  @Test
  void breakEvenIsTheRateThatSavesFivePercentOfTheProcessors() {
    Decision decision = decide(RunFixture.usual(6), 50_000);
    Candidate protobuf = candidate(decision, "protobuf");
    double saved = (decision.baseline().cores() - protobuf.cores()) / 50_000;
    assertThat(protobuf.breakEven()).isEqualTo(0.05 * 2 / saved, within(1e-6));
    assertThat(candidate(decision, "gson").breakEven()).isInfinite();
  }

  @Test
  void atALowRateTheBaselineStays() {
    assertThat(decide(RunFixture.usual(6), 50_000).outcome()).isEqualTo(Outcome.BASELINE_IS_CHEAP);
  }

  @Test
  void atAHighRateTheCheapestIsChosen() {
    Decision decision = decide(RunFixture.usual(6), 500_000);
    assertThat(decision.outcome()).isEqualTo(Outcome.CHANGE);
    assertThat(decision.chosen()).get().extracting(Candidate::name).isEqualTo("protobuf");
    assertThat(decision.chosenInFormat()).as("no other JSON codec is faster").isEmpty();
    assertThat(decision.cheapest().name()).isEqualTo("protobuf");
    assertThat(decision.rivals()).isEmpty();
    assertThat(decision.saving(decision.chosen().get())).isEqualTo(0.206, within(0.003));
  }

  @Test
  void whatCannotBeToldFromTheCheapestIsNamed() {
    RunFixture fixture = RunFixture.usual(6).codec("protobuf-lite", "Protobuf", "protobuf-lite");
    fixture.cell("protobuf-lite", "order-event", "serialize", 125);
    fixture.cell("protobuf-lite", "order-event", "deserialize", 125);
    Decision decision = decide(fixture, 500_000);
    Set<String> names = new HashSet<>(Set.of("protobuf", "protobuf-lite"));
    names.remove(decision.cheapest().name());
    assertThat(decision.rivals()).extracting(Rival::name).containsExactlyElementsOf(names);
  }

  @Test
  void amongRivalsOneThatKeepsTheFormatIsChosen() {
    RunFixture fixture = RunFixture.usual(6).codec("quick", "JSON", "quick");
    fixture.cell("quick", "order-event", "serialize", block -> block % 2 == 0 ? 120 : 135);
    fixture.cell("quick", "order-event", "deserialize", block -> block % 2 == 0 ? 135 : 120);
    Decision decision = decide(fixture, 500_000);
    assertThat(decision.candidates().get(0).name()).isEqualTo("protobuf");
    assertThat(decision.rivals())
        .singleElement()
        .satisfies(
            rival -> {
              assertThat(rival.name()).isEqualTo("quick");
              assertThat(rival.verdict()).isEqualTo(Verdict.TIE);
            });
    assertThat(decision.chosen()).get().extracting(Candidate::name).isEqualTo("quick");
  }

  @Test
  void withoutAnEstablishedSavingTheBaselineStays() {
    RunFixture fixture = RunFixture.of(6).codec("jackson", "JSON", "j").codec("gson", "JSON", "g");
    for (String operation : new String[] {"serialize", "deserialize"}) {
      fixture.cell("jackson", "order-event", operation, 500);
      fixture.cell("gson", "order-event", operation, 497);
    }
    Decision decision = decide(fixture, 500_000);
    assertThat(decision.outcome()).isEqualTo(Outcome.NO_CODEC_SAVES_ENOUGH);
    assertThat(decision.chosen()).isEmpty();
  }

  @Test
  void fewForksDecideNothing() {
    assertThat(decide(RunFixture.usual(4), 500_000).outcome()).isEqualTo(Outcome.TOO_FEW_FORKS);
  }

  @Test
  void aCodecWithoutAnOperationIsNamed() {
    RunFixture fixture =
        RunFixture.usual(6).codec("half", "JSON", "h").cell("half", "order-event", "serialize", 1);
    assertThat(decide(fixture, 1).incomplete()).containsExactly("half");
  }

  @Test
  void unknownPayloadOrBaselineIsRefused() {
    Report report = RunFixture.usual(6).report(folder);
    assertThatThrownBy(() -> Decisions.of(report, Scenario.of(1, "orders", Optional.empty())))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "No table writes or reads 'orders' as bytes: choose a payload from order-event.");
    assertThatThrownBy(
            () -> Decisions.of(report, Scenario.of(1, "order-event", Optional.of("avro"))))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("choose a baseline from protobuf, kryo, jackson, gson");
  }

  @Test
  void aFileWithoutPayloadsIsRefused() {
    Report report = new JmhFixture().entry("a.B.c", "avgt", "ns/op", 1).report(folder);
    assertThatThrownBy(() -> Decisions.of(report, Scenario.of(1, "x", Optional.empty())))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("a run's folder (these files have none)");
  }

  @ParameterizedTest
  @CsvSource({"50000/s, 50000", "50k/s, 50000", "3M/min, 50000", "1.5k/s, 1500", "7200/h, 2"})
  void ratesAreRead(String text, double expected) {
    assertThat(Scenario.parseRate(text)).isEqualTo(expected, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "50000", "0/s", "-1/s", "1e9/s", "5/d", "k/s", "1/s "})
  void otherRatesAreRefused(String text) {
    assertThatThrownBy(() -> Scenario.parseRate(text))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("is no rate: write for instance 50000/s, 50k/s or 3M/min.");
  }
}

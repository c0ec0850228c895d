package dev.wirebench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.base.LinkedLines;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadLine.Part;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.load.PayloadLoad;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadRunTest {
  private static final Map<String, Double> CAPACITIES =
      Map.of("jackson", 8000.0, "kryo", 11_000.0, "gson", 5000.0, "slow", 1.0, "broken", 0.0);
  private static final int NEVER = Integer.MAX_VALUE;

  private final AtomicLong clock = new AtomicLong();
  private final List<LoadLine> shown = new ArrayList<>();
  private Predicate<Service.Asked> disturbance = asked -> false;

  @TempDir Path folder;

  private static LoadStart plan(List<String> codecs, int repetitions, Double budgetSeconds) {
    return new LoadStart(
        LoadStart.SCHEMA_VERSION,
        new LoadStart.Origin("2026-11-26T00:00:00Z", "wirebench", "load"),
        1,
        codecs,
        List.of("order-event", "users"),
        new LoadStart.Settings(10, 8, 1, 2, repetitions, budgetSeconds),
        new LoadStart.Jvm("17", List.of()),
        Map.of());
  }

  /** Measures, or goes on where there is a record. */
  private LoadSummary run(LoadStart plan, int turnsUntilFailure) throws IOException {
    boolean begun = Files.exists(folder.resolve(LoadFile.NAME));
    List<LoadLine> before = begun ? LoadFile.read(folder) : List.of();
    int number = (int) before.stream().filter(line -> line.session() != null).count();
    LoadRun.Listener listener =
        new LoadRun.Listener() {
          @Override
          public void recorded(LoadLine line) {
            shown.add(line);
          }

          @Override
          public void failing() {
            shown.add(null);
          }
        };
    try (LoadJournal journal = begun ? LoadJournal.resume(folder) : LoadJournal.create(folder)) {
      new LoadRun(
              begun ? before.get(0).start() : plan,
              new LoadSession(number, "2026-11-26T00:00:00Z", 0, 1),
              before,
              journal,
              SimulatedService.starter(CAPACITIES, turnsUntilFailure, clock, disturbance),
              listener,
              clock::get)
          .run();
    }
    return LoadSummary.of(folder);
  }

  private List<LoadTurn> turns() {
    return shown.stream()
        .filter(Objects::nonNull)
        .map(LoadLine::turn)
        .filter(Objects::nonNull)
        .toList();
  }

  private static double highest(PayloadLoad payload, String codec) {
    return payload.codec(codec).orElseThrow().highest().rate().value();
  }

  @Test
  void theHighestRatesAreFoundInEachRepetition() throws Exception {
    LoadSummary load = run(plan(List.of("jackson", "kryo", "gson"), 6, null), NEVER);
    assertThat(load.payloads()).hasSize(2);
    for (PayloadLoad payload : load.payloads()) {
      assertThat(payload.repetitions()).isEqualTo(6);
      for (String codec : List.of("jackson", "kryo", "gson")) {
        double capacity = CAPACITIES.get(codec);
        // A bracket has been halved twice at least, from 15 %.
        assertThat(highest(payload, codec)).isCloseTo(capacity, within(0.03 * capacity));
      }
      CodecLoad kryo = payload.codec("kryo").orElseThrow();
      assertThat(kryo.highest().ratio().value()).isCloseTo(11 / 8.0, within(0.05));
      assertThat(kryo.highest().ratio().n()).isEqualTo(6);
      assertThat(payload.commonRate()).isEqualTo(0.9 * highest(payload, "gson"));
      assertThat(kryo.cpu().micros().value()).isCloseTo(100, within(1e-9));
      assertThat(kryo.cpu().share().value()).isCloseTo(0.5, within(1e-9));
      assertThat(kryo.cpu().sampleShare().value()).isCloseTo(0.4, within(1e-9));
      assertThat(kryo.cpu().samples()).isEqualTo(600);
    }
    assertThat(LoadFile.read(folder)).isEqualTo(shown);
  }

  /** The first search alone would name a rate that no server holds later. */
  @Test
  void theCommonRateFollowsFromTheSearchesOfAllRepetitions() throws Exception {
    disturbance = asked -> asked.purpose() == Purpose.RATE;
    LoadSummary load = run(plan(List.of("jackson", "gson"), 3, null), NEVER);
    assertThat(load.payloads())
        .hasSize(2)
        .allSatisfy(
            payload -> {
              assertThat(payload.overloaded()).isEmpty();
              assertThat(payload.commonRate()).isLessThan(5000 / 3.0);
              assertThat(payload.codec("jackson").orElseThrow().latency().percentiles())
                  .isNotNull();
            });
    List<Purpose> purposes =
        turns().stream()
            .filter(turn -> turn.payload().equals("users"))
            .map(LoadTurn::purpose)
            .toList();
    assertThat(purposes.lastIndexOf(Purpose.RATE)).isLessThan(purposes.indexOf(Purpose.COMMON));
  }

  @Test
  void aSearchThatWasCutOffGoesOnAndHasAllAtOneCommonRate() throws Exception {
    run(plan(List.of("jackson", "kryo"), 3, null), NEVER);
    Path file = folder.resolve(LoadFile.NAME);
    int second =
        shown.indexOf(LoadLine.of(new LoadLine.Repetition("order-event", 2, 0, Part.RATES)));
    Files.write(file, Files.readAllLines(file).subList(0, second + 4));
    shown.clear();

    PayloadLoad payload = run(null, NEVER).payloads().get(0);
    assertThat(payload.codec("kryo").orElseThrow().highest().rate().n()).isEqualTo(3);
    assertThat(payload.codec("kryo").orElseThrow().cpu().micros().n()).isEqualTo(3);
    assertThat(turns())
        .filteredOn(turn -> turn.payload().equals("order-event"))
        .filteredOn(turn -> turn.purpose() == Purpose.RATE)
        .isNotEmpty()
        .allMatch(turn -> turn.repetition() == 3);
    assertThat(turns())
        .noneMatch(
            turn -> turn.purpose() == Purpose.SEARCH && turn.payload().equals("order-event"));
    assertThat(payload.overloaded()).isEmpty();
  }

  /** Servers whose code is not compiled yet answer a small part of what they can. */
  @Test
  void aColdBeginningCostsTurnsAndNoAccuracy() throws Exception {
    disturbance = asked -> asked.purpose() == Purpose.WARM_UP && asked.rate() == null;
    LoadSummary load = run(plan(List.of("jackson", "kryo"), 4, null), NEVER);
    for (PayloadLoad payload : load.payloads()) {
      for (String codec : List.of("jackson", "kryo")) {
        CodecLoad found = payload.codec(codec).orElseThrow();
        assertThat(found.highest().open()).isNull();
        assertThat(found.highest().rate().n()).isEqualTo(4);
        double capacity = CAPACITIES.get(codec);
        assertThat(found.highest().rate().value()).isCloseTo(capacity, within(0.05 * capacity));
      }
    }
  }

  /** It holds one request a second, of which a turn says nothing. */
  @Test
  void noRateIsTriedOfWhichATurnHasHardlyARequest() throws Exception {
    LoadSummary load = run(plan(List.of("slow"), 3, null), NEVER);
    assertThat(turns().stream().filter(turn -> turn.purpose() != Purpose.WARM_UP))
        .filteredOn(turn -> turn.purpose() != Purpose.COMMON && turn.purpose() != Purpose.SAMPLED)
        .isNotEmpty()
        .allSatisfy(turn -> assertThat(turn.offered()).isGreaterThanOrEqualTo(10));
    CodecLoad slow = load.payloads().get(0).codec("slow").orElseThrow();
    assertThat(slow.highest().rate()).isNull();
    assertThat(slow.highest().open().repetitions()).isEqualTo(3);
    assertThat(slow.highest().open().held()).isNaN();
  }

  @Test
  void eachRoundHasAllOnceInAnOrderOfItsOwn() throws Exception {
    run(plan(List.of("jackson", "kryo", "gson"), 4, null), NEVER);
    List<List<String>> rounds = new ArrayList<>();
    List<String> codecs = turns().stream().map(LoadTurn::codec).toList();
    for (int i = 0; i < codecs.size(); i += 3) {
      rounds.add(codecs.subList(i, i + 3));
    }
    assertThat(rounds)
        .allSatisfy(
            round -> assertThat(round).containsExactlyInAnyOrder("jackson", "kryo", "gson"));
    assertThat(rounds.stream().distinct().count()).isGreaterThan(3);
  }

  @Test
  void whatDoesNotStartAndWhatBreaksCostsTheOthersNothing() throws Exception {
    LoadSummary load = run(plan(List.of("kryo", "broken", "jackson"), 2, null), 12);
    PayloadLoad payload = load.payloads().get(0);
    assertThat(payload.repetitions()).isEqualTo(2);
    assertThat(payload.codec("broken").orElseThrow().failures())
        .containsExactly("it does not start");
    assertThat(payload.codec("kryo").orElseThrow().failures()).containsExactly("it broke");
    assertThat(payload.codec("jackson").orElseThrow().highest().rate().n()).isEqualTo(2);
    assertThat(payload.codec("jackson").orElseThrow().failures()).isEmpty();
    // The user may have stopped it: whoever looks on was asked before that was recorded.
    assertThat(shown.get(shown.indexOf(null) + 1).turn().failure()).isEqualTo("it broke");
  }

  @Test
  void wherePayloadsHaveNoServiceNothingIsMeasured() throws Exception {
    LoadSummary load = run(plan(List.of("broken"), 2, null), NEVER);
    assertThat(turns()).isEmpty();
    assertThat(load.payloads().get(0).commonRate()).isNull();
    assertThat(load.payloads().get(0).codec("broken").orElseThrow().highest().rate()).isNull();
  }

  @Test
  void aBudgetEndsTheRepetitionsOfEachPayload() throws Exception {
    LoadStart plan = plan(List.of("jackson", "kryo"), 100, 200.0);
    LoadSummary load = run(plan, NEVER);
    for (PayloadLoad payload : load.payloads()) {
      assertThat(payload.repetitions()).isBetween(4, 8);
    }
    assertThat(clock.get() / 1e9).isLessThan(200);
  }

  @Test
  void aRecordThatWasCutOffGoesOn() throws Exception {
    run(plan(List.of("jackson", "kryo"), 3, null), NEVER);
    Path file = folder.resolve(LoadFile.NAME);
    List<String> lines = Files.readAllLines(file);
    int third =
        shown.indexOf(LoadLine.of(new LoadLine.Repetition("order-event", 2, 0, Part.COMMON))) + 4;
    Files.writeString(
        file, String.join("\n", lines.subList(0, third)) + "\n" + lines.get(third).substring(9));
    List<LoadLine> kept = List.copyOf(shown.subList(0, third));
    shown.clear();

    LoadSummary load = run(null, NEVER);
    assertThat(LoadFile.read(folder).subList(0, third)).isEqualTo(kept);
    PayloadLoad first = load.payloads().get(0);
    assertThat(first.repetitions()).isEqualTo(3);
    assertThat(first.codec("kryo").orElseThrow().highest().rate().n()).isEqualTo(3);
    // Neither searched once more, nor what was whole measured twice.
    assertThat(turns().stream().filter(turn -> turn.payload().equals("order-event")))
        .allMatch(turn -> turn.purpose() == Purpose.WARM_UP || turn.repetition() == 3);
    assertThat(load.payloads().get(1).repetitions()).isEqualTo(3);
    assertThat(load.sessions()).hasSize(2);
    LinkedLines linked = LinkedLines.of(Files.readAllBytes(file));
    assertThat(linked.damages()).isEmpty();
    assertThat(linked.damages()).isEmpty();

    shown.clear();
    run(null, NEVER);
    assertThat(turns()).isEmpty();
  }

  /**
   * Whatever is disturbed the first time is measured again in its repetition, and then it counts.
   */
  @Test
  void whatWasDisturbedIsMeasuredAgain() throws Exception {
    Set<Service.Asked> seen = new HashSet<>();
    disturbance =
        asked -> asked.purpose() == Purpose.RATE && asked.repetition() == 2 && seen.add(asked);
    LoadSummary load = run(plan(List.of("jackson"), 3, null), NEVER);
    for (PayloadLoad payload : load.payloads()) {
      assertThat(payload.repetitions()).isEqualTo(3);
      // The rates that it tried were too low, since it had held none that it should have.
      assertThat(highest(payload, "jackson")).isCloseTo(8000, within(0.15 * 8000));
    }
    // Of each payload the turns of its search: three more than four, as it went far down first.
    assertThat(load.besides().repeated()).isEqualTo(2 * 7);
    assertThat(load.besides().disturbed()).isZero();
    assertThat(load.besides().turns()).isEqualTo(2 * (3 * 6 + 3));
  }

  @Test
  void aMachineThatStaysBusyIsTriedTwiceMore() throws Exception {
    disturbance = asked -> true;
    LoadSummary load = run(plan(List.of("jackson", "kryo"), 5, null), NEVER);
    assertThat(load.besides())
        .isEqualTo(new LoadSummary.Besides(2 * 5 * 2 * 6, 2 * 5 * 2 * 6, 2 * 2 * 5 * 2 * 6));
    assertThat(load.besides().isDisturbed()).isTrue();
  }

  @Test
  void whatIsMeasuredAgainLeavesABudgetTimeForTwoRepetitions() throws Exception {
    disturbance = asked -> true;
    LoadStart plan = plan(List.of("jackson", "kryo"), 100, 130.0);
    assertThat(TurnBudget.leastSeconds(plan)).isLessThan(130);
    LoadSummary load = run(plan, NEVER);
    assertThat(load.payloads())
        .allSatisfy(payload -> assertThat(payload.repetitions()).isGreaterThanOrEqualTo(2));
    assertThat(clock.get() / 1e9).isLessThan(130);
    assertThat(load.besides().repeated()).isPositive();
  }
}

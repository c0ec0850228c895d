package dev.wirebench.report.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.load.Recorded.Figures;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadSummaryTest {
  private static final Figures JACKSON = new Figures("jackson", 8000, 400, 100);
  private static final Figures KRYO = new Figures("kryo", 12_000, 200, 60);

  private static PayloadLoad payload(List<LoadLine> lines) {
    return LoadSummary.of(lines).payloads().get(0);
  }

  private static CodecLoad codec(List<LoadLine> lines, String id) {
    return payload(lines).codec(id).orElseThrow();
  }

  @Test
  void theHighestRateIsTheMeanOfWhatRepetitionsFound() {
    CodecLoad jackson = codec(Recorded.load(3, JACKSON, KRYO), "jackson");
    // The geometric mean of 8,080, 8,160 and 8,240; t(0.975, 2) = 4.3027, s of logarithms 0.009805.
    assertThat(jackson.highest().rate().value()).isCloseTo(8159.74, within(0.01));
    assertThat(jackson.highest().rate().low())
        .isCloseTo(8159.74 * Math.exp(-0.024356), within(0.1));
    assertThat(jackson.highest().rate().high())
        .isCloseTo(8159.74 * Math.exp(0.024356), within(0.1));
    assertThat(jackson.highest().rate().n()).isEqualTo(3);
  }

  @Test
  void ratiosArePairedByRepetition() {
    CodecLoad kryo = codec(Recorded.load(3, JACKSON, KRYO), "kryo");
    // What differs between repetitions does so for both: nothing is left of it.
    assertThat(kryo.highest().ratio().value()).isCloseTo(1.5, within(1e-9));
    assertThat(kryo.highest().ratio().high() - kryo.highest().ratio().low()).isLessThan(1e-9);
    assertThat(kryo.cpu().ratio().value()).isCloseTo(0.6, within(1e-3));
    assertThat(kryo.latency().p99Ratio().value()).isCloseTo(0.5, within(1e-3));
    assertThat(codec(Recorded.load(3, JACKSON, KRYO), "jackson").highest().ratio()).isNull();
  }

  /** Two of three repetitions found the rate; the third held all that it tried, or nothing. */
  @Test
  void aSearchWithoutAnEndDoesNotCountAndIsTold() {
    for (boolean held : List.of(true, false)) {
      List<LoadLine> lines =
          Recorded.load(3, JACKSON, KRYO).stream()
              .filter(
                  line ->
                      line.turn() == null
                          || !line.turn().codec().equals("kryo")
                          || line.turn().repetition() != 3
                          || line.turn().purpose() != LoadTurn.Purpose.RATE
                          || line.turn().held() == held)
              .toList();
      CodecLoad kryo = codec(lines, "kryo");
      assertThat(kryo.highest().rate())
          .isEqualTo(codec(Recorded.load(2, KRYO), "kryo").highest().rate());
      assertThat(kryo.highest().ratio().n()).isEqualTo(2);
      assertThat(kryo.cpu().micros().n()).isEqualTo(3);
      assertThat(kryo.highest().open().repetitions()).isEqualTo(1);
      if (held) {
        assertThat(kryo.highest().open().held()).isEqualTo(12_000 * Recorded.factor(3) / 1.1);
      } else {
        assertThat(kryo.highest().open().held()).isNaN();
      }
      assertThat(codec(lines, "jackson").highest().open()).isNull();
    }
  }

  /** One repetition held all that it tried, another nothing: the first tells more. */
  @Test
  void ofSearchesWithoutAnEndTheHighestRateThatWasHeldIsTold() {
    List<LoadLine> lines =
        Recorded.load(2, JACKSON).stream()
            .filter(
                line ->
                    line.turn() == null
                        || line.turn().purpose() != LoadTurn.Purpose.RATE
                        || line.turn().held() == (line.turn().repetition() == 1))
            .toList();
    CodecLoad.Open open = codec(lines, "jackson").highest().open();
    assertThat(open.repetitions()).isEqualTo(2);
    assertThat(open.held()).isEqualTo(8000 * Recorded.factor(1) / 1.1);
  }

  @Test
  void percentilesAreThoseOfAllTurnsAtTheCommonRateTogether() {
    CodecLoad jackson = codec(Recorded.load(2, JACKSON), "jackson");
    // Three digits are kept.
    assertThat(jackson.latency().percentiles().p50()).isCloseTo(400, within(0.4));
    assertThat(jackson.latency().percentiles().p99()).isCloseTo(400, within(0.4));
    assertThat(jackson.latency().percentiles().p999()).isCloseTo(4000, within(4.0));
    assertThat(jackson.latency().percentiles().max()).isCloseTo(40_000, within(40.0));
  }

  @Test
  void sharesAreOfTheServersCpuTimeAndOfItsSamples() {
    CodecLoad jackson = codec(Recorded.load(2, JACKSON), "jackson");
    // A hundredth of the CPU time in 40 of 1,000 requests: a quarter in all.
    assertThat(jackson.cpu().share().value()).isCloseTo(0.25, within(1e-4));
    assertThat(jackson.cpu().sampleShare().value()).isCloseTo(0.3, within(1e-9));
    assertThat(jackson.cpu().samples()).isEqualTo(400);
    assertThat(jackson.answerWireBytes()).isEqualTo(400);
  }

  @Test
  void aRepetitionThatWasNotMeasuredToItsEndDoesNotCount() {
    List<LoadLine> lines = new ArrayList<>(Recorded.load(2, JACKSON, KRYO));
    lines.addAll(Recorded.turns(new Figures("jackson", 1, 1, 1), 3));
    assertThat(payload(lines).repetitions()).isEqualTo(2);
    assertThat(codec(lines, "jackson").highest().rate())
        .isEqualTo(codec(Recorded.load(2, JACKSON, KRYO), "jackson").highest().rate());
  }

  @Test
  void oneRepetitionHasNoInterval() {
    CodecLoad kryo = codec(Recorded.load(1, JACKSON, KRYO), "kryo");
    assertThat(kryo.highest().ratio().value()).isCloseTo(1.5, within(1e-9));
    assertThat(kryo.highest().ratio().low()).isNaN();
  }

  @Test
  void withoutJacksonTheFirstIsTheBaseline() {
    assertThat(payload(Recorded.load(1, KRYO, JACKSON)).baseline()).isEqualTo("jackson");
    assertThat(payload(Recorded.load(1, KRYO, new Figures("gson", 1, 1, 1))).baseline())
        .isEqualTo("kryo");
  }

  @Test
  void turnsThatWereDisturbedAreCounted() {
    assertThat(LoadSummary.of(Recorded.load(3, JACKSON, KRYO)).besides())
        .isEqualTo(new LoadSummary.Besides(24, 8, 0));
  }

  @Test
  void aServerThatDidNotStartSaysWhy() {
    List<LoadLine> lines = new ArrayList<>(Recorded.load(1, JACKSON, KRYO));
    lines.set(
        3,
        LoadLine.of(
            new LoadServer(
                "order-event",
                "kryo",
                "5",
                "own class",
                0,
                LoadServer.Sizes.UNKNOWN,
                "no memory",
                null)));
    assertThat(codec(lines, "kryo").failures()).containsExactly("no memory");
    assertThat(codec(lines, "jackson").failures()).isEmpty();
  }

  /** Measured again behind the others of its repetition, by other figures. */
  @Test
  void ofARoundTheLastTurnCounts() {
    List<LoadLine> lines = new ArrayList<>(Recorded.load(1, JACKSON));
    List<LoadLine> again = Recorded.turns(new Figures("jackson", 9000, 300, 50), 1);
    lines.addAll(lines.size() - 1, again);
    LoadSummary load = LoadSummary.of(lines);
    assertThat(load.besides().turns()).isEqualTo(4);
    assertThat(load.besides().repeated()).isEqualTo(4);
    CodecLoad jackson = codec(lines, "jackson");
    assertThat(jackson.highest().rate().value()).isCloseTo(9000 * Recorded.factor(1), within(1e-6));
    assertThat(jackson.cpu().micros().value()).isCloseTo(50 * Recorded.factor(1), within(1e-6));
    assertThat(jackson.points()).hasSize(3);
  }
}

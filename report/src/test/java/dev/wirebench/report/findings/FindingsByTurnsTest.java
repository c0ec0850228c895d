package dev.wirebench.report.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.TurnsFixture.Slices;
import dev.wirebench.report.analysis.ForkMultiples;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found in runs whose forks took turns. */
class FindingsByTurnsTest {
  private static final String SERIALIZE = "order-event-serialize-byte";
  private static final List<String> OF_SLICES =
      List.of("pairing-failed", "bursts-in-slices", "rounds-disagree", "busy-waiting");

  @TempDir Path folder;

  private static RunFixture run(Slices slices) {
    return TurnsFixture.byTurns(RunFixture.usual(6), 20, 1, slices);
  }

  private List<Finding> of(RunFixture fixture) {
    return Findings.of(fixture.report(folder));
  }

  private Finding only(RunFixture fixture, String kind) {
    List<Finding> found =
        of(fixture).stream().filter(finding -> finding.kind().equals(kind)).toList();
    assertThat(found).as(kind).hasSize(1);
    assertThat(found.get(0).remedy()).endsWith(".");
    return found.get(0);
  }

  /** What hits all forks of a round is what turns are for. */
  @Test
  void aQuietRunAndOneWithBurstsThatHitAllHaveNoWarnings() {
    for (Slices slices : List.of(TurnsFixture.quiet(), TurnsFixture.bursts(1.5))) {
      assertThat(of(run(slices)))
          .allSatisfy(
              finding -> {
                assertThat(finding.severity()).isEqualTo(Severity.NOTE);
                assertThat(finding.kind()).isNotIn(OF_SLICES);
              });
    }
  }

  @Test
  void runsOneAfterAnotherHaveNoneOfThese() {
    assertThat(of(RunFixture.usual(6)))
        .extracting(Finding::kind)
        .doesNotContainAnyElementsOf(OF_SLICES);
  }

  /** Heats are minutes apart: what makes all forks of one slower makes no two groups of them. */
  @Test
  void forksInTwoGroupsAreThoseWhoseMultiplesOfTheBaselineAre() {
    Slices quiet = TurnsFixture.quiet();
    Slices slowHeats = (codec, heat, round) -> quiet.factor(codec, heat, round) * slow(heat);
    assertThat(of(run(slowHeats))).extracting(Finding::kind).doesNotContain("bimodal-forks");
    Finding finding =
        only(
            run(
                (codec, heat, round) ->
                    quiet.factor(codec, heat, round) * ("gson".equals(codec) ? slow(heat) : 1)),
            "bimodal-forks");
    assertThat(finding.text())
        .containsPattern(
            "gson in order-event, serialize, byte\\[\\] \\(3 at about [\\d.]+, 3 at [\\d.]+ ×"
                + " jackson\\)")
        .doesNotContain("kryo in");
  }

  @Test
  void forksAreMultiplesOfTheBaselineAndTheBaselinesOfItsControl() {
    RunFixture fixture =
        RunFixture.usual(6).cell("jackson#control", "order-event", "serialize", 500);
    ResultTable apart = fixture.report(folder.resolve("apart")).tables().get(0);
    assertThat(unit(apart, "kryo")).isEqualTo("ns/op");
    TurnsFixture.byTurns(fixture, 20, 1, TurnsFixture.quiet());
    ResultTable table = fixture.report(folder.resolve("turns")).tables().get(0);
    assertThat(unit(table, "kryo")).isEqualTo("× jackson");
    assertThat(unit(table, "jackson")).isEqualTo("× jackson#control");
    Row baseline = table.row("jackson").orElseThrow();
    assertThat(ForkMultiples.of(table, baseline)).hasSize(6).doesNotContain(Double.NaN);
  }

  private static String unit(ResultTable table, String row) {
    return ForkMultiples.unit(table, table.row(row).orElseThrow());
  }

  /** Two tables share the numbers of heats. */
  private static double slow(int heat) {
    return heat / 2 % 2 == 0 ? 1 : 1.5;
  }

  @Test
  void slicesThatVaryOneByOne() {
    SplittableRandom random = new SplittableRandom(3);
    Finding finding =
        only(run((codec, heat, round) -> 1 + 0.2 * (random.nextDouble() - 0.5)), "pairing-failed");
    assertThat(finding.text())
        .startsWith("The machine slowed single JVMs")
        .contains("intervals of 6 ratios ")
        .containsPattern(
            "gson in order-event, serialize, byte\\[\\] \\(iterations vary by [56]\\.\\d %, pairing divides"
                + " the variance of their ratios by [01]\\.\\d\\)");
    assertThat(finding.tables()).contains(SERIALIZE);
    assertThat(finding.severity()).as("intervals have room for it").isEqualTo(Severity.NOTE);
  }

  @Test
  void burstsThatHitSingleSlices() {
    Finding finding = only(run(burstsOfGson()), "bursts-in-slices");
    // A slice of twenty takes 0.8 more: 4 % of the mean, and nothing of the trimmed one.
    assertThat(finding.text())
        .startsWith("2 ratios change by more than 2 %")
        .containsPattern(
            "gson in order-event, serialize, byte\\[\\] \\(2\\.\\d\\d, without them [12]\\.\\d\\d\\)");
  }

  /** One slice of each heat takes 1.8 times as long. */
  private static Slices burstsOfGson() {
    Slices quiet = TurnsFixture.quiet();
    return (codec, heat, round) ->
        quiet.factor(codec, heat, round) * ("gson".equals(codec) && round == heat % 20 ? 1.8 : 1);
  }

  /** A burst weighs less where other things vary more from heat to heat. */
  @Test
  void anEffectThatTheIntervalHasRoomForIsANote() {
    Slices bursts = burstsOfGson();
    Finding warning = only(run(bursts), "bursts-in-slices");
    assertThat(warning.severity()).isEqualTo(Severity.WARNING);
    assertThat(warning.effect()).isBetween(0.03, 0.05);
    assertThat(warning.weight()).matches("warning, up to [34](\\.\\d)? %");
    Finding note =
        only(
            run(
                (codec, heat, round) ->
                    bursts.factor(codec, heat, round)
                        * ("gson".equals(codec) ? 1 + 0.1 * (heat / 2 % 3) : 1)),
            "bursts-in-slices");
    assertThat(note.severity()).isEqualTo(Severity.NOTE);
    assertThat(note.effect()).isBetween(0.03, 0.05);
  }

  @Test
  void aMachineThatSlowsARowMoreThanTheBaseline() {
    Slices bursts = TurnsFixture.bursts(1.5);
    Finding finding =
        only(
            run(
                (codec, heat, round) ->
                    bursts.factor(codec, heat, round)
                        * ("kryo".equals(codec) && round % 3 == 0 ? 1.1 : 1)),
            "rounds-disagree");
    assertThat(finding.text())
        .contains("it slowed 2 configurations more, or less")
        .containsPattern(
            "kryo in order-event, serialize, byte\\[\\] \\(0\\.3\\d+ in quiet passes, 0\\.4\\d+ in");
  }

  @Test
  void aRowThatIsSlowedALittleMoreIsNoFinding() {
    Slices bursts = TurnsFixture.bursts(1.5);
    assertThat(
            of(
                run(
                    (codec, heat, round) ->
                        bursts.factor(codec, heat, round)
                            * ("kryo".equals(codec) && round % 3 == 0 ? 1.015 : 1))))
        .extracting(Finding::kind)
        .doesNotContain("rounds-disagree");
  }

  @Test
  void forksThatWorkWhileTheyWait() {
    RunFixture fixture = run(TurnsFixture.quiet());
    waiting(fixture, 0, 10_000);
    // Four forks of 10 ms in each of 19 rounds of a second, the last turn a little earlier.
    assertThat(only(fixture, "busy-waiting").text())
        .startsWith("In 1 of 12 heats in ")
        .containsPattern("up to (3\\.9|4|4\\.0|4\\.1) %, while");
    waiting(fixture, 0, -1);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("busy-waiting");
  }

  @Test
  void aCodecThatKnowsTheMeasuredValues() {
    RunFixture fixture = run(TurnsFixture.quiet());
    fresh(fixture, 0, 1.1, 1.1, 1.1, 1.1, 1.1, 1.1);
    fresh(fixture, 1, 1.2, 2.0, 1.9, 1.2, 2.1, 1.8);
    Finding finding = only(fixture, "known-values");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .startsWith("1 configuration took longer in a pass on values that differ")
        .contains("gson in order-event, serialize, byte[] (1.90 times the time)");
    assertThat(finding.effect()).isCloseTo(0.9, within(1e-9));
    fresh(fixture, 1, 1.2, 2.0, 1.9, 1.2, 2.1, 1.2);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("known-values");
  }

  @Test
  void fewerThanFiveRepetitionsDoNotSayWhatACodecKnows() {
    RunFixture fixture = run(TurnsFixture.quiet());
    fresh(fixture, 1, 2, 2, 2, 2);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("known-values");
    fresh(fixture, 1, 2, 2, 2, 2, 2);
    assertThat(of(fixture)).extracting(Finding::kind).contains("known-values");
  }

  private static void fresh(RunFixture fixture, int cell, double... ratios) {
    for (int fork = 0; fork < ratios.length; fork++) {
      ((ObjectNode) fixture.run().at("/cells/" + cell + "/forks/" + fork))
          .put("freshRatio", ratios[fork]);
    }
  }

  private static void waiting(RunFixture fixture, int heat, long micros) {
    for (JsonNode cell : fixture.run().get("cells")) {
      for (JsonNode fork : cell.get("forks")) {
        if (fork.path("heat").asInt(-1) == heat) {
          ObjectNode changed = (ObjectNode) fork;
          int rounds = changed.get("waitingMicros").size();
          changed.putArray("waitingMicros");
          for (int round = 0; round < rounds; round++) {
            changed.withArray("waitingMicros").add(micros);
          }
        }
      }
    }
  }

  @Test
  void roundsThatWereLeftOutAndNothingOfForks() {
    RunFixture fixture = run(TurnsFixture.quiet());
    ((ObjectNode) fixture.run().at("/cells/1/forks/2")).put("steal", 0.03);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("noisy-host");
    ((ObjectNode) fixture.run().at("/heats/3")).put("leftOut", 7);
    assertThat(only(fixture, "noisy-host").text())
        .startsWith("7 of 247 passes in ")
        .endsWith("several more than 15 %.");
  }

  @Test
  void roundsThatAQuotaThrottledAndNothingOfForks() {
    RunFixture fixture = run(TurnsFixture.quiet());
    ((ObjectNode) fixture.run().at("/cells/1/forks/2")).put("throttled", 0.3);
    ObjectNode heat = (ObjectNode) fixture.run().at("/heats/3");
    heat.putArray("throttled").add(0.0).add(0.02);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("throttled");
    heat.withArray("throttled").add(0.12).add(0.05);
    heat.put("leftOut", 2);
    assertThat(only(fixture, "throttled").text())
        .startsWith("In 2 of 4 rounds in ")
        .contains(" a quota withheld more than 2 % of a processor, 12 % at most.");
    assertThat(only(fixture, "noisy-host").text())
        .endsWith("several more than 15 %, or a quota withheld more than 2 % of one.");
  }

  @Test
  void warmUpNotFinishedIsASlopeOverTheRounds() {
    RunFixture fixture = run(TurnsFixture.quiet());
    ObjectNode fork = (ObjectNode) fixture.run().at("/cells/1/forks/2");
    fork.putArray("warmup").add(3000).add(2000).add(1500).add(1400);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("warm-up-not-finished");
    fork.put("drifting", true);
    assertThat(only(fixture, "warm-up-not-finished").text())
        .startsWith("1 of 48 forks changed speed by more than 5 % from their first pass")
        .contains("gson in order-event, serialize, byte[] (1 of 6)");
  }

  @Test
  void wideIntervalsAskForHeatsOrForRounds() {
    RunFixture wide = RunFixture.usual(6).codec("wide", "Wide", "wide");
    wide.cell("wide", "order-event", "serialize", block -> 100 * (1 + 0.1 * block % 0.3));
    TurnsFixture.byTurns(wide, 20, 1, TurnsFixture.quiet());
    assertThat(only(wide, "interval-too-wide").remedy())
        .endsWith(
            "more from heat to heat than their slices explain, so more rounds would not help.");
    SplittableRandom random = new SplittableRandom(3);
    RunFixture noisy = RunFixture.of(6);
    for (String codec : List.of("jackson", "gson")) {
      noisy.codec(codec, "JSON", codec).cell(codec, "order-event", "serialize", block -> 100);
    }
    TurnsFixture.byTurns(
        noisy, 20, 1, (codec, heat, round) -> 1 + 0.8 * (random.nextDouble() - 0.5));
    assertThat(only(noisy, "interval-too-wide").remedy())
        .endsWith("so more rounds help too (--measurement, for instance 40x100ms).");
  }
}

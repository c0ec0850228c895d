package dev.wirebench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServiceClaimTest {
  private static List<ServiceClaim> claims(int repetitions, Figures... others) {
    Figures[] all = new Figures[others.length + 1];
    all[0] = new Figures("jackson", 8000, 2300, 35);
    System.arraycopy(others, 0, all, 1, others.length);
    return ServiceClaim.of(LoadSummary.of(Recorded.load(repetitions, all)));
  }

  @ParameterizedTest
  @CsvSource({
    "600,  12, CONFIRMED",
    "300,   5, CONFIRMED",
    "740,  12, CONFIRMED",
    "760,  12, REFUTED",
    "600,  16, REFUTED",
    "2300, 35, REFUTED"
  })
  void itHoldsIfBothDeclineAsMuch(double micros, double cpuMicros, Mark mark) {
    List<ServiceClaim> claims = claims(5, new Figures("kryo", 9000, micros, cpuMicros));
    assertThat(claims).extracting(ServiceClaim::mark).containsExactly(mark);
    assertThat(ServiceClaim.together(claims)).isEqualTo(mark);
  }

  @Test
  void fewRepetitionsTellNothing() {
    assertThat(ServiceClaim.together(claims(4, new Figures("kryo", 9000, 600, 12))))
        .isEqualTo(Mark.NOT_MEASURED);
    assertThat(ServiceClaim.together(List.of())).isEqualTo(Mark.NOT_MEASURED);
  }

  @Test
  void oneCodecThatDoesAsMuchIsEnough() {
    List<ServiceClaim> claims =
        claims(5, new Figures("gson", 9000, 3000, 40), new Figures("kryo", 9000, 600, 12));
    assertThat(claims).extracting(ServiceClaim::mark).containsExactly(Mark.REFUTED, Mark.CONFIRMED);
    assertThat(ServiceClaim.together(claims)).isEqualTo(Mark.CONFIRMED);
  }

  private static LoadSummary load(boolean isDisturbed) {
    List<LoadLine> lines =
        Recorded.load(
            5, new Figures("jackson", 8000, 2300, 35), new Figures("kryo", 9000, 600, 12));
    return LoadSummary.of(isDisturbed ? Recorded.disturbed(lines) : lines);
  }

  @Test
  void aBusyMachineJudgesNoClaimAndSaysWhy() {
    assertThat(ServiceClaim.together(ServiceClaim.of(load(true)))).isEqualTo(Mark.NOT_JUDGED);
    Evidence evidence = ServiceClaim.evidence(Claims.read(), load(true), "busy").get("C35");
    assertThat(evidence.mark()).isEqualTo(Mark.NOT_JUDGED);
    assertThat(evidence.notes())
        .containsExactly(
            "Other programs disturbed 40 of 40 turns: measure again on an idle machine.");
  }

  @Test
  void theClaimOfTheListHasAVerdictWithFigures() {
    Map<String, Evidence> found = ServiceClaim.evidence(Claims.read(), load(false), "load");
    assertThat(found).containsOnlyKeys("C35");
    assertThat(found.get("C35").mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(found.get("C35").text())
        .startsWith("order-event kryo: CPU 0.343")
        .contains("order-event kryo: p99 0.261");
    List<Judged> judged = Judge.of(Claims.read().only(List.of("C35")), Known.NOTHING);
    assertThat(judged.get(0).isOpen()).isTrue();
    assertThat(judged.get(0).with(found).evidence()).containsExactly(found.get("C35"));
    assertThat(judged.get(0).with(found).isOpen()).isFalse();
  }
}

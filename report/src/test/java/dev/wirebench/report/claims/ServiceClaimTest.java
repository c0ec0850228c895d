package dev.wirebench.report.claims;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import java.util.List;
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
}

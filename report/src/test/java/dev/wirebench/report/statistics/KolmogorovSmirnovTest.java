package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KolmogorovSmirnovTest {
  /** Percentage points of D from Miller (1956), JASA 51, table 1, two-sided. */
  @ParameterizedTest
  @CsvSource({
    "5, 0.56328, 0.05",
    "10, 0.40925, 0.05",
    "10, 0.48893, 0.01",
    "20, 0.26473, 0.10",
    "20, 0.29408, 0.05",
    "20, 0.35241, 0.01",
    "40, 0.21012, 0.05"
  })
  void itHasThePublishedPercentagePoints(int n, double d, double p) {
    assertThat(KolmogorovSmirnov.of(d, n).p()).isCloseTo(p, within(0.001));
  }

  @Test
  void whatFitsIsCertainAndWhatIsFarIsImpossible() {
    assertThat(KolmogorovSmirnov.of(0.0001, 100).p()).isEqualTo(1);
    assertThat(KolmogorovSmirnov.of(1, 1000).p()).isLessThan(1e-100);
    assertThat(KolmogorovSmirnov.of(Double.NaN, 100).p()).isNaN();
  }

  /**
   * With mean and deviation of the sample itself it hardly rejects: what studies do is not valid.
   */
  @Test
  void withEstimatesFromTheSampleItNeverRejectsWhatIsNormal() {
    Random random = new Random(3);
    int asPublished = 0;
    int lilliefors = 0;
    for (int i = 0; i < 1000; i++) {
      Lilliefors fitted =
          Lilliefors.of(random.doubles(30, 0, 1).map(u -> random.nextGaussian()).toArray());
      lilliefors += fitted.p() < 0.05 ? 1 : 0;
      asPublished += KolmogorovSmirnov.of(fitted.d(), 30).p() < 0.05 ? 1 : 0;
    }
    assertThat(asPublished).isLessThan(5);
    assertThat(lilliefors).isBetween(30, 70);
  }
}

package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.report.input.NoiseLevel;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class NoiseProbeTest {
  @Test
  void verdictsGoByVariationAndSteal() {
    assertThat(Noise.of(0.018, 0.0).verdict()).isEqualTo(NoiseLevel.GREEN);
    assertThat(Noise.of(0.018, null).verdict()).isEqualTo(NoiseLevel.GREEN);
    assertThat(Noise.of(0.03, 0.0).verdict()).isEqualTo(NoiseLevel.AMBER);
    assertThat(Noise.of(0.018, 0.005).verdict()).isEqualTo(NoiseLevel.AMBER);
    assertThat(Noise.of(0.10, 0.0).verdict()).isEqualTo(NoiseLevel.RED);
    assertThat(Noise.of(0.018, 0.02).verdict()).isEqualTo(NoiseLevel.RED);
    assertThat(Noise.of(0.018, 0.001)).hasToString("green, variation 1.8 %, steal 0.1 %");
    assertThat(Noise.of(0.2, null)).hasToString("red, variation 20.0 %, steal not available");
  }

  @Test
  void variationIsTheSampleDeviationOverTheMean() {
    // Deviation of 2, 4, 4, 4, 5, 5, 7, 9 over n - 1: the square root of 32 / 7; mean 5.
    assertThat(NoiseProbe.coefficientOfVariation(new double[] {2, 4, 4, 4, 5, 5, 7, 9}))
        .isCloseTo(Math.sqrt(32.0 / 7) / 5, within(1e-15));
  }

  @Test
  void measuresThisMachine() {
    Noise noise = new NoiseProbe().measure(50);
    assertThat(noise.cv()).isPositive();
    assertThat(noise.verdict())
        .isEqualTo(NoiseLevel.of(noise.cv(), Objects.requireNonNullElse(noise.steal(), 0.0)));
  }
}

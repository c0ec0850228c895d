package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FloorLineTest {
  @Test
  void interpolatesOnLogarithmicAxes() {
    FloorLine line = new FloorLine();
    line.add(100, 10);
    line.add(10_000, 1000);
    assertThat(line.nanosAt(100)).isEqualTo(10);
    assertThat(line.nanosAt(1000)).isEqualTo(100, within(1e-9));
  }

  @Test
  void saysNothingOutsideOfWhatWasMeasured() {
    FloorLine line = new FloorLine();
    line.add(100, 10);
    assertThat(line.nanosAt(99)).isNaN();
    assertThat(line.nanosAt(101)).isNaN();
    assertThat(line.nanosAt(Double.NaN)).isNaN();
  }
}

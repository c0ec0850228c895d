package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.analysis.FloorLine;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FloorsTest {
  private final FloorLine line =
      Floors.of(RunFixture.floors(Map.of(64, 10.0, 256, 40.0)), RunFixture.JDK);

  @Test
  void readsOffWhatWasMeasured() {
    assertThat(line.nanosAt(64)).isEqualTo(10);
    assertThat(line.nanosAt(256)).isEqualTo(40);
  }

  @Test
  void interpolatesOnLogarithmicAxes() {
    assertThat(line.nanosAt(128)).isEqualTo(20, within(1e-12));
  }

  @Test
  void hasNoValueBeyondWhatWasMeasured() {
    assertThat(line.nanosAt(63)).isNaN();
    assertThat(line.nanosAt(257)).isNaN();
  }
}

package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NoiseFloorTest {
  private static Run run(double... control) {
    Map<String, double[]> nanos = new LinkedHashMap<>();
    nanos.put("jackson", new double[] {400, 800, 600});
    nanos.put("jackson#control", control);
    nanos.put("kryo", new double[] {200, 400, 300});
    return RunFixture.serialize(nanos, List.of(RunFixture.codec("jackson", null)));
  }

  @Test
  void aControlIsComparedWithItsCodecBlockByBlock() {
    NoiseFloor floor = NoiseFloor.of(run(408, 784, 600));
    assertThat(floor.pairs()).hasSize(1);
    NoiseFloor.Pair pair = floor.pairs().get(0);
    assertThat(pair.name()).isEqualTo("jackson#control");
    assertThat(pair.blocks()).isEqualTo(3);
    // exp of the mean of ln 1.02, ln 0.98, ln 1.
    assertThat(pair.ratio()).isEqualTo(Math.cbrt(1.02 * 0.98), within(1e-12));
    assertThat(pair.isFalseAlarm()).isFalse();
    assertThat(floor.text())
        .contains(
            "Noise floor: jackson against itself differs by 0.0 % (median of 1 table), at most by 0.0"
                + " %; 0 of 1 intervals exclude 1.");
  }

  @Test
  void identicalRowsThatCanBeToldApartAreFalseAlarms() {
    NoiseFloor floor = NoiseFloor.of(run(420, 841, 630));
    assertThat(floor.pairs().get(0).isFalseAlarm()).isTrue();
    assertThat(floor.text()).get().asString().contains("differs by 5.0 %", "1 of 1 intervals");
    NoiseFloor faster = NoiseFloor.of(run(400 / 1.05, 801 / 1.05, 600 / 1.05));
    assertThat(faster.text()).get().asString().contains("differs by 5.0 %", "1 of 1 intervals");
  }

  @Test
  void withoutAControlThereIsNoFloor() {
    Run run = RunFixture.serialize(Map.of("jackson", new double[] {400}), List.of());
    assertThat(NoiseFloor.of(run).text()).isEmpty();
  }
}

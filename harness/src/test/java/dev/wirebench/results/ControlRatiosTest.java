package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.input.RunInfo.ControlRatio;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ControlRatiosTest {
  private static Run run(double... control) {
    Map<String, double[]> nanos = new LinkedHashMap<>();
    nanos.put("jackson", new double[] {400, 800, 600});
    nanos.put("jackson#control", control);
    nanos.put("kryo", new double[] {200, 400, 300});
    return RunFixture.serialize(nanos, List.of(RunFixture.codec("jackson", null)));
  }

  @Test
  void aControlIsComparedWithItsCodecBlockByBlock() {
    List<ControlRatio> ratios = ControlRatios.of(run(408, 784, 600));
    assertThat(ratios).hasSize(1);
    assertThat(ratios.get(0).name()).isEqualTo("jackson#control");
    assertThat(ratios.get(0).blocks()).isEqualTo(3);
    // exp of the mean of ln 1.02, ln 0.98, ln 1.
    assertThat(ratios.get(0).ratio()).isEqualTo(Math.cbrt(1.02 * 0.98), within(1e-12));
    assertThat(ratios.get(0).low()).isLessThan(1);
    assertThat(ratios.get(0).high()).isGreaterThan(1);
  }

  @Test
  void identicalRowsCanBeToldApart() {
    assertThat(ControlRatios.of(run(420, 841, 630)).get(0).low()).isGreaterThan(1);
  }

  @Test
  void oneBlockHasNoInterval() {
    Map<String, double[]> nanos = new LinkedHashMap<>();
    nanos.put("jackson", new double[] {400});
    nanos.put("jackson#control", new double[] {420});
    Run run = RunFixture.serialize(nanos, List.of(RunFixture.codec("jackson", null)));
    assertThat(ControlRatios.of(run).get(0).low()).isNull();
  }

  @Test
  void withoutAControlThereIsNone() {
    Run run = RunFixture.serialize(Map.of("jackson", new double[] {400}), List.of());
    assertThat(ControlRatios.of(run)).isEmpty();
  }
}

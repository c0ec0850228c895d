package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.report.input.BadInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioTest {
  private static Scenario onCores(double cores) {
    return new Scenario(
        1000, "order-event", Optional.empty(), Optional.of(cores), "bytes", Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, 0, Double.NaN, Double.POSITIVE_INFINITY})
  void processorsThatCannotBeAreRefused(double cores) {
    assertThatThrownBy(() -> onCores(cores))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("A service cannot have " + cores + " processors")
        .hasMessageEndingWith("for instance --cores 4.");
  }

  @Test
  void partsOfAProcessorCanBe() {
    assertThat(onCores(0.5).cores()).contains(0.5);
  }
}

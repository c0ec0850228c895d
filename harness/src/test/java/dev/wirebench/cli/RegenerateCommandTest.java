package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import org.junit.jupiter.api.Test;

class RegenerateCommandTest {
  @Test
  void pagesDoNotDependOnHowTheProgramWasStarted() {
    assertThatCode(() -> RegenerateCommand.refuseOtherNames(false)).doesNotThrowAnyException();
    assertThatThrownBy(() -> RegenerateCommand.refuseOtherNames(true))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("use java -jar benchmarks/target/benchmarks.jar regenerate");
  }
}

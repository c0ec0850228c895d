package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.input.RunInfo.Provenance;
import org.junit.jupiter.api.Test;

class ProgramTest {
  @Test
  void itHasTheVersionOfItsJarOrSaysThatThereIsNone() {
    assertThat(Program.text("1.2.3")).isEqualTo("wirebench 1.2.3");
    assertThat(Program.text(null)).isEqualTo("wirebench (not from a jar)");
    assertThat(Program.TEXT).startsWith("wirebench ");
  }

  @Test
  void filesOfAnotherProgramAreTold() {
    assertThat(new Provenance("wirebench 0.0.1", true, null).madeByAnother())
        .contains("wirebench 0.0.1");
    assertThat(new Provenance(Program.TEXT, true, null).madeByAnother()).isEmpty();
    assertThat(new Provenance(null, true, null).madeByAnother()).isEmpty();
  }
}

package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.Program;
import dev.wirebench.report.input.RunInfo.Provenance;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProvenanceTest {
  @Test
  void filesOfAnotherProgramAreTold() {
    assertThat(new Provenance("wirebench 0.0.1", true, List.of()).madeByAnother())
        .contains("wirebench 0.0.1");
    assertThat(new Provenance(Program.TEXT, true, List.of()).madeByAnother()).isEmpty();
    assertThat(new Provenance("", true, List.of()).madeByAnother()).isEmpty();
  }
}

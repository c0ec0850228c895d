package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** METHODOLOGY has a table of the correctness checks. */
class DocumentedClausesTest {
  @ParameterizedTest
  @EnumSource
  void everyCheckIsInTheTable(Clause clause) throws IOException {
    assertThat(Files.readString(Path.of("../docs/METHODOLOGY.md")))
        .containsPattern("\n\\| [^|]*`" + clause.label() + "`[^|]* \\|");
  }
}

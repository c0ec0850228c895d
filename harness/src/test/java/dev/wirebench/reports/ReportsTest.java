package dev.wirebench.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportsTest {
  /** There are no files that could be analysed. */
  @Test
  void aRunInWhichEverythingFailedSaysWhy() {
    Run run =
        RunFixture.serialize(
            Map.of("kryo", new double[] {Double.NaN, Double.NaN}),
            List.of(RunFixture.codec("kryo", null)));
    assertThat(Reports.text(Path.of("nowhere"), run).lines().toList())
        .containsExactly(
            "",
            "Nothing was measured.",
            "Failed: Bytes.serialize order-event kryo, block 1: java.lang.OutOfMemoryError: Java"
                + " heap space",
            "Failed: Bytes.serialize order-event kryo, block 2: java.lang.OutOfMemoryError: Java"
                + " heap space");
  }
}

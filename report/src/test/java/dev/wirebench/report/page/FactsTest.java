package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsTest {
  @TempDir private Path folder;
  private final RunFixture run = RunFixture.usual(5);

  private String warmup() {
    Source source = Sources.read(List.of(run.write(folder))).get(0);
    return Facts.environment(source).get("warm-up");
  }

  @Test
  void aFixedWarmupIsThatOfAllForks() {
    assertThat(warmup()).isEqualTo("5 x 1 s");
  }

  /** The forks of the fixture have four iterations of a second. */
  @Test
  void warmupByNeedIsARangeWithTheForksThatHadMoreAfterADrift() {
    run.run().withObject("/plan").put("extendWarmup", true);
    ((ArrayNode) run.run().at("/cells/0/forks/3/warmup")).add(1).add(1);
    assertThat(warmup())
        .startsWith("4 to 4 s, as a trial fork of each benchmark showed; longer in 1 of ")
        .endsWith(" forks, after one that drifted");
  }
}

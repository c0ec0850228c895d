package dev.wirebench.studies;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.observations.KnownContract;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import org.junit.jupiter.api.Test;

class StudySuitesTest {
  /** The harness knows which codecs the shapes of classes are asked of, and no study. */
  @Test
  void theStudyOfShapesAsksTheCodecsThatTheContractKnows() {
    Suite shapes = Suites.all().get("s2");
    assertThat(shapes.codecs()).containsExactlyInAnyOrderElementsOf(KnownContract.OF_SHAPES);
    assertThat(shapes.payloads())
        .isNotEmpty()
        .allSatisfy(payload -> assertThat(payload).startsWith(KnownContract.SHAPE));
  }
}

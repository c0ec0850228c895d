package dev.wirebench.qualification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A few mutants on a few payloads. {@link AllMutants} tries many more, on all of them. */
@Execution(ExecutionMode.CONCURRENT)
class MutantsTest {
  private static final List<String> PAYLOADS = List.of("order-event", "sparse");
  private static final int OF_EACH_CODEC = 8;

  /** So few tell no share: {@link AllMutants} finds it. */
  @Test
  void nearlyAllThatDifferAreRefused() {
    Findings findings = Findings.of(PAYLOADS, OF_EACH_CODEC);
    assertThat(Tally.differing(findings.tallies())).as("%s", findings).isGreaterThan(OF_EACH_CODEC);
    assertThat(findings.survivors()).hasSizeLessThanOrEqualTo(1);
  }
}

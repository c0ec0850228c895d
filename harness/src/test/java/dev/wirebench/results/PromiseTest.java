package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.run.RunFixture;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PromiseTest {
  @TempDir Path results;

  @Test
  void theExpectationFollowsFromTheDeviations() {
    // t(0.975, 4) = 2.776: half-widths of 1.24, 2.48, 4.84 and 12.4 %.
    assertThat(Promise.expectation(5, 0.03, new double[] {0.01, 0.02, 0.039, 0.1}))
        .isEqualTo(
            "5 blocks: ±3 % for about 50 % of cells, ±5 % for about 75 %; half of them within ±3.73 %");
    assertThat(Promise.expectation(10, 0.05, new double[] {0.01, 0.02, 0.039, 0.1}))
        .isEqualTo("10 blocks: ±5 % for about 75 % of cells; half of them within ±2.13 %");
    assertThat(Promise.expectation(10, 0.025, new double[] {0.01}))
        .startsWith("10 blocks: ±2.5 % for about 100 % of cells");
  }

  @Test
  void deviationsAreThoseOfRatiosBetweenBlocks() {
    Map<String, double[]> nanos = new LinkedHashMap<>();
    nanos.put("jackson", new double[] {400, 800, 600});
    nanos.put("kryo", new double[] {200 * Math.exp(0.1), 400, 300 * Math.exp(-0.1)});
    assertThat(Promise.deviations(RunFixture.serialize(nanos, List.of())))
        .containsExactly(new double[] {0.1}, within(1e-12));
  }

  /** t(0.975, 4) = 2.776, and 1.2816 for nine in ten: (2.776 + 1.2816) · 0.01 / √5 = 0.01815. */
  @Test
  void ofTwoReleasesTheSlowdownThatWillBeFoundIsNamed() {
    Suite suite = RunFixture.suite(5, List.of());
    Plan two =
        new PlanBuilder("test", suite, List.of())
            .codecs(List.of("gson@main.jar", "gson@pr.jar"))
            .build();
    assertThat(Promise.regression(two, new double[] {0.005, 0.01, 0.05}))
        .isEqualTo(
            "; a slowdown of gson@pr.jar against gson@main.jar of 1.83 % is established in nine of"
                + " ten such runs");
    assertThat(two.comparison().baseline()).isEqualTo("gson@main.jar");
    Plan more =
        new PlanBuilder("test", suite, List.of())
            .codecs(List.of("gson@2.8.9", "gson@2.9.1", "gson"))
            .build();
    assertThat(Promise.regression(more, new double[] {0.01}))
        .startsWith("; a change from one of 3 releases of gson to the next of ");
    Plan none = new PlanBuilder("test", suite, List.of()).build();
    assertThat(Promise.regression(none, new double[] {0.01})).isEmpty();
  }

  @Test
  void fewBlocksPromiseNothing() {
    Plan plan = new PlanBuilder("test", RunFixture.suite(3, List.of()), List.of()).build();
    assertThat(Promise.of(plan, results)).startsWith("3 blocks: preliminary");
  }

  @Test
  void withoutAnEarlierRunThatIsSaid() {
    Plan plan = new PlanBuilder("test", RunFixture.suite(5, List.of()), List.of()).build();
    assertThat(Promise.of(plan, results)).contains("5 blocks", "no earlier run on this machine");
    assertThat(Promise.of(plan, results.resolve("absent"))).contains("no earlier run");
  }

  /** Whose times differ from JVM to JVM as no steady state does. */
  @Test
  void coldStartsPromiseNothingOfSteadyStates() {
    Plan steady = plan(Operation.SERIALIZE);
    assertThat(Promise.isLike(plan(Operation.DESERIALIZE), steady)).isTrue();
    assertThat(Promise.isLike(plan(Operation.MAKE), steady)).isFalse();
    assertThat(Promise.isLike(plan(Operation.MAKE), plan(Operation.NEXT_10))).isTrue();
  }

  private static Plan plan(Operation operation) {
    return new PlanBuilder(
            "test",
            RunFixture.suite(5, List.of()),
            List.of(new Jdk(RunFixture.JDK, "/jdk", 17, "vm", List.of())))
        .codecs(List.of("jackson", "gson"))
        .operations(List.of(operation))
        .build();
  }
}

package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suite.Jvms;
import dev.wirebench.plan.Suite.Matrix;
import dev.wirebench.plan.Suite.Spending;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunHistory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WarmupComparisonTest {
  private static final int BLOCKS = 8;
  private static final List<String> CODECS = List.of("jackson", "kryo", "gson");

  private static Cell cell(String name) {
    return Cell.of(Operation.SERIALIZE, Medium.BYTES, name, "order-event", RunFixture.JDK);
  }

  /**
   * A run in which kryo takes 0.3 times as long as jackson after either warm-up, and gson 2 times
   * as long after a long one.
   *
   * @param gson its ratio after the warm-up that a trial showed
   */
  private static Run run(double gson) {
    Plan plan = plan();
    Random random = new Random(7);
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 0; block < BLOCKS; block++) {
      double weather = Math.exp(0.1 * random.nextGaussian());
      for (String codec : CODECS) {
        double after = codec.equals("kryo") ? 0.3 : codec.equals("gson") ? 2 : 1;
        double early = codec.equals("gson") ? gson : after;
        forks.add(fork(block, codec, 1000 * weather * early, random));
        forks.add(fork(block, Variant.longWarmup(codec), 1000 * weather * after, random));
      }
    }
    List<QualificationRecord> qualified = CODECS.stream().map(RunFixture::qualified).toList();
    return new Run(
        plan,
        RunHistory.of(RunFixture.start()),
        List.of(),
        qualified,
        null,
        true,
        forks,
        List.of());
  }

  private static ForkRecord fork(int block, String name, double nanos, Random random) {
    return RunFixture.fork(block, cell(name), nanos * Math.exp(0.005 * random.nextGaussian()));
  }

  private static Plan plan() {
    Suite suite =
        new Suite(
            "A test.",
            new Matrix(
                List.of("order-event"),
                CODECS,
                List.of(Operation.SERIALIZE),
                null,
                null,
                List.of()),
            "jackson",
            new Spending(
                null, BLOCKS, new Iterations(10, 1000), new Iterations(3, 1000), null, true),
            null,
            null,
            new Jvms(null, null, null));
    Jdk jdk = new Jdk(RunFixture.JDK, "/jdk", 17, "vm", List.of());
    return new PlanBuilder("validate-warm-up", suite, List.of(jdk))
        .variants(CODECS.stream().map(Variant::longWarmup).toList())
        .build();
  }

  @Test
  void whatDoesNotChangeWithTheWarmupHasARatioOfOne() {
    WarmupComparison comparison = new WarmupComparison(run(2));
    assertThat(comparison.cells()).containsExactly(cell("kryo"), cell("gson"));
    assertThat(comparison.byNeed(cell("kryo")).value()).isCloseTo(0.3, within(0.01));
    assertThat(comparison.afterLong(cell("kryo")).value()).isCloseTo(0.3, within(0.01));
    assertThat(comparison.difference(cell("gson")).value()).isCloseTo(1, within(0.01));
    assertThat(comparison.adjusted(cell("gson")).excludes(1)).isFalse();
    assertThat(comparison.medianDifference()).isLessThan(0.01);
  }

  @Test
  void aWarmupThatWasTooShortIsFound() {
    WarmupComparison comparison = new WarmupComparison(run(2.1));
    assertThat(comparison.adjusted(cell("gson")).excludes(1)).isTrue();
    assertThat(comparison.adjusted(cell("kryo")).excludes(1)).isFalse();
    String page = MarkdownForm.of(WarmupDocument.of(WarmupValidator.plan(BLOCKS, 1), comparison));
    assertThat(page)
        .startsWith(
            "# Warm-up by need compared with a long one\n\nWritten by `validate --warm-ups --blocks"
                + " 8 --seed 1`: 8 repetitions")
        .contains("Half of the 2 ratios differ by at most 2.", "(Bonferroni), 1 do.")
        .contains("No benchmark lacks results.")
        .containsPattern(
            "gson \\| 10 s \\| 2\\.[01]\\d* \\| (2\\.0|1\\.9)\\d* \\| 1\\.0[456]\\d \\(");
  }

  @Test
  void theLongWarmupIsTwiceTheUsualOneAndIsNotTried() {
    Plan plan = plan();
    assertThat(plan.effort().warmup(cell(Variant.longWarmup("kryo"))))
        .isEqualTo(new Iterations(20, 1000));
    assertThat(plan.effort().needsTrial(cell(Variant.longWarmup("kryo")))).isFalse();
    assertThat(plan.effort().needsTrial(cell("kryo"))).isTrue();
  }
}

package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares warm-up by need with a long warm-up: each configuration has a fork of either kind in
 * every interleaved group, so that nothing else differs.
 */
public final class WarmupValidator {
  private static final String SUITE = "validate-warm-up";
  private static final String RUN = "warm-ups";
  private static final Suite MEASURED = Suites.all().get(SUITE);

  private final ValidationRuns runs;

  public WarmupValidator(ValidationRuns runs) {
    this.runs = runs;
  }

  /** The plan of a comparison of warm-ups; all but the repetitions is the suite's. */
  public static ValidationPlan plan(int blocks, long seed) {
    Suite.Spending spending = MEASURED.spending();
    return new ValidationPlan(
        blocks, spending.warmup(), spending.slices(), spending.measurement(), seed, false, true);
  }

  /**
   * Measures, and writes the page.
   *
   * @return the page, as Markdown
   * @throws BadInput if forks cannot be interleaved here
   */
  public String validate() {
    ValidationPlan plan = runs.plan();
    Interleaving turns = runs.turns(SUITE);
    Plan planned =
        runs.builder(SUITE, turns)
            .variants(variants())
            .effort(
                MEASURED.effort(turns.interleave(), MEASURED.payloads()).withBlocks(plan.blocks()))
            .build();
    Run measured = runs.run(RUN, planned, plan.blocks());
    String page = MarkdownForm.of(WarmupDocument.of(plan, new WarmupComparison(measured)));
    runs.write(page);
    return page;
  }

  private static List<String> variants() {
    List<String> variants = new ArrayList<>(List.of(Variant.control(MEASURED.baseline())));
    MEASURED.codecs().forEach(codec -> variants.add(Variant.longWarmup(codec)));
    return variants;
  }
}

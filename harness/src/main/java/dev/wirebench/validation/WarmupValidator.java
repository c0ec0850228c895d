package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.campaign.Campaign;
import dev.wirebench.fork.Variant;
import dev.wirebench.machine.Memory;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Compares warm-up by need with a long warm-up: each configuration has a fork of either kind in
 * every interleaved group, so that nothing else differs.
 */
public final class WarmupValidator {
  private static final String SUITE = "validate-warm-up";
  private static final String RUN = "warm-ups";
  private static final Suite MEASURED = Suites.all().get(SUITE);

  private final Path folder;
  private final ValidationPlan plan;
  private final Jdk jdk;
  private final CodecRegistry codecs;
  private final Function<Path, Campaign> campaigns;

  /**
   * @param folder that takes the run
   * @param campaigns makes a campaign for a run's folder
   */
  public WarmupValidator(
      Path folder,
      ValidationPlan plan,
      Jdk jdk,
      CodecRegistry codecs,
      Function<Path, Campaign> campaigns) {
    this.folder = folder;
    this.plan = plan;
    this.jdk = jdk;
    this.codecs = codecs;
    this.campaigns = campaigns;
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
    Interleaving turns =
        Interleaving.turns(Memory.megabytesForForks(), Interleaving.usualWarmingUp(), true);
    PlanBuilder builder =
        new PlanBuilder(SUITE, MEASURED, List.of(jdk)).seed(plan.seed()).interleaving(turns);
    if (!builder.fits(turns)) {
      throw new BadInput(
          "Forks cannot take turns here: the memory for them ("
              + turns.memoryMegabytes()
              + " MB) does not hold three at the same time. Validate on a machine with more.");
    }
    Plan planned =
        builder
            .variants(variants())
            .effort(
                MEASURED.effort(turns.interleave(), MEASURED.payloads()).withBlocks(plan.blocks()))
            .build();
    Path run = folder.resolve(RUN);
    Campaign campaign = campaigns.apply(run);
    Run measured =
        RunFolder.find(run).isPresent() ? campaign.resume(null) : campaign.start(planned, codecs);
    String page = MarkdownForm.of(WarmupDocument.of(plan, new WarmupComparison(measured)));
    ValidationPage.write(folder, page);
    return page;
  }

  private static List<String> variants() {
    List<String> variants = new ArrayList<>(List.of(Variant.control(MEASURED.baseline())));
    MEASURED.codecs().forEach(codec -> variants.add(Variant.longWarmup(codec)));
    return variants;
  }
}

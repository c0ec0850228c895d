package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.campaign.Campaign;
import dev.wirebench.machine.Memory;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The folder of a validation, with its runs and its page.
 *
 * @param folder that takes them
 * @param campaigns makes a campaign for a run's folder
 */
public record ValidationRuns(
    Path folder,
    ValidationPlan plan,
    Jdk jdk,
    CodecRegistry codecs,
    Function<Path, Campaign> campaigns) {
  private static final String PAGE = "validation.md";

  /** Builds the plan of a run of a suite. */
  PlanBuilder builder(String suite, Interleaving interleaving) {
    return new PlanBuilder(suite, Suites.all().get(suite), List.of(jdk))
        .seed(plan.seed())
        .interleaving(interleaving);
  }

  /**
   * The order of interleaved forks on this machine.
   *
   * @throws BadInput if its memory does not hold enough of the suite's
   */
  Interleaving turns(String suite) {
    Interleaving turns =
        Interleaving.turns(Memory.megabytesForForks(), Interleaving.usualWarmingUp(), true);
    if (!builder(suite, turns).fits(turns)) {
      throw new BadInput(
          "Forks cannot take turns here: the memory for them ("
              + turns.memoryMegabytes()
              + " MB) does not hold three at the same time. Validate on a machine with more.");
    }
    return turns;
  }

  /**
   * Goes on with a run until it has so many blocks.
   *
   * @param planned for a run that has not begun
   */
  Run run(String name, Plan planned, int blocks) {
    Campaign campaign = campaigns.apply(folder.resolve(name)).pausingAfter(blocks);
    return find(name).isPresent() ? campaign.resume(null) : campaign.start(planned, codecs);
  }

  /** The folder of a run, if it has begun. */
  Optional<RunFolder> find(String name) {
    return RunFolder.find(folder.resolve(name));
  }

  /** Writes the page. */
  void write(String page) {
    write(PAGE, page);
  }

  /** Writes a file next to the runs, instead of an older one. */
  void write(String name, String text) {
    Path file = folder.resolve(name);
    Outputs.replace(
        file,
        text,
        e ->
            "'"
                + file
                + "' cannot be written ("
                + e
                + "): make room for it, and go on with --resume.");
  }
}

package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.CampaignOptions;
import dev.wirebench.console.PlainProgress;
import dev.wirebench.options.Converters;
import dev.wirebench.options.MachineOptions;
import dev.wirebench.options.NewFolder;
import dev.wirebench.options.ResumeRule;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.validation.ValidationPlan;
import dev.wirebench.validation.ValidationRuns;
import dev.wirebench.validation.Validator;
import dev.wirebench.validation.WarmupValidator;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code validate}: holds the method against itself on this machine. */
@Command(
    name = "validate",
    description = {
      "Measures what is known beforehand, by turns and one after another in the same hours: rows"
          + " that are identical, and slowdowns that are planted; and writes what came out as"
          + " validation.md. An hour and a quarter on an idle machine."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ValidateCommand implements Runnable {
  private static final String RESUME = "--resume";
  private static final String WARM_UPS = "--warm-ups";

  /** One block has no interval. */
  private static final int FEWEST = 2;

  private static final Set<String> MANNERS = Set.of(RESUME, "--force", "--wait", "--no-probe");

  @Option(
      names = "--blocks",
      paramLabel = "N",
      defaultValue = "12",
      description = "Blocks in either order, at least 2 (default: ${DEFAULT-VALUE}).")
  private int blocks;

  @Option(
      names = "--bursts",
      description = "Let a process of our own take the CPUs in bursts, as a neighbour would.")
  private boolean bursts;

  @Option(
      names = WARM_UPS,
      description =
          "Instead of that, compare each configuration after the warm-up that it needs with itself"
              + " after twice the usual one.")
  private boolean warmups;

  @Option(
      names = "--warmup",
      paramLabel = "NxTIME",
      converter = Converters.IterationsConverter.class,
      description = "Warm-up iterations of a fork (default: the suite's).")
  private Iterations warmup;

  @Option(
      names = "--slices",
      paramLabel = "NxTIME",
      converter = Converters.IterationsConverter.class,
      description = "Slices of a fork, by turns (default: the suite's).")
  private Iterations slices;

  @Option(
      names = "--measurement",
      paramLabel = "NxTIME",
      converter = Converters.IterationsConverter.class,
      description = "Measurement iterations of a fork that runs by itself (default: the suite's).")
  private Iterations measurement;

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Fixes the random orders.")
  private Long seed;

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description = "Go on with the validation in this folder, as it was planned.")
  private Path resume;

  @Mixin private MachineOptions manners;

  @Spec private CommandSpec spec;

  private boolean begun;

  @Override
  public void run() {
    PrintWriter printer = spec.commandLine().getOut();
    Path folder = resume != null ? resume : out.or("validate");
    ValidationPlan plan = resume != null ? resumed() : begun(folder);
    ValidationRuns runs =
        new ValidationRuns(
            folder,
            plan,
            Jdk.probe(Jdk.current(), List.of()),
            CodecRegistry.read(List.of()),
            run -> campaign(run, printer));
    try {
      printer.print(
          plan.warmups() ? new WarmupValidator(runs).validate() : new Validator(runs).validate());
    } catch (BadInput e) {
      ValidationPlan.discardUnlessBegun(folder);
      throw e;
    }
    printer.println("The page is validation.md in " + folder + ", the runs are beside it.");
    printer.flush();
  }

  private ValidationPlan begun(Path folder) {
    if (blocks < FEWEST || blocks > Effort.MOST_BLOCKS) {
      throw new BadInput(
          "--blocks is "
              + blocks
              + ": choose a number from "
              + FEWEST
              + " to "
              + Effort.MOST_BLOCKS
              + ".");
    }
    if (Files.exists(folder)) {
      throw new BadInput(
          "'"
              + folder
              + "' exists already and is left as it is: name another folder with --out, or go on"
              + " with --resume.");
    }
    long number = seed != null ? seed : System.currentTimeMillis();
    if (warmups && (bursts || warmup != null || slices != null || measurement != null)) {
      throw new BadInput(
          WARM_UPS
              + " measures as the suite validate-warm-up says: leave out --bursts, --warmup,"
              + " --slices and --measurement.");
    }
    ValidationPlan plan =
        warmups
            ? WarmupValidator.plan(blocks, number)
            : Validator.plan(blocks, warmup, slices, measurement, number, bursts);
    plan.write(folder);
    return plan;
  }

  /** A validation has one plan: what would change it cannot be asked for half-way. */
  private ValidationPlan resumed() {
    ResumeRule.refuseOtherSettings(spec, RESUME, MANNERS, resume);
    return ValidationPlan.read(resume);
  }

  /** A noisy machine stops the first campaign only: later, that would lose what was measured. */
  private Campaign campaign(Path run, PrintWriter printer) {
    printer.println("campaign   " + run);
    CampaignOptions asked = begun ? manners.manners().forced() : manners.manners();
    Campaign campaign = new Campaign(run, asked, new PlainProgress(printer, run));
    begun = true;
    return campaign;
  }
}

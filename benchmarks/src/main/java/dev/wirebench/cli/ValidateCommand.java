package dev.wirebench.cli;

import dev.wirebench.campaign.Campaign;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.run.RunFolder;
import dev.wirebench.validation.Validator;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code validate}: holds the method against itself on this machine. */
@Command(
    name = "validate",
    description = {
      "Measures what is known beforehand: rows that are identical, slowdowns that are planted, the"
          + " same campaign twice; and writes what came out as validation.md. An hour and a half on"
          + " an idle machine."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ValidateCommand implements Runnable {
  @Option(
      names = "--blocks",
      paramLabel = "N",
      defaultValue = "10",
      description = "Blocks of each of the two campaigns, at least 5 (default: ${DEFAULT-VALUE}).")
  private int blocks;

  @Option(
      names = "--warmup",
      paramLabel = "NxTIME",
      converter = RunCommand.IterationsConverter.class,
      description = "Warm-up iterations of a fork (default: the suite's).")
  private Iterations warmup;

  @Option(
      names = "--measurement",
      paramLabel = "NxTIME",
      converter = RunCommand.IterationsConverter.class,
      description = "Measurement iterations of a fork (default: the suite's).")
  private Iterations measurement;

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Fixes the random orders.")
  private Long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write (default: a new one under results/).")
  private Path out;

  @Mixin private MannersOptions manners;

  @Spec private CommandSpec spec;

  private boolean begun;

  @Override
  public void run() {
    if (blocks < 5 || blocks > Effort.MOST_BLOCKS) {
      throw new BadInput(
          "--blocks is " + blocks + ": choose a number from 5 to " + Effort.MOST_BLOCKS + ".");
    }
    PrintWriter printer = spec.commandLine().getOut();
    Path folder = out != null ? out : RunCommand.newFolder("validate");
    if (Files.exists(folder)) {
      throw new BadInput(
          "'" + folder + "' exists already and is left as it is: name another folder with --out.");
    }
    Validator validator =
        new Validator(
            folder,
            seed != null ? seed : System.currentTimeMillis(),
            Jdk.probe(Jdk.current(), List.of()),
            CodecRegistry.read(List.of()),
            run -> campaign(run, printer));
    String page = validator.validate(blocks, warmup, measurement);
    write(folder.resolve("validation.md"), page);
    printer.print(page);
    printer.println("The page is " + folder.resolve("validation.md") + ", the runs are beside it.");
    printer.flush();
  }

  /** A noisy machine stops the first campaign only: later, that would lose what was measured. */
  private Campaign campaign(RunFolder run, PrintWriter printer) {
    printer.println("campaign   " + run.path());
    Campaign.Manners asked = manners.manners();
    Campaign campaign =
        new Campaign(run, begun ? asked.forced() : asked, new PlainProgress(printer, run.path()));
    begun = true;
    return campaign;
  }

  private static void write(Path file, String page) {
    try {
      Files.writeString(file, page);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be written (" + e + "): make room for it.", e);
    }
  }
}

package dev.wirebench.studies.commands;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.data.Choice;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.options.NewFolder;
import dev.wirebench.options.ResumeRule;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.reports.Reports;
import dev.wirebench.studies.pages.Replicated;
import dev.wirebench.studies.pages.ReplicationDocument;
import dev.wirebench.studies.pages.ReplicationText;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.StudyProtocol;
import dev.wirebench.studies.replicator.Replicator;
import dev.wirebench.studies.replicator.UsualProtocol;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code replicate}: the protocol of a study, carried out again. */
@Command(
    name = "replicate",
    description = {
      "Carries out the protocol of the study 'A Kotlin server': one server on this machine measures"
          + " all its libraries by loops of calls, and logs each run. Then tests the logs as the study"
          + " does, and holds its claims against them.",
      "As the study has it (5,000 runs of 50 repetitions, ten files) that takes days; 200 runs of 10"
          + " on two files take minutes."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:complete, whatever came of the claims",
      "2:the request cannot be carried out",
      "4:cut short, since the server failed or the log cannot be written; --resume goes on",
      "130:stopped with Ctrl-C; --resume goes on"
    })
final class ReplicateCommand implements Callable<Integer> {
  private static final String RESUME = "--resume";
  private static final Set<String> WITH_RESUME = Set.of(RESUME, "--jmh", "--markdown", "--wait");

  private static final String PAGE = "replication.md";

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description =
          "These files, each the first document of a payload (default: the study's ten,"
              + " nested-10-pretty to nested-100-pretty).")
  private List<String> payloads = UsualProtocol.PAYLOADS;

  @Option(
      names = "--library",
      paramLabel = "ID",
      split = ",",
      description =
          "These libraries of jackson-kotlin, gson-kotlin and kotlinx-json (default: all).")
  private List<String> libraries = Replicator.LIBRARIES;

  @Option(
      names = "--task",
      paramLabel = "NAME",
      split = ",",
      description = "These tasks of parse, serialize and deserialize (default: all).")
  private List<String> tasks = StudyProtocol.TASKS;

  @Option(
      names = "--warmup",
      paramLabel = "N",
      description = "Calls before the first run of each (default: ${DEFAULT-VALUE}).")
  private int warmup = UsualProtocol.WARMUP;

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "How often each is measured (default: ${DEFAULT-VALUE}).")
  private int runs = UsualProtocol.RUNS;

  @Option(
      names = "--repetitions",
      paramLabel = "N",
      description = "Calls in a run, timed together (default: ${DEFAULT-VALUE}).")
  private int repetitions = UsualProtocol.REPETITIONS;

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description =
          "Go on with the replication in this folder; of one that is complete, write the page again.")
  private Path resume;

  @Option(
      names = "--jmh",
      paramLabel = "RUN",
      description = "A run's folder with the same cells, to be laid beside.")
  private Path jmh;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write the page here, too, as docs/REPLICATION.md is.")
  private Path markdown;

  @Option(
      names = "--wait",
      description = "Wait for a campaign on this machine to end, instead of refusing.")
  private boolean wait;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (resume != null) {
      ResumeRule.refuseOtherSettings(spec, RESUME, WITH_RESUME, resume);
    }
    // Read first: what is wrong with it must not be said after hours.
    Optional<Report> beside = Optional.ofNullable(jmh).map(Reports::of);
    Path folder = resume != null ? resume : out.or(UsualProtocol.COMMAND);
    measure(folder);
    report(folder, beside);
    return 0;
  }

  private void measure(Path folder) {
    if (resume == null) {
      StudyProtocol asked = protocol();
      measure(() -> Replicator.create(folder, asked));
      return;
    }
    Replicator begun = Replicator.resume(folder);
    if (!begun.isComplete()) {
      measure(() -> begun);
    }
  }

  private void measure(Supplier<Replicator> replicator) {
    PrintWriter printer = spec.commandLine().getOut();
    CampaignLock.whileHeld(
        wait,
        () -> printer.println("waiting    for another campaign"),
        () -> {
          Replicator begun = replicator.get();
          begun.run(
              (cell, number, of) -> {
                printer.printf(Locale.ROOT, "measuring  %s (%d of %d)%n", cell.label(), number, of);
                printer.flush();
              });
          return begun;
        });
  }

  private StudyProtocol protocol() {
    try {
      return new StudyProtocol(
          Choice.check("library", libraries, Replicator.LIBRARIES),
          Choice.check("task", tasks, StudyProtocol.TASKS),
          PayloadChoice.check(payloads),
          warmup,
          runs,
          repetitions);
    } catch (IllegalArgumentException e) {
      throw new BadInput("--" + e.getMessage() + ".", e);
    }
  }

  private void report(Path folder, Optional<Report> beside) {
    Replicated replicated = Replicated.of(Replication.read(folder), beside, KnownCodecs.read());
    String command = UsualProtocol.command(replicated.replication().protocol());
    String page =
        MarkdownForm.amongDocuments(
            ReplicationDocument.of(folder.getFileName().toString(), replicated, command));
    Outputs.replace(folder.resolve(PAGE), page);
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(ReplicationText.of(replicated));
    printer.println("The page is " + PAGE + " in " + folder + ", the logs are beside it.");
    if (markdown != null) {
      Outputs.replace(markdown, page);
      printer.println(markdown);
    }
    printer.flush();
  }
}

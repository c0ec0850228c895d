package dev.wirebench.cli;

import dev.wirebench.console.LoadProgress;
import dev.wirebench.load.LoadMeasurement;
import dev.wirebench.load.ServedCodecs;
import dev.wirebench.load.ServerJars;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.machine.Shortcomings;
import dev.wirebench.options.LoadOptions;
import dev.wirebench.options.NewFolder;
import dev.wirebench.options.Plugins;
import dev.wirebench.options.ResumeRule;
import dev.wirebench.options.WaitOption;
import dev.wirebench.plan.Jdk;
import dev.wirebench.records.LoadRecord;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code load}: what codecs are worth in a service. */
@Command(
    name = "load",
    description = {
      "Puts a service under load with each codec, by turns: at which rate 99 of 100 requests are still"
          + " answered in time, what the others wait, what CPU time a request takes, and what share of"
          + " that is the codec's. Writes load.jsonl, which is the record, and load.md."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:all codecs were measured",
      "2:the request cannot be carried out",
      "3:some codecs failed, the others were measured"
    })
final class LoadCommand implements Callable<Integer> {
  private static final String RESUME = "--resume";
  private static final String FROM = "--from";
  private static final String PAGE = "load.md";

  /**
   * The options that may stand next to --resume, since they change nothing that the folder holds.
   */
  private static final Set<String> BESIDES =
      Set.of(RESUME, FROM, "--markdown", "--wait", "--plugin", "--payload-jar");

  /** The options that say nothing of how it is measured. */
  private static final Set<String> UNRECORDED = Set.of("--out", "--markdown", "--wait");

  @Mixin private LoadOptions options;

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description = "Go on with what this folder holds, as it was planned.")
  private Path resume;

  @Option(
      names = FROM,
      paramLabel = "DIR",
      description = "Measure nothing: show what this folder holds.")
  private Path from;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write the page to this file, too, as docs/SERVICE.md is.")
  private Path markdown;

  @Mixin private WaitOption wait;

  @Mixin private Plugins plugins;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter printer = spec.commandLine().getOut();
    Path folder = from != null ? from : measured(printer);
    LoadRecord record = new LoadRecord(folder);
    LoadSummary load = LoadSummary.of(folder);
    Document document = LoadDocument.of(record.name(), load);
    if (from != null) {
      record.require();
    } else {
      Outputs.replace(folder.resolve(PAGE), MarkdownForm.of(document));
      printer.println();
      printer.println("The record is load.jsonl in " + folder + ", the page load.md beside it.");
    }
    printer.print(ConsoleForm.of(document));
    if (markdown != null) {
      Outputs.replace(markdown, MarkdownForm.amongDocuments(document));
      printer.println(markdown);
    }
    printer.flush();
    boolean failed =
        load.payloads().stream()
            .flatMap(payload -> payload.codecs().stream())
            .anyMatch(codec -> !codec.failures().isEmpty());
    return failed ? Main.SOME_CELLS_FAILED : 0;
  }

  private Path measured(PrintWriter printer) {
    List<String> jars = plugins.paths();
    CodecRegistry registry = CodecRegistry.read(jars);
    Jdk jdk = Jdk.probe(Jdk.current(), List.of());
    List<LoadLine> before = resume == null ? List.of() : resumed();
    LoadStart plan =
        before.isEmpty() ? options.plan(registry, jdk, command()) : before.get(0).start();
    ServerJars.folder();
    return CampaignLock.whileHeld(
        wait.isGiven(),
        () -> printer.println("Waiting for another campaign."),
        () -> {
          Path folder = resume != null ? resume : RunFolder.create(out.or("load")).path();
          Shortcomings.ofLoad().ifPresent(printer::println);
          LoadMeasurement.measure(
              plan,
              before,
              folder,
              session ->
                  new ServedCodecs(
                      registry, CodecClassPath.of(jars), jdk.launcher(), plan, session),
              new LoadProgress(printer)::show,
              () -> {
                printer.println("Stopped; go on with: load " + RESUME + " " + folder);
                printer.flush();
              });
          return folder;
        });
  }

  private List<LoadLine> resumed() {
    ResumeRule.refuseOtherSettings(spec, RESUME, BESIDES, resume);
    List<LoadLine> lines = LoadFile.read(resume);
    LoadRecord record = new LoadRecord(resume);
    record.requireWritable();
    record.require();
    return lines;
  }

  /** The words of the command, without the place that it writes to. */
  private String command() {
    return "load"
        + spec.commandLine().getParseResult().matchedOptions().stream()
            .filter(option -> !UNRECORDED.contains(option.longestName()))
            .map(
                option ->
                    " "
                        + option.longestName()
                        + " "
                        + String.join(",", option.originalStringValues()))
            .collect(Collectors.joining());
  }
}

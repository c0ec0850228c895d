package dev.wirebench.cli;

import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Choice;
import dev.wirebench.heaps.HeapCell;
import dev.wirebench.heaps.HeapTrials;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.machine.Environment;
import dev.wirebench.models.Payload;
import dev.wirebench.options.NewFolder;
import dev.wirebench.options.Plugins;
import dev.wirebench.options.ResumeRule;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.Qualification;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.records.HeapsDocument;
import dev.wirebench.records.HeapsFile;
import dev.wirebench.records.HeapsFolder;
import dev.wirebench.records.HeapsRecord;
import dev.wirebench.records.HeapsRecord.Asked;
import dev.wirebench.records.HeapsRecord.Search;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.Outputs;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code heaps}: the smallest heaps in which large documents are written and read. */
@Command(
    name = "heaps",
    description = {
      "Finds the smallest heap in which a document is written or read, by bisection in fresh JVMs:"
          + " as one array, and through a stream from a file or to nowhere.",
      "Without options: the codecs and payloads of the suite 'large', in about half an hour."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:a heap was found for everything that was tried",
      "2:the request cannot be carried out",
      "3:some did not succeed with the largest heap, or did not qualify"
    })
final class HeapsCommand implements Callable<Integer> {
  private static final String SUITE = "large";
  private static final String RESUME = "--resume";
  private static final String FILE = "heaps.md";
  private static final int MOST_MEGABYTES = 64 * 1024;

  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description = "These codecs instead of the suite's.")
  private List<String> codecs;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description =
          "These payloads instead of the suite's; ID-times-N puts N values of one together.")
  private List<String> payloads;

  @Option(
      names = "--operation",
      paramLabel = "NAME",
      split = ",",
      description = "serialize or deserialize (default: both).")
  private List<String> operations = List.of("serialize", "deserialize");

  @Option(
      names = "--medium",
      paramLabel = "NAME",
      split = ",",
      description = "bytes or stream (default: both).")
  private List<String> media = List.of("bytes", "stream");

  @Option(
      names = "--most",
      paramLabel = "MB",
      defaultValue = "1024",
      description = "The largest heap that is tried (default: ${DEFAULT-VALUE}).")
  private int most;

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description = "Go on in this folder with what is missing there.")
  private Path resume;

  @Mixin private Plugins plugins;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CodecRegistry registry = CodecRegistry.read(plugins.paths());
    Path folder = resume != null ? resume : out.or("heaps");
    try (HeapsFile file = file(folder, registry)) {
      boolean whole = find(file, registry);
      return finish(file.record(), folder, whole);
    }
  }

  private HeapsFile file(Path folder, CodecRegistry registry) {
    if (resume == null) {
      return HeapsFile.create(folder, asked(registry));
    }
    ResumeRule.refuseOtherSettings(spec, RESUME, Set.of(RESUME), resume);
    return HeapsFile.open(resume);
  }

  private Asked asked(CodecRegistry registry) {
    Suite suite = Suites.all().get(SUITE);
    List<String> chosen = CodecChoice.check(codecs != null ? codecs : suite.codecs(), registry);
    Map<String, String> versions = new TreeMap<>();
    chosen.forEach(id -> registry.find(id).ifPresent(codec -> versions.put(id, codec.version())));
    return new Asked(
        Instant.now(),
        new Search(
            chosen,
            PayloadChoice.check(payloads != null ? payloads : suite.payloads()),
            Choice.check("operation", operations, List.of("serialize", "deserialize")).stream()
                .map(Operation::of)
                .toList(),
            Choice.check("medium", media, List.of("bytes", "stream")).stream()
                .map(Medium::of)
                .toList()),
        Choice.within("--most", most, MOST_MEGABYTES),
        JvmLauncher.flags(Runtime.version().feature(), List.of()),
        versions,
        chosen.stream()
            .filter(id -> registry.find(id).filter(CodecFacts::external).isPresent())
            .toList(),
        Environment.read());
  }

  /** Finds the heaps, and says whether all were found. */
  private boolean find(HeapsFile file, CodecRegistry registry) {
    Asked asked = file.record().asked();
    CodecClassPath classPath = CodecClassPath.of(plugins.paths());
    JvmLauncher java = new JvmLauncher(JvmLauncher.current(List.of()).executable(), asked.flags());
    HeapTrials trials = new HeapTrials(java, classPath, asked.most());
    Qualification qualification =
        new Qualification(JvmLauncher.current(List.of()), classPath, false);
    PrintWriter printer = spec.commandLine().getOut();
    boolean whole = true;
    for (HeapCell cell : missing(file.record())) {
      Judgement judgement = judgement(cell, qualification, registry);
      Optional<String> objection = judgement.objection(cell.operation());
      if (objection.isPresent()) {
        printer.println(cell + ": " + objection.get());
        // That a codec has no streams is no failure of it.
        whole &= judgement.lacksApi();
        continue;
      }
      CodecFacts codec = registry.find(cell.codec()).orElseThrow();
      Smallest found = trials.find(cell, codec);
      file.add(found);
      whole &= found.megabytes() > 0;
      printer.println(
          cell
              + ": "
              + (found.megabytes() > 0
                  ? found.megabytes() + " MB (" + found.trials() + " JVMs)"
                  : "not with " + asked.most() + " MB: " + found.failure()));
      printer.flush();
    }
    return whole;
  }

  private static List<HeapCell> missing(HeapsRecord file) {
    List<HeapCell> missing = new ArrayList<>();
    Search search = file.asked().search();
    for (String payload : search.payloads()) {
      for (Operation operation : search.operations()) {
        for (String codec : search.codecs()) {
          for (Medium medium : search.media()) {
            HeapCell cell = new HeapCell(codec, payload, operation, medium);
            if (file.found().stream().noneMatch(found -> found.cell().equals(cell))) {
              missing.add(cell);
            }
          }
        }
      }
    }
    return missing;
  }

  /** Decides whether a cell is tried, by values that are not put together: that takes less time. */
  private static Judgement judgement(
      HeapCell cell, Qualification qualification, CodecRegistry registry) {
    String payload = Payload.schemaOf(cell.payload()) + "-first-2";
    return qualification.judge(new Candidate(cell.codec(), payload, cell.medium()), registry);
  }

  private int finish(HeapsRecord file, Path folder, boolean whole) {
    PrintWriter printer = spec.commandLine().getOut();
    Document document = HeapsDocument.of(new HeapsFolder(folder).name(), file);
    printer.print(ConsoleForm.of(document));
    Outputs.replace(folder.resolve(FILE), MarkdownForm.of(document));
    printer.println("The heaps are in " + folder + ": " + HeapsRecord.NAME + " and " + FILE + ".");
    printer.flush();
    return whole ? 0 : Main.SOME_CELLS_FAILED;
  }
}

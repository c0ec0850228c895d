package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Choice;
import dev.wirebench.imports.ImportedWords;
import dev.wirebench.imports.Importer;
import dev.wirebench.imports.Importer.Imported;
import dev.wirebench.imports.OwnData;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The benchmarks that a run consists of: a suite's, or others that are asked for. */
public final class SelectionOptions {
  private static final String JSON = "--json";

  @Option(
      names = "--suite",
      paramLabel = "NAME",
      defaultValue = "card",
      description = "What to measure (default: ${DEFAULT-VALUE}); see 'list suites'.")
  private String suiteName;

  @Option(
      names = JSON,
      paramLabel = "FILE",
      description =
          "Your own data: a JSON document, one a line, or a folder of them. Infers the type, makes a"
              + " payload of it, and measures that instead of the suite's.")
  private Path json;

  @Mixin private OwnData ownData;

  @Mixin private CodecOptions codecs;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description =
          "These payloads instead of the suite's; ID-first-N takes the first N values of one alone.")
  private List<String> payloads;

  @Option(
      names = "--operation",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = Candidates.SteadyOperations.class,
      description =
          "These operations instead of the suite's: ${COMPLETION-CANDIDATES}, and those of the suites"
              + " compression, cold-start, latency and threads.")
  private List<String> operations;

  @Option(
      names = "--medium",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = Candidates.Media.class,
      description = "These media instead of the suite's: ${COMPLETION-CANDIDATES}.")
  private List<String> media;

  public String suiteName() {
    return suiteName;
  }

  /**
   * @throws BadInput if there is no such suite
   */
  public Suite suite() {
    Map<String, Suite> suites = Suites.all();
    return suites.get(Choice.check("suite", suiteName, suites.keySet()));
  }

  /**
   * The payloads to measure.
   *
   * @throws BadInput if there is no such payload
   */
  public List<String> payloads(Suite suite) {
    return PayloadChoice.check(payloads != null ? payloads : suite.payloads());
  }

  /**
   * Imports data and resolves releases, as far as these are asked for.
   *
   * @param plugins which have a payload more afterwards, if data is imported
   * @return all codecs that can be measured
   */
  public CodecRegistry prepare(Plugins plugins, CommandSpec spec) {
    CodecRegistry registry = CodecRegistry.read(plugins.paths());
    // Said at once, not after an import.
    codecs.check(registry);
    PrintWriter printer = spec.commandLine().getOut();
    if (json == null) {
      OwnData.refuseWithout(JSON, spec);
    } else {
      importOwnData(registry, plugins, printer);
    }
    return codecs.resolve(registry, plugins, printer);
  }

  private void importOwnData(CodecRegistry registry, Plugins plugins, PrintWriter printer) {
    // Those of other jars are found by now, so that none is taken twice.
    plugins.paths();
    List<String> flavours = CodecChoice.flavours(codecs.or(suite()), registry);
    Imported imported = Importer.cached(ownData, json, Payload.schemas(), flavours);
    plugins.addPayload(imported.jar());
    payloads = payloads == null ? imported.outcome().ids() : payloads;
    ImportedWords.of(imported).forEach(printer::println);
    printer.flush();
  }

  /**
   * Begins the plan of a run.
   *
   * @param chosen the payloads
   */
  public PlanBuilder plan(
      Suite suite, List<String> chosen, JvmOptions jvms, CodecRegistry registry) {
    PlanBuilder plan =
        new PlanBuilder(suiteName, suite, jvms.jdks(suite))
            .payloads(chosen)
            .codecs(CodecChoice.check(codecs.or(suite), registry))
            .operations(
                operations == null
                    ? suite.operations()
                    : checked("operation", operations, Operation.labels(), Operation::of))
            .media(
                media == null
                    ? suite.media()
                    : checked("medium", media, Medium.labels(), Medium::of))
            .releases(codecs.releases())
            .jvmArgs(jvms.flags());
    if (suite.core() != null && suite.payloads().stream().noneMatch(chosen::contains)) {
      // Of other payloads, verdicts are wanted of the same operations first.
      plan.core(table -> suite.core().operations().contains(table.operation()));
    }
    return plan;
  }

  private static <T> List<T> checked(
      String kind, List<String> labels, List<String> valid, Function<String, T> parse) {
    return Choice.check(kind, labels, valid).stream().map(parse).toList();
  }
}

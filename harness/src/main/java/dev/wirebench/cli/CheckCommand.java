package dev.wirebench.cli;

import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.CampaignOptions;
import dev.wirebench.catalogue.Catalogue;
import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.console.Display;
import dev.wirebench.data.Choice;
import dev.wirebench.models.Payload;
import dev.wirebench.observations.CheckAll;
import dev.wirebench.observations.CheckOne;
import dev.wirebench.observations.KnownContract;
import dev.wirebench.options.CheckAllOptions;
import dev.wirebench.options.InterleaveOptions;
import dev.wirebench.options.Plugins;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.qualification.ContractMatrix;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.reports.Reports;
import dev.wirebench.run.Run;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: the loop of someone who writes or changes a codec, in some minutes. */
@Command(
    name = "check",
    description = {
      "Makes all correctness checks of one codec, naming everything that it breaks, and compares it"
          + " with the baseline in a few short forks. Nothing is kept.",
      "It tries extreme values of each kind of field, threads that share the codec where its traits"
          + " allow it, and 100,000 round trips of order-event in a small heap.",
      "With --all, every codec is held to the contract, and what is found is kept."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:the codec keeps the contract; with --all, every outcome is the known one",
      "1:it breaks the contract for a payload, or cannot carry one that --payload names; with --all,"
          + " an outcome is not the known one",
      "2:the request cannot be carried out",
      "3:it keeps the contract, but a fork failed"
    })
final class CheckCommand implements Callable<Integer> {
  private static final String SUITE = "check";
  private static final int BROKEN = 1;

  @Parameters(paramLabel = "CODEC", arity = "0..1", description = "Its id; see 'list codecs'.")
  private String codec;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description =
          "Check it with these payloads, each through every API (default: all payloads and edges, of"
              + " which a few go through every API).")
  private List<String> payloads;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      description = "Forks per cell of the comparison (default: 3); 5 or more say more.")
  private Integer blocks;

  @Mixin private CheckAllOptions all;

  @Mixin private Plugins plugins;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    boolean isAll = all.areAskedFor(codec, spec);
    CodecRegistry codecs = CodecRegistry.read(plugins.paths());
    return isAll ? checkAll(codecs) : checkOne(codecs);
  }

  private int checkAll(CodecRegistry codecs) {
    CommandLine line = spec.commandLine();
    KnownContract known = new KnownContract(CatalogueData.read());
    CheckAll check =
        new CheckAll(ContractMatrix.whole(), codecs, known, line.getOut(), line.getErr());
    return all.run(check) ? 0 : BROKEN;
  }

  private int checkOne(CodecRegistry codecs) {
    CodecChoice.check(List.of(codec), codecs);
    Suite suite = Suites.all().get(SUITE);
    Effort effort = effort(suite);
    Jdk jdk = Jdk.probe(Jdk.current(), List.of());
    ContractMatrix matrix = matrix(suite);
    PrintWriter out = spec.commandLine().getOut();
    codecs.all().stream()
        .filter(info -> info.id().equals(codec) && info.handling().ownDocument() != null)
        .forEach(info -> out.println("document   " + Catalogue.ownDocument(info)));
    CheckOne check = new CheckOne(codec, matrix, payloads != null, out);
    boolean qualifies = check.run(codecs, plugins.paths());
    if (!check.isMeasurable()) {
      out.println("Not measured: what breaks the contract everywhere has no times.");
      return BROKEN;
    }
    int exitCode = compare(suite, effort, jdk, codecs);
    return qualifies ? exitCode : BROKEN;
  }

  private ContractMatrix matrix(Suite suite) {
    if (payloads != null) {
      List<String> probes = Payload.probes();
      PayloadChoice.check(payloads.stream().filter(id -> !probes.contains(id)).toList());
      List<String> named = payloads.stream().distinct().toList();
      return new ContractMatrix(named, named);
    }
    return CheckOne.matrix(suite.payloads());
  }

  private Effort effort(Suite suite) {
    Effort effort = suite.effort(Interleave.TURNS, suite.payloads());
    return blocks == null
        ? effort
        : effort.withBlocks(Choice.within("--blocks", blocks, Effort.MOST_BLOCKS));
  }

  /** Compares on the first of the suite's payloads, where a short comparison can say something. */
  private int compare(Suite suite, Effort effort, Jdk jdk, CodecRegistry codecs) {
    PrintWriter out = spec.commandLine().getOut();
    PlanBuilder builder =
        new PlanBuilder(SUITE, suite, List.of(jdk))
            .payloads(suite.payloads().subList(0, 1))
            .codecs(Stream.of(suite.baseline(), codec).distinct().toList())
            .effort(effort)
            .plugins(plugins.paths());
    Plan plan = builder.interleaving(InterleaveOptions.usual(builder)).build();
    CampaignOptions options = new CampaignOptions(true, true, false);
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path run = folder.resolve("run");
      try (Display display = Display.open(out, run)) {
        Run measured = new Campaign(run, options, display).start(plan, codecs);
        out.print(Reports.text(run, measured));
        out.flush();
        return measured.failures().isEmpty() ? 0 : Main.SOME_CELLS_FAILED;
      }
    }
  }
}

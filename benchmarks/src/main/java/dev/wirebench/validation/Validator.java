package dev.wirebench.validation;

import dev.wirebench.campaign.Campaign;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.Sources;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Measures what a validation needs: a calibration, then the same campaign twice. */
public final class Validator {
  private static final String SUITE = "validate";
  private static final int CALIBRATING_BLOCKS = 3;

  private final Suite suite = Suites.all().get(SUITE);
  private final Path folder;
  private final long seed;
  private final Jdk jdk;
  private final CodecRegistry codecs;
  private final Function<RunFolder, Campaign> campaigns;

  /**
   * @param folder that takes the runs
   * @param campaigns makes the campaign for a run's folder
   */
  public Validator(
      Path folder,
      long seed,
      Jdk jdk,
      CodecRegistry codecs,
      Function<RunFolder, Campaign> campaigns) {
    this.folder = folder;
    this.seed = seed;
    this.jdk = jdk;
    this.codecs = codecs;
    this.campaigns = campaigns;
  }

  /**
   * @param blocks of each of the two campaigns
   * @param warmup null for the suite's
   * @param measurement null for the suite's
   * @return the page, as Markdown
   * @throws BadInput if a cell that the page rests on failed
   */
  public String validate(int blocks, Iterations warmup, Iterations measurement) {
    Effort effort = suite.effort(Interleave.BLOCKS, suite.payloads()).withBlocks(blocks);
    effort = warmup == null ? effort : effort.withWarmup(warmup);
    effort = measurement == null ? effort : effort.withMeasurement(measurement);
    Map<Operation, Calibration> calibrations = calibrate(effort.withBlocks(CALIBRATING_BLOCKS));
    List<String> variants = Validation.variants(suite.baseline(), calibrations);
    Run first = run("first", builder(seed, effort).variants(variants).build());
    Run second = run("second", builder(seed + 1, effort).variants(variants).build());
    List<Report> reports = List.of(report("first"), report("second"));
    return ValidationPage.of(
        first,
        second,
        calibrations,
        reports.stream().map(Validator::noiseFloor).toList(),
        Validation.agreement(reports.get(0), reports.get(1)));
  }

  private PlanBuilder builder(long number, Effort effort) {
    return new PlanBuilder(SUITE, suite, List.of(jdk)).seed(number).effort(effort);
  }

  private Map<Operation, Calibration> calibrate(Effort effort) {
    String codec = suite.baseline();
    Plan plan =
        builder(seed, effort)
            .codecs(List.of(codec))
            .variants(List.of(Calibration.burdened(codec)))
            .build();
    Run run = run("calibration", plan);
    Map<Operation, Calibration> calibrations = new LinkedHashMap<>();
    for (Operation operation : suite.operations()) {
      Cell cell = Cell.of(operation, Medium.BYTES, codec, suite.payloads().get(0), jdk.label());
      calibrations.put(operation, Calibration.of(run, cell));
    }
    return calibrations;
  }

  private Run run(String name, Plan plan) {
    RunFolder run = RunFolder.create(folder.resolve(name));
    Run done = campaigns.apply(run).start(plan, codecs);
    if (!done.failures().isEmpty()) {
      throw new BadInput(
          "The validation needs every cell, and "
              + done.failures().get(0).cell().label()
              + " failed ("
              + done.failures().get(0).failure()
              + "): correct that, and run validate again. What was measured is in "
              + folder
              + ".");
    }
    return done;
  }

  private static String noiseFloor(Report report) {
    return Findings.of(report).stream()
        .filter(finding -> finding.kind().equals(Findings.NOISE_FLOOR))
        .map(Finding::text)
        .findFirst()
        .orElse("No control has a result.");
  }

  private Report report(String name) {
    return Analysis.of(Sources.read(List.of(folder.resolve(name))), Settings.DEFAULT);
  }
}

package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Measures what a validation needs: a calibration, then a run by turns and one in blocks, a block
 * of each by turns, so that both meet the same hours. What is done already is not done again.
 */
public final class Validator {
  private static final String SUITE = "validate";
  private static final String CALIBRATION = "calibration";
  private static final String BURSTS = "bursts.jsonl";
  private static final String PICTURE = "bursts.svg";
  private static final int CALIBRATING_BLOCKS = 3;

  /** Much longer than a block takes. */
  private static final Duration LONGEST_BLOCK = Duration.ofHours(1);

  private static final Suite MEASURED = Suites.all().get(SUITE);

  private final ValidationRuns runs;
  private final ValidationPlan plan;

  public Validator(ValidationRuns runs) {
    this.runs = runs;
    this.plan = runs.plan();
  }

  /**
   * The plan of a validation, with the suite's settings for what is not given.
   *
   * @param warmup null for the suite's
   * @param slices null for the suite's
   * @param measurement null for the suite's
   */
  public static ValidationPlan plan(
      int blocks,
      Iterations warmup,
      Iterations slices,
      Iterations measurement,
      long seed,
      boolean bursts) {
    return new ValidationPlan(
        blocks,
        warmup != null ? warmup : MEASURED.spending().warmup(),
        slices != null ? slices : MEASURED.spending().slices(),
        measurement != null ? measurement : MEASURED.spending().measurement(),
        seed,
        bursts,
        false);
  }

  /**
   * Measures, and writes the page.
   *
   * @return the page, as Markdown
   * @throws BadInput if forks cannot take turns here, or a cell that the page rests on failed
   */
  public String validate() {
    Interleaving turns = runs.turns(SUITE);
    Map<Operation, Calibration> calibrations = calibrate(turns);
    List<String> variants = Validation.variants(MEASURED.baseline(), calibrations);
    Plan byTurns = planned(turns, variants);
    Plan inBlocks = planned(Interleaving.BLOCKS, variants);
    for (int blocks = 1; blocks <= plan.blocks(); blocks++) {
      // Whoever comes first would else have the advantage of whatever a pause leaves behind.
      boolean turnsFirst = blocks % 2 == 1;
      measure(turnsFirst ? byTurns : inBlocks, blocks);
      measure(turnsFirst ? inBlocks : byTurns, blocks);
    }
    return write(calibrations);
  }

  private Plan planned(Interleaving interleaving, List<String> variants) {
    return runs.builder(SUITE, interleaving)
        .variants(variants)
        .effort(effort(interleaving).withBlocks(plan.blocks()))
        .build();
  }

  /**
   * Goes on with an order, beside a neighbour if there is to be one, until it has so many blocks.
   */
  private void measure(Plan planned, int blocks) {
    String name = planned.interleaving().interleave().label();
    if (hasBlocks(name, blocks)) {
      return;
    }
    if (!plan.bursts()) {
      run(name, planned, blocks);
      return;
    }
    // Both orders meet the same bursts, in the same order.
    long seed = plan.seed() + blocks - 1;
    try (Neighbour neighbour =
        Neighbour.start(runs.folder().resolve(BURSTS), seed, LONGEST_BLOCK)) {
      run(name, planned, blocks);
      if (!neighbour.isThere()) {
        throw new BadInput(
            "The neighbour ended before a block did, in which there were fewer bursts therefore:"
                + " start validate anew.");
      }
    }
  }

  private Effort effort(Interleaving interleaving) {
    Iterations measurement = interleaving.isByTurns() ? plan.slices() : plan.measurement();
    return Effort.fixed(CALIBRATING_BLOCKS, plan.warmup(), Map.of(), measurement);
  }

  private Map<Operation, Calibration> calibrate(Interleaving turns) {
    String codec = MEASURED.baseline();
    Plan calibration =
        runs.builder(SUITE, turns)
            .effort(effort(turns))
            .codecs(List.of(codec))
            .variants(Calibration.variants(codec))
            .build();
    if (!hasBlocks(CALIBRATION, CALIBRATING_BLOCKS)) {
      run(CALIBRATION, calibration, CALIBRATING_BLOCKS);
    }
    Run run = read(CALIBRATION);
    Map<Operation, Calibration> calibrations = new LinkedHashMap<>();
    for (Operation operation : MEASURED.operations()) {
      Cell cell =
          Cell.of(operation, Medium.BYTES, codec, MEASURED.payloads().get(0), runs.jdk().label());
      calibrations.put(operation, Calibration.of(run, cell));
    }
    return calibrations;
  }

  private boolean hasBlocks(String name, int blocks) {
    return runs.find(name).map(RunFolder::read).filter(run -> hasBlocks(run, blocks)).isPresent();
  }

  private static boolean hasBlocks(Run run, int blocks) {
    var forks = run.forksByCell();
    return !run.cells().isEmpty()
        && run.cells().stream()
            .allMatch(cell -> forks.getOrDefault(cell, List.of()).size() >= blocks);
  }

  private void run(String name, Plan planned, int blocks) {
    checkComplete(runs.run(name, planned, blocks));
  }

  private void checkComplete(Run run) {
    if (!run.failures().isEmpty()) {
      ForkRecord failed = run.failures().get(0);
      throw new BadInput(
          "The validation needs every cell, and "
              + failed.cell().label()
              + " failed ("
              + failed.failure()
              + "): correct that, and start validate anew. What was measured is in "
              + runs.folder()
              + ".");
    }
  }

  private String write(Map<Operation, Calibration> calibrations) {
    Run byTurns = read(Interleave.TURNS.label());
    Run inBlocks = read(Interleave.BLOCKS.label());
    Optional<String> picture = Optional.empty();
    if (plan.bursts()) {
      picture =
          new BurstPicture(Neighbour.read(runs.folder().resolve(BURSTS))).draw(byTurns, inBlocks);
    }
    picture.ifPresent(svg -> runs.write(PICTURE, svg));
    String page =
        MarkdownForm.of(
            ValidationDocument.of(
                plan,
                new Validation(plan, byTurns, inBlocks),
                calibrations,
                Validation.agreement(report(Interleave.TURNS), report(Interleave.BLOCKS)),
                picture.map(svg -> PICTURE)));
    runs.write(page);
    return page;
  }

  private Run read(String name) {
    return RunFolder.open(runs.folder().resolve(name)).read();
  }

  private Report report(Interleave order) {
    return Analysis.of(
        Sources.read(List.of(runs.folder().resolve(order.label()))), Settings.DEFAULT);
  }
}

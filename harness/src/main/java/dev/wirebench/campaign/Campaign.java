package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import dev.wirebench.machine.NoiseProbe;
import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.machine.Shortcomings;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadJars;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Machines;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Scope;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.Qualification;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.NoiseLevel;
import dev.wirebench.results.Derivation;
import dev.wirebench.results.Promise;
import dev.wirebench.run.CutShort;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Carries out a plan: qualification, then block after block. */
public final class Campaign {
  /** The folder that runs are written to by default. */
  public static final Path RESULTS = Path.of("results");

  private static final long PROBE_MILLIS = 4000;
  private static final int TRIAL_BYTES = 64;
  private static final int MOST_REASONS = 10;
  private static final Iterations SHORTEST = new Iterations(1, 10);

  private final RunFolder folder;
  private final Manners manners;
  private final Listener listener;
  private final Archives archives = new Archives();
  private int blocks = Effort.MOST_BLOCKS;
  private boolean profiles;

  /** Is told what happens, so that it can be shown. */
  public interface Listener {
    /** Another campaign runs; this one will begin when that one has ended. */
    void waiting();

    /** The machine lacks something, which a sentence names with what that costs. */
    void lacking(String sentence);

    /** The machine is looked at for some seconds. */
    void probing();

    void probed(Noise noise);

    /** The budget pays for these parts, and leaves others out. */
    void scoped(Scope scope);

    void qualifying(String codec);

    void excluded(QualificationRecord row);

    /**
     * A codec could not be checked, since its JVM was ended from outside: it is not measured, and a
     * resume checks it again.
     */
    void disturbed(PlannedCandidate candidate, String reason);

    /** All that qualified, before the first fork. */
    void starting(Forecast forecast);

    /**
     * The forks of a heat are about to start.
     *
     * @param due heats that the block lacks, with this one
     */
    void heatStarting(Heat heat, int due);

    /** A fork begins: interleaved, to warm up; else to run to its end. */
    void forkStarting(int block, Cell cell);

    /**
     * Every fork of the heat measures once.
     *
     * @param round from 0
     */
    void roundStarting(Heat heat, int round, int rounds);

    /**
     * @param done forks that are done
     * @param total forks that there will be, if nothing more fails or leaves
     */
    void forkDone(ForkRecord fork, int done, int total);

    /** These are known precisely enough, and are not forked again. */
    void leaving(int block, List<Cell> cells);

    /**
     * The time is over before all blocks are done.
     *
     * @param block which is not done, from 0
     * @param lackingMillis what the blocks that the plan promised would take besides, as far as can
     *     be known
     */
    void budgetSpent(int block, long lackingMillis);

    /**
     * All is measured; a fork that is not says what a row does with its time.
     *
     * @param done profiles that there are already, of those that are to come
     */
    void profiling(Cell cell, int done, int total);

    /** There is no profile of a row. */
    void profileFailed(Cell cell, String reason);

    /** Stopped by a signal; everything is on disk. */
    void interrupted();
  }

  /**
   * The behaviour of a campaign on its machine.
   *
   * @param force measure on a noisy machine too
   * @param patient wait for another campaign to end, instead of refusing
   * @param probe look at the machine's noise first
   */
  public record Manners(boolean force, boolean patient, boolean probe) {

    /**
     * Says whether a machine is too noisy to measure on.
     *
     * @param noise null if it was not looked at
     */
    public boolean refuses(Noise noise) {
      return noise != null && noise.verdict() == NoiseLevel.RED && !force;
    }

    /** This behaviour, except that noise is recorded and is no reason to refuse. */
    public Manners forced() {
      return new Manners(true, patient, probe);
    }
  }

  public Campaign(RunFolder folder, Manners manners, Listener listener) {
    this.folder = folder;
    this.manners = manners;
    this.listener = listener;
  }

  /** Stops when so many blocks are done; another campaign goes on with {@link #resume}. */
  public Campaign pausingAfter(int count) {
    this.blocks = count;
    return this;
  }

  /** Profiles each row, once all is measured, if it is told to. */
  public Campaign profiling(boolean wanted) {
    this.profiles = wanted;
    return this;
  }

  /**
   * Runs a plan in a new folder. It is made when no other campaign runs any more, so that whoever
   * stops waiting leaves none behind.
   *
   * @param path of the folder
   * @param codecs the registry
   * @param profiles whether each row is profiled, once all is measured
   * @throws BadInput as {@link #start} does, or if the folder cannot be made
   * @throws CutShort as {@link #start} does
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public static Run startIn(
      Path path,
      Manners manners,
      Listener listener,
      Plan plan,
      CodecRegistry codecs,
      boolean profiles) {
    // Said at once, not after hours of waiting.
    RunFolder.create(path).discard();
    try (CampaignLock lock = CampaignLock.acquire(manners.patient(), listener::waiting)) {
      Campaign campaign =
          new Campaign(RunFolder.create(path), manners, listener).profiling(profiles);
      campaign.begin(plan);
      return campaign.proceed(codecs);
    }
  }

  /**
   * Runs a plan to its end; a cell that fails costs no other cell its result.
   *
   * @param codecs the registry
   * @throws BadInput if another campaign is running or the machine is too noisy; then the folder is
   *     gone again
   * @throws CutShort if the run's folder cannot be written any more
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public Run start(Plan plan, CodecRegistry codecs) {
    try (CampaignLock lock = lockOrDiscard()) {
      begin(plan);
      return proceed(codecs);
    }
  }

  private CampaignLock lockOrDiscard() {
    try {
      return CampaignLock.acquire(manners.patient(), listener::waiting);
    } catch (BadInput e) {
      folder.discard();
      throw e;
    }
  }

  /** Removes the folder if anything fails before the first line of the journal. */
  private void begin(Plan plan) {
    try {
      Instant now = SteadyClock.now();
      sayWhatIsLacking(plan);
      Noise noise = probe(plan);
      folder.write(plan);
      try (Journal journal = folder.createJournal()) {
        journal.append(Kind.START, start(plan, now, noise));
      }
    } catch (BadInput e) {
      folder.discard();
      throw e;
    } catch (IOException | UncheckedIOException e) {
      folder.discard();
      throw new BadInput(
          "The folder '" + folder.path() + "' cannot be written (" + e + "): name another one.", e);
    }
  }

  /**
   * A run that could be taken up here; nothing is.
   *
   * @throws BadInput if it is damaged, or the conditions are not those that it was started under
   */
  public static Run resumable(RunFolder folder) {
    folder.requireWritable();
    Run run = folder.read();
    Conditions.check(run);
    PayloadJars.open(run.plan().machines().plugins().stream().map(Path::of).toList());
    return run;
  }

  /**
   * Takes up a run where it was stopped, however it was stopped.
   *
   * @param more by how much its budget is raised; null if it is not
   * @throws BadInput if the conditions are not those that it was started under, the machine is too
   *     noisy, or there is no budget to raise
   * @throws CutShort if the run's folder cannot be written any more
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public Run resume(Duration more) {
    try (CampaignLock lock = CampaignLock.acquire(manners.patient(), listener::waiting)) {
      Run run = resumable(folder);
      if (more != null && run.plan().limits().budgetMillis() == null) {
        throw new BadInput(
            "The run in '"
                + folder.path()
                + "' has no budget that could be raised: leave --budget out.");
      }
      Machines machines = run.plan().machines();
      CodecRegistry codecs = CodecRegistry.read(machines.plugins()).with(machines.releases());
      Duration behind =
          run.forks().stream()
              .map(ForkRecord::stop)
              .max(Instant::compareTo)
              .map(SteadyClock::goOnFrom)
              .orElse(Duration.ZERO);
      sayWhatIsLacking(run.plan());
      Noise noise = probe(run.plan());
      try (Journal journal = folder.resumeJournal()) {
        journal.noteSetBack(behind);
        journal.append(
            Kind.RESUMED,
            new Resumption(SteadyClock.now(), noise, more == null ? null : more.toMillis()));
      } catch (IOException e) {
        throw new CutShort(folder, e);
      }
      return proceed(codecs);
    }
  }

  private void sayWhatIsLacking(Plan plan) {
    Shortcomings.ofRun(!Boolean.FALSE.equals(plan.interleaving().pinned()))
        .ifPresent(listener::lacking);
  }

  private Noise probe(Plan plan) {
    if (!manners.probe() || !plan.timesMeanSomething()) {
      return null;
    }
    listener.probing();
    Noise noise = new NoiseProbe().measure(PROBE_MILLIS);
    listener.probed(noise);
    if (manners.refuses(noise)) {
      throw new BadInput(
          "This machine is too noisy to measure on ("
              + noise
              + "): close other programs and try again, or measure all the same with --force.");
    }
    return noise;
  }

  private Start start(Plan plan, Instant now, Noise noise) {
    Map<String, Integer> documentBytes = new LinkedHashMap<>();
    for (String payload : plan.selection().payloads()) {
      documentBytes.put(payload, (int) Math.round(Payload.load(payload).meanBytes()));
    }
    return new Start(
        now,
        folder.planDigest(),
        Environment.read(),
        Libraries.read(plan.machines().plugins()),
        documentBytes,
        noise,
        plan.selection().payloads().stream().filter(Payload::isImported).toList());
  }

  /**
   * The measurement that would follow.
   *
   * @param noise of the machine; null if it was not looked at
   */
  public record Rehearsal(Noise noise, Forecast forecast) {}

  /**
   * Qualifies, and says what would be measured; measures nothing and leaves no folder.
   *
   * @throws BadInput if another campaign is running, or the budget does not pay for the plan
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public Rehearsal rehearse(Plan plan, CodecRegistry codecs) {
    try (CampaignLock lock = CampaignLock.acquire(manners.patient(), listener::waiting)) {
      begin(plan);
      Run run = folder.read();
      try (Journal journal = folder.resumeJournal();
          Interruption interruption = new Interruption(journal, folder, () -> {})) {
        Forecast forecast = prepare(run, codecs, journal, interruption).forecast();
        return new Rehearsal(run.start().noise(), forecast);
      } catch (IOException e) {
        throw new CutShort(folder, e);
      }
    } finally {
      folder.discard();
    }
  }

  /** Does whatever the journal lacks, starting where it ends. */
  private Run proceed(CodecRegistry codecs) {
    Run run = folder.read();
    try (archives;
        Journal journal = folder.resumeJournal();
        Interruption interruption = new Interruption(journal, folder, listener::interrupted)) {
      Prepared prepared = prepare(run, codecs, journal, interruption);
      listener.starting(prepared.forecast());
      prepared.measuring().measure(journal, interruption, listener);
      if (profiles) {
        List<Cell> measured = List.copyOf(folder.read().measuredByCell().keySet());
        prepared.profiling().run(measured, interruption, listener);
      }
    } catch (BadInput e) {
      discardUnlessMeasured(run);
      throw e;
    } catch (IOException e) {
      throw new CutShort(folder, e);
    }
    try {
      Run derived = Derivation.derive(folder);
      folder.noteProfiles();
      return derived;
    } catch (UncheckedIOException e) {
      throw new CutShort(folder, e);
    }
  }

  /** A run that was repaired has measured something, whatever is left of it. */
  private void discardUnlessMeasured(Run run) {
    if (run.forks().isEmpty() && run.repairs().isEmpty()) {
      folder.discard();
    }
  }

  private record Prepared(Forecast forecast, Measuring measuring, ProfileForks profiling) {}

  /** Does everything that comes before the first fork that counts. */
  private Prepared prepare(
      Run run, CodecRegistry codecs, Journal journal, Interruption interruption)
      throws IOException {
    describe(run, codecs, journal);
    ForkCost fork = new ForkCost();
    run.forks().forEach(fork::add);
    if (run.forks().isEmpty()) {
      interruption.stopHere();
      fork.add(trial(run.plan(), codecs));
    }
    TimeBudget budget = TimeBudget.of(run, SteadyClock.now());
    if (budget.isLimited() && run.scope() == null && !run.planned()) {
      Scope scope =
          new Scoping(run.plan(), codecs, run.start().documentBytes(), fork)
              .fit(budget.leftMillis());
      journal.append(Kind.SCOPE, scope);
      run = run.with(scope);
    }
    if (run.scope() != null) {
      listener.scoped(run.scope());
    }
    List<QualificationRecord> qualified = qualify(run, codecs, journal, interruption);
    List<Cell> cells = cells(run.plan(), qualified);
    if (!run.planned() && !cells.isEmpty()) {
      Effort affordable =
          new Planner(run.plan(), cells, Cost.of(run.plan(), fork)).fit(budget.leftMillis());
      journal.append(Kind.EFFORT, affordable);
      run = run.with(affordable);
    }
    Effort effort = run.plan().effort();
    Run now = effort.blocks() > blocks ? run.with(effort.withBlocks(blocks)) : run;
    return prepared(now, cells, launcher(now.plan(), codecs, qualified), budget, fork);
  }

  /**
   * Returns the cells to measure; none if codecs are still to be checked and no other one
   * qualified.
   *
   * @throws BadInput if no codec qualified: arrays that are copied tell nothing without one
   */
  private static List<Cell> cells(Plan plan, List<QualificationRecord> qualified) {
    if (qualified.stream().anyMatch(row -> !row.operations().isEmpty())) {
      return PlannedCells.of(plan, qualified);
    }
    if (qualified.size() < plan.candidates().size()) {
      return List.of();
    }
    throw new BadInput(
        "Nothing can be measured: "
            + qualified.stream()
                .filter(row -> row.firstReason().isPresent())
                .map(QualificationRecord::exclusion)
                .distinct()
                .limit(MOST_REASONS)
                .collect(Collectors.joining("; "))
            + ". Choose other codecs, payloads, operations or APIs.");
  }

  private Prepared prepared(
      Run run, List<Cell> cells, ForkLauncher launcher, TimeBudget budget, ForkCost fork) {
    Plan plan = run.plan();
    ProfileForks profiling = new ProfileForks(plan, launcher, folder);
    if (plan.interleaving().isByTurns()) {
      HeatCost cost = new HeatCost(plan, fork);
      run.heats().forEach(cost::add);
      Forecast forecast = forecast(run, cells, HeatProgress.of(run).done(), cost, budget);
      HeatRunner runner = new HeatRunner(plan, launcher);
      return new Prepared(forecast, new Heats(run, cells, runner, budget, cost), profiling);
    }
    Forecast forecast = forecast(run, cells, Progress.of(run).done(), fork, budget);
    ForkRunner runner = new ForkRunner(plan, launcher);
    return new Prepared(forecast, new Blocks(run, cells, runner, budget, fork), profiling);
  }

  private ForkLauncher launcher(
      Plan plan, CodecRegistry codecs, List<QualificationRecord> qualified) {
    return new ForkLauncher(
        plan,
        codecs,
        ForkClassPath.of(plan.machines()),
        folder.crashReports(),
        new QualifiedOutputs(qualified),
        archives);
  }

  /** Runs a fork that is not recorded, to see what it costs to start one here. */
  private ForkRecord trial(Plan plan, CodecRegistry codecs) {
    Cell cell = Cell.floor(TRIAL_BYTES, plan.machines().jdks().get(0).label());
    Plan trial = plan.with(Effort.fixed(1, SHORTEST, Map.of(), SHORTEST));
    return new ForkRunner(trial, launcher(trial, codecs, List.of())).run(0, 0, 0, cell, SHORTEST);
  }

  private static Forecast forecast(
      Run run, List<Cell> cells, int done, Cost cost, TimeBudget budget) {
    Plan plan = run.plan();
    List<Cell> wanted = cells.stream().filter(cell -> !plan.isIndicative(cell)).toList();
    double before =
        wanted.isEmpty() ? 0 : cost.millis(plan.effort(), wanted, 1) * done / wanted.size();
    long least =
        Math.round(
            Math.max(0, cost.millis(plan.effort(), wanted, plan.effort().blocks()) - before));
    long most =
        budget.isLimited() && (plan.limits().spends() || wanted.size() < cells.size())
            ? Math.max(0, budget.leftMillis())
            : Math.round(
                Math.max(
                    0, cost.millis(plan.effort(), wanted, plan.effort().mostBlocks()) - before));
    int floors = (int) cells.stream().filter(cell -> cell.floorSize().isPresent()).count();
    int indicative = (int) cells.stream().filter(plan::isIndicative).count();
    return new Forecast(
        plan,
        cells.size() - floors - indicative,
        indicative,
        floors,
        done,
        least,
        most,
        Promise.of(plan, RESULTS));
  }

  private static void describe(Run run, CodecRegistry codecs, Journal journal) throws IOException {
    for (String id : run.plan().selection().codecs()) {
      Optional<CodecFacts> codec = codecs.find(id);
      if (codec.isPresent() && !run.codecs().contains(codec.get())) {
        journal.append(Kind.CODEC, codec.get());
      }
    }
  }

  /** Adds the rows that the journal lacks, in the order of the plan. */
  private List<QualificationRecord> qualify(
      Run run, CodecRegistry codecs, Journal journal, Interruption interruption)
      throws IOException {
    Plan plan = run.plan();
    CodecClassPath classPath = ForkClassPath.of(plan.machines());
    Map<Key, QualificationRecord> known = new HashMap<>();
    run.qualified().forEach(row -> known.put(row.key(), row));
    List<QualificationRecord> all = new ArrayList<>();
    String announced = null;
    for (PlannedCandidate planned : plan.candidates()) {
      QualificationRecord before = known.get(Key.of(planned));
      if (before != null) {
        all.add(before);
        continue;
      }
      Candidate candidate = planned.candidate();
      if (!candidate.codec().equals(announced)) {
        announced = candidate.codec();
        listener.qualifying(announced);
      }
      interruption.stopHere();
      Judgement judgement =
          new Qualification(plan.launcher(planned), classPath, true)
              .quotingFields(plan.machines().namesFields())
              .judge(candidate, codecs);
      if (judgement.result() == null) {
        // Its JVM ended of itself, or was stopped from outside together with this one.
        interruption.awaitSignal();
      }
      if (judgement.isAccident()) {
        listener.disturbed(planned, judgement.objections().get(0));
        continue;
      }
      QualificationRecord row =
          QualificationRecord.of(planned, plan.operations(planned), judgement);
      if (row.sizes() == null) {
        listener.excluded(row);
      }
      journal.append(Kind.QUALIFIED, row);
      all.add(row);
    }
    return all;
  }
}

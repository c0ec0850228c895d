package dev.wirebench.campaign;

import dev.wirebench.campaign.NoiseProbe.Noise;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries out a plan: qualification, then block after block, one fork at a time. */
public final class Campaign {
  private static final long PROBE_MILLIS = 4000;

  private final RunFolder folder;
  private final Manners manners;
  private final Listener listener;

  /** Hears what happens, to show it. */
  public interface Listener {
    /** Another campaign runs; this one will begin when that one has ended. */
    void waiting();

    /** The machine is looked at for some seconds. */
    void probing();

    void probed(Noise noise);

    void qualifying(String codec);

    void excluded(Qualified row);

    /**
     * All that qualified, before the first fork.
     *
     * @param done forks that the run has already
     */
    void starting(Plan plan, List<Cell> cells, int done);

    void forkStarting(int block, Cell cell);

    /**
     * @param done forks that are done or will not be, of {@code total}
     */
    void forkDone(ForkRecord fork, int done, int total);

    /** Stopped by a signal; everything is on disk. */
    void interrupted();
  }

  /**
   * How a campaign behaves on its machine.
   *
   * @param force measure on a noisy machine too
   * @param patient wait for another campaign to end, instead of refusing
   * @param probe look at the machine's noise first
   */
  public record Manners(boolean force, boolean patient, boolean probe) {}

  public Campaign(RunFolder folder, Manners manners, Listener listener) {
    this.folder = folder;
    this.manners = manners;
    this.listener = listener;
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
  public Run start(Plan plan, CodecInfos codecs) {
    try (CampaignLock lock = CampaignLock.acquire(manners.patient(), listener::waiting)) {
      begin(plan);
      return proceed(codecs);
    }
  }

  /** Whatever happens before the first line of the journal leaves no folder behind. */
  private void begin(Plan plan) {
    try {
      Noise noise = probe();
      folder.write(plan);
      try (Journal journal = folder.createJournal()) {
        journal.append(start(plan, noise));
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
   * Takes up a run where it was stopped, however it was stopped.
   *
   * @throws BadInput if the conditions are not those that it was started under, or the machine is
   *     too noisy
   * @throws CutShort if the run's folder cannot be written any more
   */
  @SuppressWarnings("try") // The lock is held, not used.
  public Run resume() {
    try (CampaignLock lock = CampaignLock.acquire(manners.patient(), listener::waiting)) {
      Run run = folder.read();
      Conditions.check(run);
      CodecInfos codecs = CodecInfos.read(run.plan().plugins());
      Noise noise = probe();
      try (Journal journal = folder.resumeJournal()) {
        journal.append(new Resumption(Instant.now(), noise));
      } catch (IOException e) {
        throw new CutShort(folder, e);
      }
      return proceed(codecs);
    }
  }

  private Noise probe() {
    if (!manners.probe()) {
      return null;
    }
    listener.probing();
    Noise noise = new NoiseProbe().measure(PROBE_MILLIS);
    listener.probed(noise);
    if (noise.verdict().equals("red") && !manners.force()) {
      throw new BadInput(
          "This machine is too noisy to measure on ("
              + noise
              + "): close other programs and try again, or measure all the same with --force.");
    }
    return noise;
  }

  private Start start(Plan plan, Noise noise) {
    Map<String, Integer> documentBytes = new LinkedHashMap<>();
    for (String payload : plan.payloads()) {
      documentBytes.put(payload, Payload.load(payload).documents().get(0).length);
    }
    return new Start(
        Instant.now(),
        folder.planDigest(),
        Environment.read(),
        Libraries.read(plan.plugins()),
        documentBytes,
        noise);
  }

  /** Does what the journal lacks, from wherever it ends. */
  private Run proceed(CodecInfos codecs) {
    Run run = folder.read();
    try (Journal journal = folder.resumeJournal();
        Interruption interruption = new Interruption(journal, folder, listener::interrupted)) {
      describe(run, codecs, journal);
      List<Qualified> qualified = qualify(run, codecs, journal, interruption);
      blocks(run, run.plan().cells(qualified), codecs, journal, interruption);
    } catch (IOException e) {
      throw new CutShort(folder, e);
    }
    try {
      return folder.derive();
    } catch (UncheckedIOException e) {
      throw new CutShort(folder, e);
    }
  }

  private static void describe(Run run, CodecInfos codecs, Journal journal) throws IOException {
    for (String id : run.plan().codecs()) {
      Optional<CodecInfo> codec = codecs.find(id);
      if (codec.isPresent() && !run.codecs().contains(codec.get())) {
        journal.append(codec.get());
      }
    }
  }

  /** Adds the rows that the journal lacks. They are made in the order of the plan. */
  private List<Qualified> qualify(
      Run run, CodecInfos codecs, Journal journal, Interruption interruption) throws IOException {
    Plan plan = run.plan();
    Qualification qualification = new Qualification(ForkClassPath.of(plan.plugins()));
    List<Qualified> all = new ArrayList<>(run.qualified());
    String announced = null;
    for (Candidate candidate : plan.candidates().subList(all.size(), plan.candidates().size())) {
      if (!candidate.codec().equals(announced)) {
        announced = candidate.codec();
        listener.qualifying(announced);
      }
      interruption.stopHere();
      Qualified row = qualification.qualify(candidate, plan.operations(), codecs);
      if (Qualification.ended(row)) {
        interruption.awaitSignal();
      }
      if (row.sizes() == null) {
        listener.excluded(row);
      }
      journal.append(row);
      all.add(row);
    }
    return all;
  }

  private void blocks(
      Run run, List<Cell> cells, CodecInfos codecs, Journal journal, Interruption interruption)
      throws IOException {
    Plan plan = run.plan();
    ForkRunner runner =
        new ForkRunner(plan, codecs, ForkClassPath.of(plan.plugins()), folder.crashReports());
    Progress progress = Progress.of(run);
    int total = cells.size() * plan.blocks();
    int done = progress.count(plan, cells);
    listener.starting(plan, cells, done);
    for (int block = 0; block < plan.blocks(); block++) {
      List<Cell> order = plan.order(cells, block);
      for (int place = 0; place < order.size(); place++) {
        Cell cell = order.get(place);
        while (!progress.isDone(block, cell)) {
          interruption.stopHere();
          listener.forkStarting(block, cell);
          ForkRecord fork = runner.run(block, place, progress.attempt(block, cell), cell);
          if (fork.failure() != null) {
            interruption.awaitSignal();
          }
          journal.append(fork);
          progress.add(fork);
          done = progress.count(plan, cells);
          listener.forkDone(fork, done, total);
        }
      }
    }
  }
}

package dev.wirebench.campaign;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.SteadyClock;
import dev.wirebench.campaign.Preparation.Prepared;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import dev.wirebench.machine.NoiseProbe;
import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.machine.Shortcomings;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadJars;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Machines;
import dev.wirebench.plan.Plan;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.CutShort;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Carries out a plan: the correctness checks, then repetition after repetition. */
public final class Campaign {
  /** The folder that runs are written to by default. */
  public static final Path RESULTS = Path.of("results");

  private static final long PROBE_MILLIS = 4000;

  private final Path path;
  private final CampaignOptions options;
  private final CampaignListener listener;
  private final Archives archives = new Archives();
  private int blocks = Effort.MOST_BLOCKS;
  private boolean profiles;

  /**
   * @param path the run's folder, which exists if the run is to be resumed
   */
  public Campaign(Path path, CampaignOptions options, CampaignListener listener) {
    this.path = path;
    this.options = options;
    this.listener = listener;
  }

  /** Pauses after this many repetitions; another campaign goes on with {@link #resume}. */
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
   * Runs a plan to its end, in a new folder; a cell that fails costs no other cell its result. The
   * folder is made when no other campaign runs any more, so that whoever stops waiting leaves none
   * behind.
   *
   * @param codecs the registry
   * @throws BadInput if another campaign is running, the machine is too noisy or the folder cannot
   *     be made; then there is none
   * @throws CutShort if the run's folder cannot be written any more
   */
  public Run start(Plan plan, CodecRegistry codecs) {
    // Said at once, not after hours of waiting.
    RunFolder.create(path).discard();
    return alone(() -> proceed(begin(plan), codecs));
  }

  private <T> T alone(Supplier<T> work) {
    return CampaignLock.whileHeld(options.patient(), listener::waiting, work);
  }

  /** Makes the folder, and removes it if anything fails before the first line of the journal. */
  private RunFolder begin(Plan plan) {
    RunFolder folder = RunFolder.create(path);
    try {
      Instant now = SteadyClock.now();
      sayWhatIsLacking(plan);
      Noise noise = probe(plan);
      Plan drawn = folder.values().draw(plan);
      folder.write(drawn);
      try (Journal journal = folder.createJournal()) {
        journal.append(Kind.START, start(folder, drawn, now, noise));
      }
      return folder;
    } catch (BadInput e) {
      folder.discard();
      throw e;
    } catch (IOException | UncheckedIOException e) {
      folder.discard();
      throw new BadInput(
          "The folder '" + path + "' cannot be written (" + e + "): name another one.", e);
    }
  }

  private void sayWhatIsLacking(Plan plan) {
    Shortcomings.ofRun(!Boolean.FALSE.equals(plan.interleaving().pinned()))
        .ifPresent(listener::lacking);
  }

  private Noise probe(Plan plan) {
    if (!options.probe() || !plan.timesMeanSomething()) {
      return null;
    }
    listener.probing();
    Noise noise = new NoiseProbe().measure(PROBE_MILLIS);
    listener.probed(noise);
    if (options.refuses(noise)) {
      throw new BadInput(
          "This machine is too noisy to measure on ("
              + noise
              + "): close other programs and try again, or measure all the same with --force.");
    }
    return noise;
  }

  private static Start start(RunFolder folder, Plan plan, Instant now, Noise noise)
      throws IOException {
    Map<String, Integer> documentBytes = documentBytes(folder, plan);
    return new Start(
        now,
        folder.planDigest(),
        Environment.read(),
        Libraries.read(plan.machines().plugins()),
        documentBytes,
        noise,
        plan.selection().payloads().stream().filter(Payload::isImported).toList());
  }

  private static Map<String, Integer> documentBytes(RunFolder folder, Plan plan)
      throws IOException {
    Map<String, Integer> bytes = new LinkedHashMap<>();
    try (PayloadSource payloads = folder.values().payloads()) {
      for (String payload : plan.selection().payloads()) {
        bytes.put(payload, (int) Math.round(payloads.load(payload).meanBytes()));
      }
    }
    return bytes;
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
  public Rehearsal rehearse(Plan plan, CodecRegistry codecs) {
    return alone(
        () -> {
          RunFolder folder = begin(plan);
          try (Journal journal = folder.resumeJournal();
              Interruption interruption = new Interruption(journal, folder, () -> {})) {
            Run run = folder.read();
            Preparation preparation =
                new Preparation(folder, codecs, archives, journal, interruption, listener);
            return new Rehearsal(run.start().noise(), preparation.rehearse(run, blocks).forecast());
          } catch (IOException e) {
            throw new CutShort(folder, e);
          } finally {
            folder.discard();
          }
        });
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
  public Run resume(Duration more) {
    return alone(() -> resume(RunFolder.open(path), more));
  }

  private Run resume(RunFolder folder, Duration more) {
    Run run = resumable(folder);
    if (more != null && run.plan().limits().budgetMillis() == null) {
      throw new BadInput(
          "The run in '" + path + "' has no budget that could be raised: leave --budget out.");
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
    try {
      folder.values().drawAgain(run.plan());
    } catch (IOException e) {
      throw new BadInput(
          "The folder '" + path + "' cannot be written (" + e + "): check its rights.", e);
    }
    try (Journal journal = folder.resumeJournal()) {
      journal.noteSetBack(behind);
      journal.append(
          Kind.RESUMED,
          new Resumption(SteadyClock.now(), noise, more == null ? null : more.toMillis()));
    } catch (IOException e) {
      throw new CutShort(folder, e);
    }
    return proceed(folder, codecs);
  }

  /** Does whatever the journal lacks, starting where it ends. */
  private Run proceed(RunFolder folder, CodecRegistry codecs) {
    Run run = folder.read();
    try (archives;
        Journal journal = folder.resumeJournal();
        Interruption interruption = new Interruption(journal, folder, listener::interrupted)) {
      Prepared prepared =
          new Preparation(folder, codecs, archives, journal, interruption, listener)
              .prepare(run, blocks);
      listener.starting(prepared.forecast());
      prepared.measuring().measure(journal, interruption, listener);
      if (profiles) {
        List<Cell> measured = List.copyOf(folder.read().measuredByCell().keySet());
        prepared.profiling().run(measured, interruption, listener);
      }
    } catch (BadInput e) {
      // A run that was repaired has measured something, whatever is left of it.
      if (run.forks().isEmpty() && run.repairs().isEmpty()) {
        folder.discard();
      }
      throw e;
    } catch (IOException e) {
      throw new CutShort(folder, e);
    }
    try {
      Run derived = Derivation.derive(folder);
      folder.profiles().note();
      return derived;
    } catch (UncheckedIOException e) {
      throw new CutShort(folder, e);
    }
  }
}

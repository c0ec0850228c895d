package dev.wirebench.campaign;

import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Scope;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.TrialRecord;
import java.util.List;

/** Hears what happens in a campaign, so that it can be shown. */
public interface CampaignListener {
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

  /**
   * Benchmarks are tried, one fork each, which shows how long they warm up.
   *
   * @param forks how many
   */
  void trying(int forks);

  /**
   * @param done trials that are done
   * @param total trials that there will be
   */
  void trialDone(TrialRecord trial, int done, int total);

  /** All trials are done. */
  void tried(List<TrialRecord> trials);

  /** All that qualified, before the first fork. */
  void starting(Forecast forecast);

  /**
   * The forks of an interleaved group are about to start.
   *
   * @param due groups that the repetition lacks, with this one
   */
  void heatStarting(Heat heat, int due);

  /** A fork begins: interleaved, to warm up; else to run to its end. */
  void forkStarting(int block, Cell cell);

  /**
   * Every fork of the group measures once.
   *
   * @param round from 0
   */
  void roundStarting(Heat heat, int round, int rounds);

  /**
   * @param done forks that are done
   * @param total forks that there will be, if nothing more fails or leaves
   */
  void forkDone(ForkRecord fork, int done, int total);

  /**
   * It is known what ratios vary by, and how many iterations later forks measure.
   *
   * @param before the iterations until now
   * @param share of the variance that stems from iterations, from 0 to 1
   */
  void revised(int before, int iterations, double share);

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

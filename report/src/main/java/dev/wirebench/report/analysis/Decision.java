package dev.wirebench.report.analysis;

import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.Optional;

/**
 * What the codecs of a report cost in a scenario, and what follows.
 *
 * @param source of the tables
 * @param tables the scenario's tables, one for each operation that counts
 * @param cores processors of the service
 * @param coresAssumed whether nobody said how many there are
 * @param byCpu whether cores come from measured processor time (collector and compiler included)
 *     rather than from the time of the calling thread
 * @param candidates cheapest first; ranked rows that have every operation
 * @param rivals candidates whose time is not established to be longer than that of the cheapest
 * @param incomplete names of codecs that lack an operation
 * @param chosen of the cheapest and its rivals one that saves enough and keeps the baseline's
 *     format; else the cheapest that saves enough
 * @param chosenInFormat the cheapest of the baseline's format that saves enough
 */
public record Decision(
    Scenario scenario,
    Source source,
    List<Table> tables,
    String jdk,
    double cores,
    boolean coresAssumed,
    boolean byCpu,
    Candidate baseline,
    List<Candidate> candidates,
    List<Rival> rivals,
    List<String> incomplete,
    Outcome outcome,
    Optional<Candidate> chosen,
    Optional<Candidate> chosenInFormat) {
  /** Share of a service's processors below which a saving does not pay for a change. */
  public static final double RULE = 0.05;

  /** What the numbers say. */
  public enum Outcome {
    /** Fewer blocks than verdicts need. */
    TOO_FEW_FORKS,
    /** All that the baseline takes is less than 5 % of the processors. */
    BASELINE_IS_CHEAP,
    /** No codec is known to be faster and saves 5 % of the processors. */
    NO_CODEC_SAVES_ENOUGH,
    /** The cheapest codec is known to be faster than the baseline and saves enough. */
    CHANGE
  }

  /**
   * One codec's costs at the scenario's rate, for writing and reading each message once.
   *
   * @param coresByOperation in the order of the decision's tables
   * @param cores processors kept busy
   * @param megabytes MB (10⁶ bytes) per second on the wire; NaN if sizes are not known
   * @param allocation MB per second; NaN if not measured
   * @param ratio of the time for all operations to the baseline's; empty for the baseline
   * @param breakEven messages per second from which it saves 5 % of the processors; infinite if it
   *     is not faster; NaN if that is not known
   */
  public record Candidate(
      String name,
      Optional<CodecInfo> codec,
      List<Double> coresByOperation,
      double cores,
      double megabytes,
      double allocation,
      Optional<Ratio> ratio,
      Verdict verdict,
      double breakEven) {
    /** The ratio with the interval that decided the verdict; empty where there is no verdict. */
    public Optional<Estimate> corrected() {
      return verdict.restsOnInterval() ? ratio.map(Ratio::family) : Optional.empty();
    }

    /** The wire format; empty if not known. */
    public String format() {
      return codec.map(CodecInfo::format).orElse("");
    }
  }

  /** Share of the service's processors that this candidate saves; negative if it takes more. */
  public double saving(Candidate candidate) {
    return (baseline.cores() - candidate.cores()) / cores;
  }

  /** The first of the candidates. */
  public Candidate cheapest() {
    return candidates.get(0);
  }
}

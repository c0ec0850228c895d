package dev.wirebench.report.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * The ratio of two rows in rounds in which the machine was quiet, and in those in which it was
 * slow. A round is slow if the reference work around it took more than 10 % longer than the lower
 * quartile of its heat (by linear interpolation, type 7 of Hyndman and Fan, 1996), else it is
 * quiet: the slices themselves have no say. Student t intervals over the heats that have at least
 * five rounds of each kind.
 *
 * @param quiet exp of the mean over heats of ln(x̄ / b̄), the means over quiet rounds
 * @param slow the same over slow rounds
 * @param change slow / quiet, paired by heat: 1 where the machine slows both rows alike
 */
public record RoundKinds(Estimate quiet, Estimate slow, Estimate change) {
  private static final double SLOW = 1.1;
  private static final int ROUNDS = 5;
  private static final int HEATS = 3;

  /**
   * The estimator of the lower quartile. Without a copy, it would put the passes into another
   * order.
   */
  private static final Quantile QUARTILE =
      Quantile.withDefaults().withCopy(true).with(Quantile.EstimationMethod.HF7);

  /** ln(x̄ / b̄) of one heat in either kind of rounds. */
  private record Logs(double quiet, double slow) {}

  /**
   * @param confidence 1−α, for instance 0.95
   * @return empty if fewer than three heats have enough rounds of each kind
   */
  public static Optional<RoundKinds> of(List<PairedHeat> heats, double confidence) {
    List<Logs> logs = heats.stream().flatMap(heat -> logs(heat).stream()).toList();
    if (logs.size() < HEATS) {
      return Optional.empty();
    }
    double[] quiet = logs.stream().mapToDouble(Logs::quiet).toArray();
    double[] slow = logs.stream().mapToDouble(Logs::slow).toArray();
    double[] change = logs.stream().mapToDouble(heat -> heat.slow() - heat.quiet()).toArray();
    return Optional.of(
        new RoundKinds(
            Estimates.ratio(quiet, confidence),
            Estimates.ratio(slow, confidence),
            Estimates.ratio(change, confidence)));
  }

  private static Optional<Logs> logs(PairedHeat heat) {
    if (heat.reference().length == 0) {
      return Optional.empty();
    }
    double limit = SLOW * QUARTILE.evaluate(heat.reference(), 0.25);
    List<Integer> quiet = new ArrayList<>();
    List<Integer> slow = new ArrayList<>();
    IntStream.range(0, heat.rounds())
        .forEach(round -> (heat.reference()[round] > limit ? slow : quiet).add(round));
    return quiet.size() < ROUNDS || slow.size() < ROUNDS
        ? Optional.empty()
        : Optional.of(new Logs(logRatio(heat, quiet), logRatio(heat, slow)));
  }

  private static double logRatio(PairedHeat heat, List<Integer> rounds) {
    return Math.log(sum(heat.row(), rounds) / sum(heat.baseline(), rounds));
  }

  private static double sum(double[] slices, List<Integer> rounds) {
    return rounds.stream().mapToDouble(round -> slices[round]).sum();
  }
}

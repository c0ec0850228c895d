package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.HeatVariance;
import dev.wirebench.report.statistics.PairedHeat;
import dev.wirebench.report.statistics.RoundKinds;
import dev.wirebench.report.statistics.RoundPairing;
import dev.wirebench.report.statistics.TrimmedRatio;
import java.util.List;
import java.util.Optional;

/**
 * The evidence of iterations on the ratio of a row to its baseline, over the interleaved groups
 * that both are in. It stands next to the ratio's interval and decides nothing.
 *
 * @param heats how many these are
 * @param kinds empty where too few heats have both quiet and slow rounds
 */
public record Slices(
    int heats,
    HeatVariance variance,
    RoundPairing pairing,
    TrimmedRatio trimmed,
    Optional<RoundKinds> kinds) {

  /**
   * @return empty if there are no heats
   */
  public static Optional<Slices> of(List<PairedHeat> heats) {
    return heats.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Slices(
                heats.size(),
                HeatVariance.of(heats),
                RoundPairing.of(heats),
                TrimmedRatio.of(heats),
                RoundKinds.of(heats, Settings.CONFIDENCE)));
  }
}

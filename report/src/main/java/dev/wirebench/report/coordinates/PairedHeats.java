package dev.wirebench.report.coordinates;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.PairedHeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;

/** The heats that two rows have in common, slice by slice. */
public final class PairedHeats {
  private static final double[] UNKNOWN = {};

  private PairedHeats() {}

  /**
   * @param control repeats the baseline, whose iterations are joined with its own; empty if nothing
   *     does
   * @return empty if they are of different sources, or did not take turns
   */
  public static List<PairedHeat> of(
      Coordinates row, Coordinates baseline, Optional<Coordinates> control) {
    List<PairedHeat> heats = new ArrayList<>();
    if (row.source().equals(baseline.source())) {
      for (Fork fork : row.cell().analysed()) {
        Optional<Fork> mate = control.flatMap(repeated -> together(fork, repeated));
        together(fork, baseline)
            .ifPresent(other -> heats.add(heat(row.source(), fork, other, mate)));
      }
    }
    return heats;
  }

  private static Optional<Fork> together(Fork fork, Coordinates other) {
    return other.cell().analysed().stream().filter(its -> areTogether(fork, its)).findFirst();
  }

  /**
   * Says whether two forks measured in the same passes, and all their scores are usable: a file may
   * say anything.
   */
  private static boolean areTogether(Fork fork, Fork other) {
    return fork.turns() != null
        && other.turns() != null
        && fork.occasion() == other.occasion()
        && fork.scores().length == other.scores().length
        && fork.scores().length > 1
        && areUsable(fork)
        && areUsable(other);
  }

  private static boolean areUsable(Fork fork) {
    DoublePredicate usable = score -> score > 0 && Double.isFinite(score);
    return Arrays.stream(fork.scores()).allMatch(usable);
  }

  private static PairedHeat heat(Source source, Fork fork, Fork other, Optional<Fork> control) {
    double[] reference =
        source.run().stream()
            .flatMap(run -> run.sampling().heats().stream())
            .filter(heat -> heat.number() == fork.turns().heat())
            .findFirst()
            .map(Heat::referenceNanos)
            .filter(nanos -> nanos.length == fork.scores().length)
            .orElse(UNKNOWN);
    double[] baseline =
        control
            .map(mate -> Estimates.geometricMeans(other.scores(), mate.scores()))
            .orElse(other.scores());
    return new PairedHeat(fork.scores(), baseline, reference);
  }
}

package dev.wirebench.report.coordinates;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.RunInfo.Heat;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.statistics.PairedHeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoublePredicate;

/** The heats that two rows have in common, slice by slice. */
public final class PairedHeats {
  private static final double[] UNKNOWN = {};

  private PairedHeats() {}

  /**
   * @return empty if they are of different sources, or did not take turns
   */
  public static List<PairedHeat> of(Coordinates row, Coordinates baseline) {
    List<PairedHeat> heats = new ArrayList<>();
    if (row.source().equals(baseline.source())) {
      for (Fork fork : row.cell().analysed()) {
        baseline.cell().analysed().stream()
            .filter(other -> areTogether(fork, other))
            .findFirst()
            .ifPresent(other -> heats.add(heat(row.source(), fork, other)));
      }
    }
    return heats;
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

  private static PairedHeat heat(Source source, Fork fork, Fork other) {
    double[] reference =
        source.run().stream()
            .flatMap(run -> run.sampling().heats().stream())
            .filter(heat -> heat.number() == fork.turns().heat())
            .findFirst()
            .map(Heat::referenceNanos)
            .filter(nanos -> nanos.length == fork.scores().length)
            .orElse(UNKNOWN);
    return new PairedHeat(fork.scores(), other.scores(), reference);
  }
}

package dev.wirebench.report.input;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The times of single calls of one fork.
 *
 * @param means of each iteration's, in the cell's unit, without iterations that have none
 * @param percentiles by name, see {@link #PERCENTILES}, in the cell's unit; those alone of which
 *     there are enough calls
 */
public record Samples(double[] means, Map<String, Double> percentiles) {
  /**
   * A share of all calls, and the time that so many of them do not exceed.
   *
   * @param name also of the secondary metric that holds it
   * @param fewest calls of a fork that it is told of: ten lie above it, on average
   */
  public record Percentile(String name, double share, int fewest) {}

  /** The percentiles that are reported for samples, in order. */
  public static final List<Percentile> PERCENTILES =
      List.of(
          new Percentile("p50", 0.5, 20),
          new Percentile("p90", 0.9, 100),
          new Percentile("p99", 0.99, 1_000),
          new Percentile("p99.9", 0.999, 10_000));

  /** Counts how often each time was taken. */
  static final class Counts {
    private final TreeMap<Double, Double> counts = new TreeMap<>();
    private double all;

    void add(double value, double count) {
      counts.merge(value, count, Double::sum);
      all += count;
    }

    Map<String, Double> percentiles() {
      Map<String, Double> known = new TreeMap<>();
      for (Percentile percentile : PERCENTILES) {
        if (all >= percentile.fewest()) {
          known.put(percentile.name(), at(percentile.share()));
        }
      }
      return known;
    }

    /** The smallest time that at least this share of all calls does not exceed: nearest rank. */
    private double at(double share) {
      double below = 0;
      for (Map.Entry<Double, Double> each : counts.entrySet()) {
        below += each.getValue();
        if (below >= share * all) {
          return each.getKey();
        }
      }
      return counts.lastKey();
    }
  }
}

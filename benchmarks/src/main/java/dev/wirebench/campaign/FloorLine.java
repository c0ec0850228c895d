package dev.wirebench.campaign;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** What copying an array costs, by its size: the line that no row should be below. */
public final class FloorLine {
  private final NavigableMap<Double, Double> nanosBySize = new TreeMap<>();

  private FloorLine() {}

  /** From the floor measurements of a run on one JDK. */
  public static FloorLine of(Run run, String jdk) {
    FloorLine line = new FloorLine();
    run.measuredByCell().entrySet().stream()
        .filter(entry -> entry.getKey().jdk().equals(jdk))
        .forEach(
            entry ->
                entry.getKey().floorSize().ifPresent(size -> line.add(size, entry.getValue())));
    return line;
  }

  private void add(int size, List<ForkRecord> forks) {
    nanosBySize.put(
        (double) size,
        forks.stream().mapToDouble(fork -> fork.result().mean()).average().orElseThrow());
  }

  /**
   * Interpolates between the two nearest sizes on logarithmic axes, where cost over size is nearly
   * straight.
   *
   * @param bytes size of the message
   * @return ns per copy; NaN outside the sizes that were measured
   */
  public double nanosAt(double bytes) {
    Map.Entry<Double, Double> below = nanosBySize.floorEntry(bytes);
    Map.Entry<Double, Double> above = nanosBySize.ceilingEntry(bytes);
    if (below == null || above == null) {
      return Double.NaN;
    }
    if (below.getKey().equals(above.getKey())) {
      return below.getValue();
    }
    double share = Math.log(bytes / below.getKey()) / Math.log(above.getKey() / below.getKey());
    return below.getValue() * Math.pow(above.getValue() / below.getValue(), share);
  }
}

package dev.wirebench.report.analysis;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The copy floor: the time to copy an array, by its size. No row should be below this line. */
public final class FloorLine {
  private final NavigableMap<Double, Double> nanosBySize = new TreeMap<>();

  /**
   * Adds a measured point.
   *
   * @param nanos ns per copy of so many bytes
   */
  public void add(double bytes, double nanos) {
    nanosBySize.put(bytes, nanos);
  }

  /** Measured points: ns per copy by size in bytes, smallest first. */
  public NavigableMap<Double, Double> points() {
    return nanosBySize;
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
    if (Double.isNaN(bytes) || below == null || above == null) {
      return Double.NaN;
    }
    if (below.getKey().equals(above.getKey())) {
      return below.getValue();
    }
    double share = Math.log(bytes / below.getKey()) / Math.log(above.getKey() / below.getKey());
    return below.getValue() * Math.pow(above.getValue() / below.getValue(), share);
  }
}

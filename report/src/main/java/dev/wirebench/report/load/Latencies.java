package dev.wirebench.report.load;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Histograms of latencies in nanoseconds, as lines of a load hold them. */
public final class Latencies {
  private static final double NANOS_PER_MICRO = 1e3;

  /** Shorter ones cannot be told apart: no round trip is. */
  private static final long SHORTEST_NANOS = 1_000;

  /** Longer ones count as so long. */
  private static final long LONGEST_NANOS = 60_000_000_000L;

  private static final int DIGITS = 3;

  private Latencies() {}

  /** An empty one, of three digits. */
  public static Histogram histogram() {
    return new Histogram(SHORTEST_NANOS, LONGEST_NANOS, DIGITS);
  }

  /** Adds a latency. */
  public static void record(Histogram histogram, long nanos) {
    histogram.recordValue(Math.max(0, Math.min(LONGEST_NANOS, nanos)));
  }

  /** Null of an empty one. */
  public static LoadTurn.Latency of(Histogram histogram) {
    return histogram.getTotalCount() == 0
        ? null
        : new LoadTurn.Latency(
            histogram.getValueAtPercentile(50) / NANOS_PER_MICRO,
            histogram.getValueAtPercentile(99) / NANOS_PER_MICRO,
            histogram.getValueAtPercentile(99.9) / NANOS_PER_MICRO,
            histogram.getMaxValue() / NANOS_PER_MICRO);
  }

  /** The histogram in HdrHistogram's own compressed form, in base64. */
  public static String text(Histogram histogram) {
    ByteBuffer bytes = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(bytes);
    byte[] compressed = new byte[length];
    bytes.flip().get(compressed);
    return Base64.getEncoder().encodeToString(compressed);
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is something else
   */
  public static Histogram read(String text) {
    try {
      return Histogram.decodeFromCompressedByteBuffer(
          ByteBuffer.wrap(Base64.getDecoder().decode(text)), 0);
    } catch (DataFormatException | RuntimeException e) {
      throw new IllegalArgumentException("no histogram: " + e.getMessage(), e);
    }
  }

  /** The percentiles of several turns; null of none. */
  static LoadTurn.Latency together(List<LoadTurn> turns) {
    Histogram all = histogram();
    turns.forEach(turn -> all.add(read(turn.trips().histogram())));
    return of(all);
  }
}

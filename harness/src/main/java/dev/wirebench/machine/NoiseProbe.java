package dev.wirebench.machine;

import dev.wirebench.report.input.NoiseLevel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * A look at how steadily this machine runs, before a measurement: chunks of fixed work of about a
 * millisecond, on one thread.
 */
public final class NoiseProbe {
  private static final long CHUNK_NANOS = 1_000_000L;

  /** So few that the first chunk is short; how many there are to be is measured. */
  private static final int CHAIN_STEPS = 1000;

  /**
   * The noise that was seen.
   *
   * @param cv standard deviation of the chunks' times over their mean
   * @param steal share of all CPU time that the hypervisor gave to others; null if not available
   */
  public record Noise(NoiseLevel verdict, double cv, Double steal) {

    /** The noise in words, for instance {@code green, variation 1.8 %, steal 0.0 %}. */
    @Override
    public String toString() {
      String stolen =
          steal == null ? "not available" : String.format(Locale.ROOT, "%.1f %%", steal * 100);
      return String.format(
          Locale.ROOT, "%s, variation %.1f %%, steal %s", verdict.label(), cv * 100, stolen);
    }

    static Noise of(double cv, Double steal) {
      return new Noise(NoiseLevel.of(cv, steal == null ? 0 : steal), cv, steal);
    }
  }

  /**
   * @param millis how long to look
   */
  public Noise measure(long millis) {
    FixedWork work = FixedWork.chain(CHAIN_STEPS).lasting(CHUNK_NANOS);
    HostMonitor.CpuTimes before = HostMonitor.CpuTimes.read(Path.of("/proc/stat"));
    double[] chunks = new double[(int) (millis * 1_000_000 / CHUNK_NANOS)];
    for (int i = 0; i < chunks.length; i++) {
      chunks[i] = work.nanos();
    }
    HostMonitor.CpuTimes after = HostMonitor.CpuTimes.read(Path.of("/proc/stat"));
    Double steal = before == null || after == null ? null : after.stealSince(before);
    return Noise.of(coefficientOfVariation(chunks), steal);
  }

  public static double coefficientOfVariation(double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(x -> (x - mean) * (x - mean)).sum();
    return Math.sqrt(squares / (values.length - 1)) / mean;
  }
}

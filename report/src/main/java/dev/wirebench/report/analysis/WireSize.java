package dev.wirebench.report.analysis;

/**
 * Bytes of a message on the wire; NaN if not known.
 *
 * @param raw as the codec writes it, mean over the payload's values
 * @param gzip each value compressed by itself, mean over the values
 * @param zstd likewise
 * @param first of value 0, which is the payload's exact sample, as the codec writes it
 */
public record WireSize(double raw, double gzip, double zstd, double first) {
  public static final WireSize UNKNOWN =
      new WireSize(Double.NaN, Double.NaN, Double.NaN, Double.NaN);

  public boolean isKnown() {
    return !Double.isNaN(raw);
  }
}

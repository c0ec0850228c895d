package dev.wirebench.report.analysis;

/**
 * Bytes of a message on the wire; NaN if not known. Of an operation that compresses messages or
 * gives them back, those of the compressed message.
 *
 * @param raw as the codec writes it, or as it is compressed; mean over the payload's values
 * @param gzip each value compressed by itself, mean over the values
 * @param zstd each value compressed by itself, mean over the values
 * @param first of value 0, which is the payload's exact sample, otherwise as {@code raw}
 * @param uncompressed the same messages as the codec writes them, on average, where {@code raw} is
 *     what they are compressed to; else NaN
 */
public record WireSize(double raw, double gzip, double zstd, double first, double uncompressed) {
  public static final WireSize UNKNOWN =
      new WireSize(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);

  /** The compressed size as a share of the uncompressed size; NaN where there is no compression. */
  public double share() {
    return raw / uncompressed;
  }

  public boolean isKnown() {
    return !Double.isNaN(raw);
  }
}

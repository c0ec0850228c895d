package dev.wirebench.report.analysis;

/** Mean over the payload's values, in bytes; NaN if not known. */
public record WireSize(double raw, double gzip, double zstd) {
  public static final WireSize UNKNOWN = new WireSize(Double.NaN, Double.NaN, Double.NaN);

  public boolean isKnown() {
    return !Double.isNaN(raw);
  }
}

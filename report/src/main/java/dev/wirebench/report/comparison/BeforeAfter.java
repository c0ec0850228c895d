package dev.wirebench.report.comparison;

/** A quantity in the older and in the newer run; NaN where it is not known. */
public record BeforeAfter(double before, double after) {
  /** Allocation differs by as much from run to run. */
  private static final double NEGLIGIBLE = 0.001;

  public boolean isKnown() {
    return Double.isFinite(before) && Double.isFinite(after);
  }

  /** Says whether both are known and differ by a thousandth or more. */
  public boolean isChanged() {
    return isKnown()
        && Math.abs(after - before) >= NEGLIGIBLE * Math.abs(before)
        && after != before;
  }

  /** The growth as a share of the older value, 0.1 for 10 %. */
  public double growth() {
    return after / before - 1;
  }
}

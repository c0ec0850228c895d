package dev.wirebench.report.statistics;

/** An effect size that needs no distribution: Vargha and Delaney (2000). */
public final class VarghaDelaney {
  private VarghaDelaney() {}

  /**
   * A = (#{x&gt;y} + ½#{x=y}) / (mn): the probability that a value of {@code x} is the larger one.
   *
   * @param x not empty
   * @param y not empty
   * @return 0 to 1; 0.5 if neither tends to be larger
   */
  public static double a(double[] x, double[] y) {
    double larger = 0;
    for (double first : x) {
      for (double second : y) {
        if (first > second) {
          larger += 1;
        } else if (first == second) {
          larger += 0.5;
        }
      }
    }
    return larger / ((double) x.length * y.length);
  }
}

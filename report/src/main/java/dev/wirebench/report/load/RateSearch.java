package dev.wirebench.report.load;

/**
 * Finds the highest rate that is held: upwards or downwards until there is one that is held and one
 * that is not, by a factor that is squared each time and at most 2 (a galloping search: Bentley and
 * Yao, An almost optimal algorithm for unbounded searching, 1976), then between these two, in the
 * middle of their logarithms.
 */
public final class RateSearch {
  /** A server that answers as fast as it can is asked for seven tenths of that first. */
  private static final double BELOW_SATURATION = 0.7;

  private static final double WIDE_STEP = 1.3;

  /** Wide enough to get away from a rate that was found while something disturbed. */
  private static final double NARROW_STEP = 1.15;

  private static final double WIDEST_STEP = 2;

  /** The largest ratio between the two ends at which their middle is a result. */
  private static final double MOST_BETWEEN = NARROW_STEP * NARROW_STEP;

  private final double start;
  private final double step;
  private int told;
  private double held = Double.NaN;
  private double notHeld = Double.NaN;

  /**
   * A search on a server of which nothing else is known.
   *
   * @param saturation requests per second that it answers when each follows the answer before
   */
  public static RateSearch first(double saturation) {
    return new RateSearch(BELOW_SATURATION * saturation, WIDE_STEP);
  }

  /**
   * A search in a repetition.
   *
   * @param rate that was found before, in requests per second
   */
  public static RateSearch again(double rate) {
    return new RateSearch(rate, NARROW_STEP);
  }

  /**
   * @param start the rate to begin with, in requests per second
   * @param step the factor, above 1
   */
  RateSearch(double start, double step) {
    this.start = start;
    this.step = step;
  }

  /** The rate to try next. */
  public double next() {
    if (Double.isNaN(held)) {
      return Double.isNaN(notHeld) ? start : notHeld / nextStep();
    }
    return Double.isNaN(notHeld) ? held * nextStep() : Math.sqrt(held * notHeld);
  }

  private double nextStep() {
    return Math.min(WIDEST_STEP, Math.pow(step, Math.pow(2, told - 1.0)));
  }

  /**
   * Adds the outcome of a rate that {@link #next} gave, or of any rate when a search is repeated
   * from its record. If outcomes contradict each other, the highest rate that was held and the
   * lowest that was not count.
   *
   * @param outcome null if that tells nothing: then it is tried again
   */
  public void add(double rate, Boolean outcome) {
    if (outcome != null) {
      told++;
      if (outcome) {
        held = Double.isNaN(held) ? rate : Math.max(held, rate);
      } else {
        notHeld = Double.isNaN(notHeld) ? rate : Math.min(notHeld, rate);
      }
    }
  }

  /**
   * Says whether a rate that was held and one that was not are within 32 %, so that their middle is
   * a result.
   */
  public boolean isClosed() {
    return notHeld <= MOST_BETWEEN * held;
  }

  /** The highest rate that was tried and held; NaN if none was. */
  public double held() {
    return held;
  }

  /**
   * The middle between the highest rate that was held and the lowest that was not; where there is
   * only one of the two, half a step beyond it; NaN if nothing told anything.
   */
  public double estimate() {
    if (Double.isNaN(held)) {
      return notHeld / Math.sqrt(step);
    }
    return Double.isNaN(notHeld) ? held * Math.sqrt(step) : Math.sqrt(held * notHeld);
  }
}

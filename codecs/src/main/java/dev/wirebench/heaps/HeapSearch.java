package dev.wirebench.heaps;

/**
 * Finds the smallest heap with which something survives, by bisection on a logarithmic scale. Close
 * to it chance decides, so that the heap which is found has to do several times in a row.
 */
public final class HeapSearch {
  /** HotSpot does not start with much less. */
  private static final int LEAST_MEGABYTES = 2;

  /** The relative precision of the search. */
  private static final double NEAR = 0.05;

  private static final int TIMES = 3;

  /** Starts a fresh JVM each time. */
  public interface Trial {
    /** Says whether the operation survives with a heap of that many megabytes. */
    boolean survives(int megabytes);
  }

  private final Trial trial;
  private int trials;

  private HeapSearch(Trial trial) {
    this.trial = trial;
  }

  /**
   * The result of a search.
   *
   * @param megabytes with which it survived three times in a row; 0 if not even with the most
   * @param trials JVMs that were started
   */
  public record Found(int megabytes, int trials) {}

  /**
   * @param most megabytes that are tried
   */
  public static Found of(Trial trial, int most) {
    HeapSearch search = new HeapSearch(trial);
    int megabytes = search.smallest(most);
    return new Found(megabytes, search.trials);
  }

  private int smallest(int most) {
    if (!survives(most)) {
      return 0;
    }
    int high = most;
    int low = LEAST_MEGABYTES;
    while (high - low > step(low)) {
      int middle = Math.max(low + 1, (int) Math.sqrt((double) low * high));
      if (survives(middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    int confirmed = 1;
    while (confirmed < TIMES && high < most) {
      if (survives(high)) {
        confirmed++;
      } else {
        high = Math.min(most, high + step(high));
        confirmed = 0;
      }
    }
    return high;
  }

  private static int step(int megabytes) {
    return Math.max(1, (int) (NEAR * megabytes));
  }

  private boolean survives(int megabytes) {
    trials++;
    return trial.survives(megabytes);
  }
}

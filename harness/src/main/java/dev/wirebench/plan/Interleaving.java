package dev.wirebench.plan;

/**
 * The order in which the forks of a run measure, and the limits on forks that live at the same
 * time.
 *
 * @param interleave null in plans that know forks one after another only
 * @param memoryMegabytes that forks may take together, with {@link Interleave#TURNS}; null without
 * @param warmingUp how many forks warm up at the same time, with turns; null without
 * @param pinned whether forks measure on one CPU, where the system lets them, with turns; null
 *     without
 */
public record Interleaving(
    Interleave interleave, Integer memoryMegabytes, Integer warmingUp, Boolean pinned) {
  /** The memory that a JVM takes apart from its heap. */
  private static final int BESIDE_HEAP_MEGABYTES = 300;

  /** More were not tried: compilers and collectors of all forks work meanwhile. */
  private static final int MOST_WARMING_UP = 2;

  /** Baseline, control and a codec to compare with them. */
  private static final int SMALLEST_HEAT = 3;

  /** One fork after another. */
  public static final Interleaving BLOCKS = new Interleaving(Interleave.BLOCKS, null, null, null);

  /**
   * The default number of forks that warm up at the same time: one for each of two CPUs. They
   * settle there as they do one by one.
   */
  public static int usualWarmingUp() {
    return Math.min(MOST_WARMING_UP, Runtime.getRuntime().availableProcessors());
  }

  public static Interleaving turns(int memoryMegabytes, int warmingUp, boolean pinned) {
    return new Interleaving(Interleave.TURNS, memoryMegabytes, warmingUp, pinned);
  }

  public boolean isPinned() {
    return Boolean.TRUE.equals(pinned);
  }

  public boolean isByTurns() {
    return interleave == Interleave.TURNS;
  }

  /** The number of forks that warm up at the same time: one where forks come one after another. */
  public int forksWarmingUp() {
    return warmingUp == null ? 1 : warmingUp;
  }

  /** The number of forks with such a heap that may live at the same time; at least one. */
  public int mostForks(int heapMegabytes) {
    return Math.max(1, memoryMegabytes / (heapMegabytes + BESIDE_HEAP_MEGABYTES));
  }

  /** Says whether an interleaved group with such heaps fits, on this many JDKs. */
  boolean fits(int heapMegabytes, int jdks) {
    return mostForks(heapMegabytes) >= SMALLEST_HEAT * jdks;
  }
}

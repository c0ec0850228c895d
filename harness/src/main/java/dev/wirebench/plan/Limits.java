package dev.wirebench.plan;

/**
 * The time that a run and its forks may take.
 *
 * @param budgetMillis how long the run may take; then it decides itself what to spend on each cell,
 *     once it knows what qualified. Null if there is no budget
 * @param spends whether all of the budget is spent where that makes results more precise; else the
 *     plan's effort is enough. Null if there is no budget
 * @param forkTimeoutMillis after which a fork is ended; null for twice its iterations and a minute
 */
public record Limits(Long budgetMillis, Boolean spends, Long forkTimeoutMillis) {
  public Limits {
    // Older plans spent every budget.
    spends = spends == null && budgetMillis != null ? Boolean.TRUE : spends;
  }

  /** A slice waits for no set-up, but may wait for a collection, or for one slow operation. */
  private static final long TURN_MARGIN_MILLIS = 15_000;

  /** Set-up of a large payload on a slow machine must never count as a hang. */
  private static final long TIMEOUT_MARGIN_MILLIS = 60_000;

  /**
   * The time after which a fork counts as hanging, in milliseconds.
   *
   * @param iterationMillis how long its iterations take
   */
  public long timeoutMillis(long iterationMillis) {
    return forkTimeoutMillis != null
        ? forkTimeoutMillis
        : 2 * iterationMillis + TIMEOUT_MARGIN_MILLIS;
  }

  /**
   * The time after which a turn that was not given back ends its fork, in milliseconds.
   *
   * @param sliceMillis how long a slice takes
   */
  public long turnTimeoutMillis(long sliceMillis) {
    return forkTimeoutMillis != null ? forkTimeoutMillis : 2 * sliceMillis + TURN_MARGIN_MILLIS;
  }
}

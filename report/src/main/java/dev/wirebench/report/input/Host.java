package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The machine while a fork ran. Numbers are null where they were not recorded.
 *
 * @param start ISO 8601, as recorded; empty if it was not
 * @param stop ISO 8601, as recorded; empty if it was not
 * @param load system load average over the minute before the start
 * @param steal share of processor time that the hypervisor gave to others, 0 to 1
 * @param pressure share of time in which some task waited for a processor, 0 to 1
 * @param otherProcess the share of one processor that the busiest other process took, 0 to 1
 * @param others the share of one processor that all other processes took together
 * @param throttled processors that a quota withheld from the run, 1 for a whole one
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Host(
    String start,
    String stop,
    Double load,
    Double steal,
    Double pressure,
    Double otherProcess,
    Double others,
    Double throttled) {
  /** More steal than this disturbed a fork, a round or a turn of a load. */
  public static final double MOST_STEAL = 0.02;

  /** Another process that used more of a processor than this disturbed it. */
  public static final double MOST_OTHER_PROCESS = 0.10;

  /**
   * Other processes that used more of a processor together than this disturbed it. Ticks are
   * counted to a few percent of a second, and many small processes are always there.
   */
  public static final double MOST_OTHERS = 0.15;

  /** A quota that withheld more of a processor than this disturbed it. */
  public static final double MOST_THROTTLED = 0.02;

  /** True if other work disturbed the fork so much that a campaign repeats it. */
  public boolean hasMetOthers() {
    return exceeds(steal, MOST_STEAL)
        || exceeds(otherProcess, MOST_OTHER_PROCESS)
        || exceeds(others, MOST_OTHERS);
  }

  private static boolean exceeds(Double value, double most) {
    return value != null && value > most;
  }
}

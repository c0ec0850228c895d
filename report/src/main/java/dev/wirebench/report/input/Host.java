package dev.wirebench.report.input;

/**
 * What the machine did while a fork ran. NaN or null where it was not recorded.
 *
 * @param start ISO 8601, as recorded
 * @param stop ISO 8601, as recorded
 * @param load system load average over the minute before the start
 * @param steal share of processor time that the hypervisor gave to others, 0 to 1
 * @param pressure share of time in which some task waited for a processor, 0 to 1
 * @param otherProcess the share of one processor that the busiest other process took, 0 to 1
 * @param throttled processors that a quota withheld from the run, 1 for a whole one
 */
public record Host(
    String start,
    String stop,
    double load,
    double steal,
    double pressure,
    double otherProcess,
    double throttled) {
  /** A quota that withheld more than this from a fork or a round disturbed it. */
  public static final double MOST_THROTTLED = 0.02;

  /** Nothing was recorded. */
  public static final Host UNKNOWN =
      new Host(null, null, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
}

package dev.wirebench.report.load;

import dev.wirebench.report.statistics.Estimate;
import java.util.List;

/**
 * The figures of one codec in a service, for one payload. An estimate of no repetitions is null;
 * intervals are Student's at 95 %, over repetitions.
 *
 * @param server its last one
 * @param latency at the common rate
 * @param cpu CPU time of the server at the common rate
 * @param answerWireBytes mean length of an answer with HTTP's lines; null if there was none
 * @param points of all turns at a rate that count
 * @param failures what went wrong in turns, or why there is no server
 */
public record CodecLoad(
    LoadServer server,
    Highest highest,
    RoundTrips latency,
    CpuTime cpu,
    Double answerWireBytes,
    List<Point> points,
    List<String> failures) {

  /**
   * The highest rate at the target.
   *
   * @param rate in requests per second
   * @param ratio of that to the baseline's, paired by repetition; null for the baseline
   * @param open the searches that did not come to their end; null if all did
   * @param unjudged turns that tell nothing, since the load generator lagged
   */
  public record Highest(Estimate rate, Estimate ratio, Open open, int unjudged) {}

  /**
   * Round trips at the common rate.
   *
   * @param percentiles of all repetitions together, in microseconds; null if there were none
   * @param p99Ratio of each repetition's 99th percentile to the baseline's; null for the baseline
   */
  public record RoundTrips(LoadTurn.Latency percentiles, Estimate p99Ratio) {}

  /**
   * CPU time of the server.
   *
   * @param micros for a request, in microseconds
   * @param ratio of that to the baseline's; null for the baseline
   * @param share of the codec's two calls in that CPU time, by the threads' clocks
   * @param sampleShare of these calls in the samples of Java code
   * @param samples how many of those there are
   */
  public record CpuTime(
      Estimate micros, Estimate ratio, Estimate share, Estimate sampleShare, long samples) {}

  /**
   * One turn.
   *
   * @param rate that was offered, in requests per second
   * @param p99 in microseconds
   */
  public record Point(double rate, double p99) {}

  /**
   * Searches for the highest rate that ended before a rate that was held and one that was not were
   * near each other; their repetitions do not count for the highest rate.
   *
   * @param repetitions how many
   * @param held the highest rate that was held in one of them, in requests per second; NaN if none
   *     was
   */
  public record Open(int repetitions, double held) {}

  public String codec() {
    return server.codec();
  }

  /** Says whether the codec comes from a plug-in. */
  public boolean isExternal() {
    return Boolean.TRUE.equals(server.external());
  }
}

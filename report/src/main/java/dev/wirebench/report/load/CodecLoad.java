package dev.wirebench.report.load;

import dev.wirebench.report.statistics.Estimate;
import java.util.List;

/**
 * What was found of one codec in a service, for one payload. An estimate of no repetitions is null;
 * intervals are Student's at 95 %, over repetitions.
 *
 * @param server its last one
 * @param highest rate at the target, in requests per second
 * @param ratio of that to the baseline's, paired by repetition; null for the baseline
 * @param latency at the common rate, of all repetitions together, in microseconds; null if none
 * @param p99 the same percentile of each repetition, in microseconds
 * @param p99Ratio of that to the baseline's
 * @param cpuMicros CPU time of the server for a request at the common rate, in microseconds
 * @param cpuRatio of that to the baseline's
 * @param share of the codec's two calls in that CPU time, by the threads' clocks
 * @param sampleShare of these calls in the samples of Java code
 * @param samples how many of those there are
 * @param answerWireBytes mean length of an answer with HTTP's lines; null if there was none
 * @param points of all turns at a rate that count
 * @param open the searches that did not come to their end; null if all did
 * @param unjudged turns that tell nothing, since the load generator lagged
 * @param failures what went wrong in turns, or why there is no server
 */
public record CodecLoad(
    LoadServer server,
    Estimate highest,
    Estimate ratio,
    LoadTurn.Latency latency,
    Estimate p99,
    Estimate p99Ratio,
    Estimate cpuMicros,
    Estimate cpuRatio,
    Estimate share,
    Estimate sampleShare,
    long samples,
    Double answerWireBytes,
    List<Point> points,
    Open open,
    int unjudged,
    List<String> failures) {

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
}

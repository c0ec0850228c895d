package dev.wirebench.report.load;

import java.util.List;
import java.util.Optional;

/**
 * The figures of one payload.
 *
 * @param baseline the codec that others are compared with
 * @param commonRate at which latencies and CPU time were measured, in requests per second; null if
 *     it was not come to
 * @param repetitions that were measured to their end
 * @param codecs in the order in which they were asked for; those whose server did not start, too
 */
public record PayloadLoad(
    String payload, String baseline, Double commonRate, int repetitions, List<CodecLoad> codecs) {

  /**
   * The common rate is this share of the highest rate that all hold: at that rate itself the
   * slowest server would be at its limit.
   */
  public static final double COMMON_SHARE = 0.9;

  /**
   * Codecs whose servers have less than a tenth of their highest rate in reserve at the common one.
   */
  public List<CodecLoad> overloaded() {
    return codecs.stream()
        .filter(codec -> commonRate != null && codec.highest().rate() != null)
        .filter(codec -> commonRate > COMMON_SHARE * codec.highest().rate().value())
        .toList();
  }

  public Optional<CodecLoad> codec(String id) {
    return codecs.stream().filter(codec -> codec.codec().equals(id)).findFirst();
  }
}

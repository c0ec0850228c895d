package dev.wirebench.report.load;

import java.util.List;
import java.util.Optional;

/**
 * What was found of one payload.
 *
 * @param baseline the codec that others are compared with
 * @param commonRate at which latencies and CPU time were measured, in requests per second; null if
 *     it was not come to
 * @param repetitions that were measured to their end
 * @param codecs in the order in which they were asked for; those whose server did not start, too
 */
public record PayloadLoad(
    String payload, String baseline, Double commonRate, int repetitions, List<CodecLoad> codecs) {

  /** A server that works at more than this share of its highest rate may not keep up. */
  private static final double RESERVE = 0.9;

  /**
   * Codecs whose servers have less than a tenth of their highest rate in reserve at the common one.
   */
  public List<CodecLoad> overloaded() {
    return codecs.stream()
        .filter(codec -> commonRate != null && codec.highest() != null)
        .filter(codec -> commonRate > RESERVE * codec.highest().value())
        .toList();
  }

  public Optional<CodecLoad> codec(String id) {
    return codecs.stream().filter(codec -> codec.codec().equals(id)).findFirst();
  }
}

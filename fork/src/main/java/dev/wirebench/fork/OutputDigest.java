package dev.wirebench.fork;

import dev.wirebench.base.Digests;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The digest of what a codec wrote, when it qualified and in each fork after its measurement. A
 * codec that writes what it alone reads back would pass a look at its values.
 */
public final class OutputDigest {
  /** The system property by which a fork is told what its codec wrote when it qualified. */
  static final String PROPERTY = "wirebench.outputs";

  /** The system property by which a fork is told what the codec's messages were compressed to. */
  static final String COMPRESSED_PROPERTY = "wirebench.compressed";

  private OutputDigest() {}

  /**
   * SHA-256 of the lengths (32 bits, big-endian) and contents of some messages, in hexadecimal.
   *
   * @param messages one of each value of the payload, in order
   */
  public static String of(List<byte[]> messages) {
    return Digests.sha256(
        messages.stream()
            .flatMap(message -> Stream.of(length(message), message))
            .toArray(byte[][]::new));
  }

  private static byte[] length(byte[] message) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(message.length).array();
  }

  /**
   * The options of a JVM that tell a fork of a campaign.
   *
   * @param outputs the digest of what its codec wrote when it qualified, if there is one
   * @param compressed the digest of what its messages were compressed to, if there is one
   */
  public static List<String> options(Optional<String> outputs, Optional<String> compressed) {
    return List.of(
        start(CampaignFacts.CAMPAIGN) + true,
        start(PROPERTY) + outputs.orElse(CampaignFacts.NOTHING),
        start(COMPRESSED_PROPERTY) + compressed.orElse(CampaignFacts.NOTHING));
  }

  /** Says whether a JVM's option is one of these. */
  public static boolean isOption(String option) {
    return Stream.of(CampaignFacts.CAMPAIGN, PROPERTY, COMPRESSED_PROPERTY)
        .anyMatch(property -> option.startsWith(start(property)));
  }

  private static String start(String property) {
    return "-D" + property + "=";
  }
}

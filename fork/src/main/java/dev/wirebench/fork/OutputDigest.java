package dev.wirebench.fork;

import dev.wirebench.base.Digests;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;

/**
 * The digest of what a codec wrote, when it qualified and in each fork after its measurement. A
 * codec that writes what it alone reads back would pass a look at its values.
 */
public final class OutputDigest {
  /** The system property by which a fork is told what its codec wrote when it qualified. */
  public static final String PROPERTY = "wirebench.outputs";

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

  /** The option of a JVM that tells a fork. */
  public static String option(String digest) {
    return start(PROPERTY) + digest;
  }

  /** The option that tells a fork the digest of compressed messages. */
  public static String compressedOption(String digest) {
    return start(COMPRESSED_PROPERTY) + digest;
  }

  /** Says whether a JVM's option is one of these. */
  public static boolean isOption(String option) {
    return option.startsWith(start(PROPERTY)) || option.startsWith(start(COMPRESSED_PROPERTY));
  }

  /**
   * Compares what a codec writes now. Whoever calls JMH without a campaign has nothing to compare.
   *
   * @throws IllegalStateException if it wrote something else when it qualified
   */
  public static void check(List<byte[]> messages) {
    check(PROPERTY, messages, "after the measurement, other bytes were written");
  }

  /**
   * Compares what messages are compressed to now. Where another JVM could compress them otherwise,
   * a fork is told nothing to compare with.
   */
  public static void checkCompressed(List<byte[]> compressed) {
    check(COMPRESSED_PROPERTY, compressed, "messages were compressed to other bytes");
  }

  private static void check(String property, List<byte[]> messages, String otherwise) {
    String qualified = System.getProperty(property);
    if (qualified != null && !qualified.equals(of(messages))) {
      throw new IllegalStateException("wrong output: " + otherwise + " than in qualification");
    }
  }

  private static String start(String property) {
    return "-D" + property + "=";
  }
}

package dev.wirebench.fork;

import java.util.List;

/**
 * The facts that a campaign tells a fork by system properties. They are read before the fork loads
 * anything of a codec, which could change them.
 *
 * @param byCampaign whether a campaign started the fork; else somebody called JMH by hand
 * @param outputs the digest of what the codec wrote when it qualified, or {@link #NOTHING}; null if
 *     nobody told
 * @param compressed the digest of what its messages were compressed to, or {@link #NOTHING}; null
 *     if nobody told
 * @param classPath of this JVM
 */
public record CampaignFacts(
    boolean byCampaign, String outputs, String compressed, String classPath) {
  /** The property by which a fork is told that it belongs to a campaign. */
  static final String CAMPAIGN = "wirebench.campaign";

  /** The word for a digest where there is nothing to compare with. */
  static final String NOTHING = "nothing";

  private static final CampaignFacts FIRST = read();

  /** The properties as they were when this class was loaded. */
  public static CampaignFacts first() {
    return FIRST;
  }

  /** The properties as they are now. */
  static CampaignFacts read() {
    return new CampaignFacts(
        System.getProperty(CAMPAIGN) != null,
        System.getProperty(OutputDigest.PROPERTY),
        System.getProperty(OutputDigest.COMPRESSED_PROPERTY),
        System.getProperty("java.class.path"));
  }

  /**
   * Compares what a codec writes now. Whoever calls JMH without a campaign has nothing to compare.
   *
   * @throws IllegalStateException if it wrote something else when it qualified, or a campaign has
   *     not told what
   */
  public void check(List<byte[]> messages) {
    if (!byCampaign) {
      // JMH has begun a line.
      System.out.println(
          "\n# Called by hand: no correctness checks went before, and what the codec wrote was"
              + " compared with nothing.");
    }
    check(outputs, messages, "after the measurement, other bytes were written");
  }

  /**
   * Compares what messages are compressed to now. Where another JVM could compress them otherwise,
   * a fork is told {@link #NOTHING}.
   */
  public void checkCompressed(List<byte[]> messages) {
    check(compressed, messages, "messages were compressed to other bytes");
  }

  private void check(String qualified, List<byte[]> messages, String otherwise) {
    if (qualified == null) {
      if (byCampaign) {
        throw new IllegalStateException(
            "not checked: this fork of a campaign was not told what its codec wrote in"
                + " qualification");
      }
      return;
    }
    if (!qualified.equals(NOTHING) && !qualified.equals(OutputDigest.of(messages))) {
      throw new IllegalStateException("wrong output: " + otherwise + " than in qualification");
    }
  }
}

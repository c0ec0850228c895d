package dev.wirebench.models;

/**
 * The payloads with the values that a campaign has drawn, in a JVM that checks or measures a codec.
 * It is taken before the codec is loaded: {@link Payload#load(String)}, which a codec may call too,
 * has the values of the build.
 */
public final class PayloadSource {
  private final ClassLoader loader = PayloadJars.take();

  private PayloadSource() {}

  /** The source of this JVM for whoever asks first; for others, that of the build's values. */
  public static PayloadSource take() {
    return new PayloadSource();
  }

  /**
   * Loads one payload and nothing of the others.
   *
   * @throws IllegalArgumentException if there is no such payload, or it has fewer values
   */
  public Payload<?> load(String id) {
    return Payload.load(id, loader);
  }
}

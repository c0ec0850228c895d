package dev.wirebench.qualities;

import dev.wirebench.codec.Codec;
import java.io.Serializable;
import java.util.List;

/**
 * What a quality does in the JVM of a codec. Its class has a no-argument constructor, and uses no
 * library.
 *
 * @param <R> what it is asked for, by the JVM that starts the codec's
 */
public interface Probe<R extends Serializable> {
  /**
   * The same attempts for the same request, however often: where an attempt ends the JVM, another
   * one goes on behind it.
   *
   * @throws NotApplicable with the reason, if the quality has nothing to ask of the codec
   * @throws dev.wirebench.codec.UnsupportedPayload if the codec cannot carry a payload
   */
  List<Attempt> attempts(Codec codec, R request) throws Exception;

  /**
   * Whether the codec still does what it did before the attempts. Asked after each that did not
   * return; if it does not, the JVM is given up, and the observation says so.
   */
  default boolean isSound() {
    return true;
  }
}

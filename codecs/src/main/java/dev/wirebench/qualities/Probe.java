package dev.wirebench.qualities;

import dev.wirebench.codec.Codec;
import java.io.Serializable;
import java.util.List;

/**
 * The part of a quality that runs in the JVM of a codec. Its class has a no-argument constructor,
 * and uses no library.
 *
 * @param <R> what it is asked for, by the JVM that starts the codec's
 */
public interface Probe<R extends Serializable> {
  /**
   * Makes the attempts. Each call with the same request gives the same list: where an attempt ends
   * the JVM, another JVM continues after it.
   *
   * @throws NotApplicable with the reason, if the quality has nothing to ask of the codec
   * @throws dev.wirebench.codec.UnsupportedPayload if the codec cannot carry a payload
   */
  List<Attempt> attempts(Codec codec, R request) throws Exception;

  /**
   * Says whether the codec still does what it did before the attempts. It is asked after each
   * attempt that threw. If the answer is no, the JVM is given up, and the observation says so.
   */
  default boolean isSound() {
    return true;
  }
}

package dev.wirebench.codec;

import dev.wirebench.models.Payload;

/**
 * One library in one documented configuration. Built and bound once, as a service would at
 * start-up, by one thread: both may change what the library keeps for the whole JVM. Whether many
 * threads may then share the binding is a trait, {@link ThreadSafety}; it is measured in one.
 *
 * @implSpec A public final class with a no-argument constructor in the package {@code
 *     dev.wirebench.codecs}, named after its id: {@code jackson-blackbird} is {@code
 *     JacksonBlackbird}. Its class initializer loads no other library than its own.
 */
public interface Codec {
  Traits traits();

  /**
   * Everything that a careful application does once: configuration, look-ups, buffers.
   *
   * @throws UnsupportedPayload with the reason, when the library cannot carry this payload
   * @throws dev.wirebench.models.AbsentClass with the reason, when the payload lacks the class that
   *     the library binds
   */
  <T> Binding<?> bind(Payload<T> payload);
}

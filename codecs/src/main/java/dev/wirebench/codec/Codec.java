package dev.wirebench.codec;

import dev.wirebench.models.PayloadType;

/**
 * One library in one documented configuration. Built and bound once, as a service would at
 * start-up, by one thread: both may change what the library keeps for the whole JVM. Whether many
 * threads may then share the binding is a trait, {@link ThreadSafety}; it is measured in one.
 *
 * @implSpec A public final class with a no-argument constructor in the package {@code
 *     dev.wirebench.codecs}, named after its id: {@code jackson-blackbird} is {@code
 *     JacksonBlackbird}. Its class initializer loads no other library than its own. One from
 *     outside says by {@link Spi} for which version it was compiled.
 */
public interface Codec {
  Traits traits();

  /**
   * Does everything that a careful application does once: configuration, look-ups, buffers. The
   * type tells the classes, not the values that are measured.
   *
   * @return a binding of a class that the type has: the bean, a data class, a flavour's class, a
   *     generated message, or maps. The suite makes its values, and turns back what is read.
   * @throws UnsupportedPayload with the reason, when the library cannot carry this payload
   * @throws dev.wirebench.models.AbsentClass with the reason, when the payload lacks the class that
   *     the library binds
   */
  <T> ClassBinding<?, ?> bind(PayloadType<T> payload);
}

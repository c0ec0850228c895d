package dev.wirebench.codec;

/**
 * A codec bound to one payload: what is measured. Threads share one if the codec's {@link
 * ThreadSafety} lets them.
 *
 * @param <N> what the application holds: the bean, the data class, or the generated message
 */
public interface Binding<N> {
  /** Converts a bean to what the application holds. For set-up, never measured. */
  N fromModel(Object model);

  /** Converts back to the bean. For verification, never measured. */
  Object toModel(N value);

  /**
   * @return a fresh array that the caller keeps
   */
  byte[] serialize(N value) throws Exception;

  /**
   * @return a value that shares nothing with {@code bytes}
   */
  N deserialize(byte[] bytes) throws Exception;
}

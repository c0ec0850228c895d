package dev.wirebench.codec;

import okio.BufferedSink;
import okio.BufferedSource;

/**
 * The API of libraries that write to and read from Okio's buffers. A binding implements it in
 * addition to {@link Binding}.
 */
public interface OkioBinding<N> {
  /** Writes all of the value; the sink stays open. */
  void write(N value, BufferedSink sink) throws Exception;

  /**
   * @param source ends behind the value
   */
  N read(BufferedSource source) throws Exception;
}

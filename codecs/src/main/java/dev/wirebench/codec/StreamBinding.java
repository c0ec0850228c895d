package dev.wirebench.codec;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * The API of libraries that write to and read from streams. A binding implements it in addition to
 * {@link Binding}.
 */
public interface StreamBinding<N> {
  /** Writes all of the value; whether the stream is closed is the library's choice. */
  void write(N value, OutputStream out) throws Exception;

  /**
   * @param in ends behind the value
   */
  N read(InputStream in) throws Exception;
}

package dev.wirebench.codec;

/**
 * The API of libraries that write to and read from a buffer that the caller keeps and uses again.
 * No result is copied out. A binding implements it in addition to {@link Binding}. If its library
 * has streams and no arrays, it implements {@link BufferByStream}.
 */
public interface BufferBinding<N> {
  /**
   * Appends the value. Neither a fresh array nor what was written before has a part in it: no more
   * is copied than what the library keeps for itself and uses again.
   *
   * @param out what was written to it before stays as it is
   */
  void write(N value, ArrayOutput out) throws Exception;

  /**
   * Reads the value that fills a part of an array.
   *
   * @param bytes is not written to; what stands before and behind the part is somebody else's
   * @param offset where the value begins
   * @param length how many bytes it has
   * @return a value that shares nothing with {@code bytes}
   */
  N read(byte[] bytes, int offset, int length) throws Exception;
}

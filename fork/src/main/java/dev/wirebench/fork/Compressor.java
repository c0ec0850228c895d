package dev.wirebench.fork;

import java.io.IOException;

/**
 * Makes messages smaller, and gives them back, one by one and each in a fresh array. Belongs to one
 * thread, which keeps it: that is how a service would use it.
 */
public interface Compressor extends AutoCloseable {
  byte[] compress(byte[] message) throws IOException;

  /**
   * @param compressed as {@link #compress} gave it
   */
  byte[] decompress(byte[] compressed) throws IOException;

  /** Gives back what it holds outside of the heap. */
  @Override
  void close();
}

package dev.wirebench.codec;

import java.io.BufferedWriter;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A byte array of the caller's that values are appended to, and that is kept and used again: what
 * the medium {@code buffer} writes to. It grows as a {@link java.io.ByteArrayOutputStream} does,
 * but gives its array away without copying it, and takes no lock.
 *
 * <p>A library that can write to an array is given {@link #room}, writes from {@link #count} on,
 * and says how far by {@link #advance}; one that grows arrays itself hands over the one that it
 * ended with, by {@link #take}. All others write to it as to a stream. Belongs to one thread.
 */
public final class ArrayOutput extends OutputStream {
  /** The length that the longest array has in every JVM. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  private byte[] array;
  private int count;
  private Writer writer;

  /**
   * @param capacity in bytes, of the array that it begins with
   */
  public ArrayOutput(int capacity) {
    this.array = new byte[capacity];
  }

  @Override
  public void write(int b) {
    room(1)[count++] = (byte) b;
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    System.arraycopy(bytes, offset, room(length), count, length);
    count += length;
  }

  /**
   * Makes room behind what was written.
   *
   * @param more how many bytes at least
   * @return the array, which is another if there was not enough room
   * @throws OutOfMemoryError if no array is as long
   */
  public byte[] room(int more) {
    if (more > array.length - count) {
      long needed = (long) count + more;
      if (needed > MOST) {
        throw new OutOfMemoryError(needed + " bytes are more than an array can have");
      }
      array = Arrays.copyOf(array, (int) Math.min(MOST, Math.max(needed, 2L * array.length)));
    }
    return array;
  }

  /**
   * Counts bytes that were written to the array by somebody else, from {@link #count} on.
   *
   * @param written how many
   * @throws IndexOutOfBoundsException if the array is not as long
   */
  public void advance(int written) {
    take(array, count + written);
  }

  /**
   * Goes on with another array in place of its own, which may be its own as well.
   *
   * @param other holds all that was written here, and what came behind it
   * @param end how many of its bytes are written
   * @throws IndexOutOfBoundsException if the array is not as long, or {@code end} is before what
   *     was written here
   */
  public void take(byte[] other, int end) {
    if (end < count || end > other.length) {
      throw new IndexOutOfBoundsException(
          end + " bytes, after " + count + ", in an array of " + other.length);
    }
    array = other;
    count = end;
  }

  /**
   * A writer to this output in UTF-8, for libraries that write characters. It is kept as the array
   * is. The code that writes to it must flush it.
   */
  public Writer writer() {
    if (writer == null) {
      writer = new BufferedWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8));
    }
    return writer;
  }

  /** The array itself, not a copy. The written bytes are in front; the rest may be anything. */
  public byte[] array() {
    return array;
  }

  /** The number of bytes that were written. */
  public int count() {
    return count;
  }

  /** Forgets what was written, and keeps the array. */
  public void reset() {
    count = 0;
  }
}

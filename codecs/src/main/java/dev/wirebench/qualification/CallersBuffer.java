package dev.wirebench.qualification;

import dev.wirebench.codec.ArrayOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Checks that a codec keeps to its part of a buffer that is the caller's: {@link
 * Clause#CALLERS_BUFFER}. It must write behind what is there. It must read a part of an array in
 * which messages stand before and behind.
 */
final class CallersBuffer {
  /** The number of beginnings of each message that are read with the rest of it right behind. */
  private static final int PREFIXES = 64;

  private static final byte[] BEFORE = {17, -3, 0, 91, 34, 125, 7};

  /** One array with room for all, and one that has to grow. */
  private static final int[] CAPACITIES = {1 << 20, BEFORE.length};

  private final BufferAsBytes codec;
  private final List<String> objections = new ArrayList<>();

  private CallersBuffer(BufferAsBytes codec) {
    this.codec = codec;
  }

  /**
   * @param models two at least, which differ
   * @param inputs what is read of the first two
   * @param expected equal to the first of the models
   * @return sentences about what the codec did; empty if it keeps the clause
   */
  static List<String> objections(
      BufferAsBytes codec, List<Object> models, List<byte[]> inputs, Object expected)
      throws Exception {
    CallersBuffer check = new CallersBuffer(codec);
    for (int capacity : CAPACITIES) {
      check.writing(capacity, models.get(0), models.get(1));
    }
    check.reading(inputs.get(0), inputs.get(1), expected);
    return check.objections;
  }

  private void writing(int capacity, Object first, Object second) throws Exception {
    ArrayOutput out = new ArrayOutput(capacity);
    out.write(BEFORE);
    codec.buffers().write(codec.fromModel(first), out);
    int end = out.count();
    byte[] written = Arrays.copyOf(out.array(), end);
    require(
        startsWith(written, BEFORE) && end > BEFORE.length,
        "what was written to the buffer before was not left alone");
    codec.buffers().write(codec.fromModel(second), out);
    require(startsWith(out.array(), written), "the next value was written over the one before it");
    require(out.count() > end, "the next value was not written behind the one before it");
    byte[] all = Arrays.copyOf(out.array(), out.count());
    codec.bytes().serialize(codec.fromModel(second));
    codec.buffers().write(codec.fromModel(second), new ArrayOutput(capacity));
    require(startsWith(out.array(), all), "a buffer changed when a value was written elsewhere");
  }

  private void reading(byte[] message, byte[] other, Object expected) throws Exception {
    byte[] all = joined(other, message, other);
    byte[] copy = all.clone();
    Object value = codec.buffers().read(all, other.length, message.length);
    require(Arrays.equals(all, copy), "reading changed the buffer");
    require(
        expected.equals(toModel(value)),
        "a value that is read from the middle of a buffer is not equal");
    Arrays.fill(all, (byte) 0);
    require(
        expected.equals(toModel(value)), "a value is not equal after its buffer was overwritten");
  }

  /**
   * Reads a length that is too short, with the rest of the message right behind: of {@link
   * Clause#TRUNCATION}, too. A beginning that is read as the whole value even where nothing is
   * behind it is found without a buffer.
   *
   * @return a sentence about what the codec did; none if it stopped at its length
   */
  static List<String> readingOn(BufferAsBytes codec, byte[] message, Object expected) {
    CallersBuffer check = new CallersBuffer(codec);
    check.stopping(message, expected);
    return check.objections;
  }

  private void stopping(byte[] message, Object expected) {
    int step = Math.max(1, message.length / PREFIXES);
    for (int length = message.length - 1; length > 0; length -= step) {
      if (isRead(message, length, expected)
          && !isRead(Arrays.copyOf(message, length), length, expected)) {
        objections.add(
            "reading did not stop at its length: "
                + length
                + " of "
                + message.length
                + " bytes were read as the whole value, whose rest stood behind them");
        return;
      }
    }
  }

  private boolean isRead(byte[] message, int length, Object expected) {
    try {
      return expected.equals(toModel(codec.buffers().read(message.clone(), 0, length)));
    } catch (Exception | StackOverflowError | OutOfMemoryError rejected) {
      // One that reads until memory runs out is told of by Clause.TRUNCATION.
      return false;
    }
  }

  private Object toModel(Object value) {
    return value == null ? null : codec.toModel(value);
  }

  private void require(boolean holds, String otherwise) {
    if (!holds && !objections.contains(otherwise)) {
      objections.add(otherwise);
    }
  }

  private static boolean startsWith(byte[] array, byte[] start) {
    return array.length >= start.length
        && Arrays.equals(array, 0, start.length, start, 0, start.length);
  }

  private static byte[] joined(byte[]... parts) {
    ArrayOutput all = new ArrayOutput(0);
    for (byte[] part : parts) {
      all.write(part);
    }
    return Arrays.copyOf(all.array(), all.count());
  }
}

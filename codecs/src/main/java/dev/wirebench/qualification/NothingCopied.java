package dev.wirebench.qualification;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.fresh.ThreadAllocation;
import java.util.List;
import java.util.Optional;

/**
 * Checks that writing to the caller's buffer spares the array that writing to bytes returns: {@link
 * Clause#NOTHING_COPIED}.
 *
 * <p>What an operation allocates says little by itself: one API of a library has streams to make,
 * another has none. But a value whose text is longer by so many letters makes the array that is
 * returned as bytes longer by as many, whatever else is allocated. Written to a buffer that is long
 * enough it must allocate less than that: so much less as the array has grown. A codec that makes
 * the array there, too, and copies it over, allocates the same.
 */
final class NothingCopied {
  /** Letters, and bytes: more than what libraries keep for themselves between two operations. */
  private static final int MORE = 1 << 17;

  private NothingCopied() {}

  /**
   * @param model of which longer values are made
   * @return sentences about what the codec did; empty if it keeps the clause, if the value holds no
   *     text, or if the JVM does not count
   */
  static List<String> objections(BufferAsBytes codec, Object model) throws Exception {
    Optional<Object> longer = new FreshValues(1).longer(model, MORE);
    Optional<ThreadAllocation> counter = ThreadAllocation.counter();
    if (longer.isEmpty() || counter.isEmpty()) {
      return List.of();
    }
    Object few = codec.fromModel(model);
    Object many = codec.fromModel(longer.get());
    ArrayOutput out = new ArrayOutput(4 * MORE);
    long bytes = growth(counter.get(), few, many, value -> codec.bytes().serialize(value));
    long buffer =
        growth(
            counter.get(),
            few,
            many,
            value -> {
              out.reset();
              codec.buffers().write(value, out);
            });
    return bytes - buffer >= MORE / 2
        ? List.of()
        : List.of(
            "for "
                + MORE
                + " bytes more it allocates "
                + buffer
                + " more when it writes to a buffer, and "
                + bytes
                + " when it returns an array");
  }

  private static long growth(
      ThreadAllocation counter, Object few, Object many, ThreadAllocation.Call<Object> call)
      throws Exception {
    return counter.least(many, call) - counter.least(few, call);
  }
}

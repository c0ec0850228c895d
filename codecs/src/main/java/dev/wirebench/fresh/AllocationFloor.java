package dev.wirebench.fresh;

import dev.wirebench.codec.Binding;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares what an operation allocates with what it returns. A result that is larger than all that
 * was allocated for it was not made when it was asked for, but before, or by another thread.
 */
public final class AllocationFloor {
  private AllocationFloor() {}

  /**
   * Sentences about operations that allocate less than they return; empty if none does, or the JVM
   * does not count. Objects that two reads have in common, such as interned texts, need not be
   * made.
   *
   * @param value that the application holds
   * @param message that is read
   */
  public static List<String> objections(Binding<Object> binding, Object value, byte[] message)
      throws Exception {
    Optional<ThreadAllocation> counter = ThreadAllocation.counter();
    if (counter.isEmpty()) {
      return List.of();
    }
    long written = Inside.ARRAY + binding.serialize(value).length;
    long forWriting = counter.get().least(value, binding::serialize);
    Inside another = Inside.of(binding.deserialize(message.clone()));
    long read = Inside.of(binding.deserialize(message.clone())).leastBytesBeside(another);
    long forReading = counter.get().least(message, binding::deserialize);
    return Stream.of(
            objection("serialize", forWriting, written), objection("deserialize", forReading, read))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<String> objection(String operation, long allocated, long returned) {
    return allocated < returned
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "%s allocates %d bytes and returns at least %d",
                operation,
                allocated,
                returned))
        : Optional.empty();
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.models.Payload;
import java.util.List;

/**
 * Looks, when a fork has been measured, whether its codec still returns what it should: it may have
 * qualified and yet fail once it is compiled, or after a million calls.
 */
final class Verification {
  private Verification() {}

  /** Reads the {@code i}th of the payload's values back, by whatever way was measured. */
  interface Reading<N> {
    N read(int i) throws Exception;
  }

  /**
   * @throws IllegalStateException if a value that is read is not the payload's
   */
  static <N> void check(String payload, Binding<N> binding, Reading<N> reading) throws Exception {
    // A fresh copy, which the codec cannot have changed.
    List<?> expected = Payload.load(payload).values();
    for (int i = 0; i < expected.size(); i++) {
      N value = reading.read(i);
      if (value == null || !expected.get(i).equals(binding.toModel(value))) {
        throw new IllegalStateException(
            "wrong value: after the measurement, value " + i + " was not read as it should");
      }
    }
  }
}

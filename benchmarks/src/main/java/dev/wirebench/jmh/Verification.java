package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
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
   * @param expected the payload's values, in a copy that the codec has never had
   * @throws IllegalStateException if a value that is read is not the payload's
   */
  static <N> void check(List<?> expected, Binding<N> binding, Reading<N> reading) throws Exception {
    for (int i = 0; i < expected.size(); i++) {
      N value = reading.read(i);
      if (value == null || !expected.get(i).equals(binding.toModel(value))) {
        throw new IllegalStateException(
            "wrong value: after the measurement, value " + i + " was not read as it should");
      }
    }
  }
}

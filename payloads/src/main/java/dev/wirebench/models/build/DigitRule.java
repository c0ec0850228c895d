package dev.wirebench.models.build;

import com.fasterxml.jackson.core.io.NumberOutput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

/** A rule that changes numbers by their decimal digits, as documents have them. */
interface DigitRule extends Variation.Rule {
  /**
   * Another number.
   *
   * @param parse reads what {@code print} writes
   */
  <N extends Number> N number(N value, Function<String, N> parse, Function<N, String> print);

  @Override
  default BigDecimal decimal(BigDecimal value) {
    return number(value, BigDecimal::new, BigDecimal::toString);
  }

  @Override
  default BigInteger integer(BigInteger value) {
    return number(value, BigInteger::new, BigInteger::toString);
  }

  @Override
  default int int32(int value) {
    return number(value, Integer::valueOf, String::valueOf);
  }

  @Override
  default long int64(long value) {
    return number(value, Long::valueOf, String::valueOf);
  }

  @Override
  default double float64(double value) {
    return number(value, Double::valueOf, d -> NumberOutput.toString(d, true));
  }

  @Override
  default float float32(float value) {
    return number(value, Float::valueOf, f -> NumberOutput.toString(f, true));
  }
}

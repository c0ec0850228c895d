package dev.wirebench.models.build;

import com.fasterxml.jackson.core.io.NumberOutput;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/** Numbers that fields hold as their text means them, to the last digit. */
final class ExactNumbers {
  private ExactNumbers() {}

  /**
   * @param field of any type of number
   * @param text a number in JSON
   * @return the field's value; nothing if none means the same number
   */
  static Optional<Object> of(FieldDescriptor field, String text) {
    try {
      BigDecimal exact = new BigDecimal(text);
      return switch (field.getJavaType()) {
        case INT -> present(exact.intValueExact(), isWhole(field, text, exact));
        case LONG -> present(exact.longValueExact(), isWhole(field, text, exact));
        case FLOAT -> {
          float value = Float.parseFloat(text);
          yield present(value, isPrinted(NumberOutput.toString(value, true), exact));
        }
        case DOUBLE -> {
          double value = Double.parseDouble(text);
          yield present(value, isPrinted(NumberOutput.toString(value, true), exact));
        }
        default -> throw new AssertionError("no number: " + field);
      };
    } catch (NumberFormatException | ArithmeticException e) {
      // No number, or beyond the field's type.
      return Optional.empty();
    }
  }

  private static Optional<Object> present(Object value, boolean isExact) {
    return isExact ? Optional.of(value) : Optional.empty();
  }

  /** A negative zero would lose its sign; unsigned numbers have none in Protobuf. */
  private static boolean isWhole(FieldDescriptor field, String text, BigDecimal exact) {
    return !text.startsWith("-") || exact.signum() < 0 && !isUnsigned(field);
  }

  private static boolean isPrinted(String printed, BigDecimal exact) {
    return new BigDecimal(printed).compareTo(exact) == 0;
  }

  /** The numbers that a field can hold, in words that follow "expected". */
  static String expected(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case INT ->
          String.format(
              Locale.ROOT,
              "a whole number from %d to %d",
              isUnsigned(field) ? 0 : Integer.MIN_VALUE,
              Integer.MAX_VALUE);
      case LONG ->
          String.format(
              Locale.ROOT,
              "a whole number from %d to %d",
              isUnsigned(field) ? 0L : Long.MIN_VALUE,
              Long.MAX_VALUE);
      case FLOAT -> "a number that a float holds to the last digit";
      case DOUBLE -> "a number that a double holds to the last digit";
      default -> throw new AssertionError("no number: " + field);
    };
  }

  private static boolean isUnsigned(FieldDescriptor field) {
    return switch (field.getType()) {
      case UINT32, UINT64, FIXED32, FIXED64 -> true;
      default -> false;
    };
  }
}

package dev.wirebench.base;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The value types of the JDK that a text stands for in a schema. In JSON documents, decimals and
 * integers are numbers, and the others are texts. Each is written as its {@code toString} does.
 */
public enum ValueType {
  DECIMAL("decimal", BigDecimal.class, BigDecimal::new),
  INTEGER("integer", BigInteger.class, BigInteger::new),
  UUID("uuid", java.util.UUID.class, java.util.UUID::fromString),
  DATE("date", LocalDate.class, LocalDate::parse),
  DATE_TIME("date-time", LocalDateTime.class, LocalDateTime::parse),
  OFFSET_DATE_TIME("offset-date-time", OffsetDateTime.class, OffsetDateTime::parse),
  DURATION("duration", Duration.class, Duration::parse);

  private final String label;
  private final Class<?> type;
  private final Function<String, Object> parse;

  ValueType(String label, Class<?> type, Function<String, Object> parse) {
    this.label = label;
    this.type = type;
    this.parse = parse;
  }

  /** The type that a schema names; empty if there is none of this name. */
  public static Optional<ValueType> of(String label) {
    return Arrays.stream(values()).filter(value -> value.label.equals(label)).findFirst();
  }

  /** Lists the types that documents have as texts. */
  public static List<ValueType> texts() {
    return Arrays.stream(values()).filter(value -> !value.isNumber()).toList();
  }

  /** Lists the types of {@code java.time}. */
  public static List<ValueType> times() {
    return texts().stream().filter(value -> value != UUID).toList();
  }

  /** The name in schemas. */
  public String label() {
    return label;
  }

  /** The class of its values. */
  public Class<?> type() {
    return type;
  }

  /** The value that a text stands for. */
  public Object parse(String text) {
    return parse.apply(text);
  }

  /** Says whether documents have it as a number. */
  public boolean isNumber() {
    return this == DECIMAL || this == INTEGER;
  }

  /** Says whether a text is what {@code toString} of a value gives. */
  public boolean isValid(String text) {
    try {
      return parse.apply(text).toString().equals(text);
    } catch (RuntimeException e) {
      // Each class throws another exception for a text that it does not know.
      return false;
    }
  }
}

package dev.wirebench.models.build;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * Letters become other letters and digits other digits, so that the document keeps its length in
 * bytes. Booleans stay: {@code true} and {@code false} differ in length. An enum's value becomes
 * one whose name is as long.
 */
record SameLength(Random random) implements Variation.Rule {
  private static final int ATTEMPTS = 1000;

  @Override
  public String string(String value) {
    StringBuilder varied = new StringBuilder(value.length());
    for (char c : value.toCharArray()) {
      varied.append(letterOrDigit(c));
    }
    return varied.toString();
  }

  private char letterOrDigit(char c) {
    if (c >= 'a' && c <= 'z') {
      return (char) ('a' + random.nextInt(26));
    }
    if (c >= 'A' && c <= 'Z') {
      return (char) ('A' + random.nextInt(26));
    }
    return c >= '0' && c <= '9' ? (char) ('0' + random.nextInt(10)) : c;
  }

  @Override
  public int int32(int value) {
    return number(value, Integer::valueOf);
  }

  @Override
  public long int64(long value) {
    return number(value, Long::valueOf);
  }

  @Override
  public double float64(double value) {
    return number(value, Double::valueOf);
  }

  @Override
  public float float32(float value) {
    return number(value, Float::valueOf);
  }

  @Override
  public boolean bool(boolean value) {
    return value;
  }

  @Override
  public byte[] bytes(byte[] value) {
    byte[] varied = new byte[value.length];
    random.nextBytes(varied);
    return varied;
  }

  /** Up to 68 years away from 2000, with as many digits behind the second. */
  @Override
  public Instant instant(Instant value) {
    int length = value.toString().length();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Instant candidate =
          Instant.parse("2000-01-01T00:00:00Z")
              .plusSeconds(random.nextInt())
              .plusNanos(random.nextInt(1_000_000_000))
              .truncatedTo(unit(value.getNano()));
      if (candidate.toString().length() == length) {
        return candidate;
      }
    }
    throw new IllegalStateException("no instant of the same length as " + value + " was found");
  }

  /** Instants print no digits behind the second, or three, six or nine. */
  private static ChronoUnit unit(int nanos) {
    if (nanos == 0) {
      return ChronoUnit.SECONDS;
    }
    if (nanos % 1_000_000 == 0) {
      return ChronoUnit.MILLIS;
    }
    return nanos % 1_000 == 0 ? ChronoUnit.MICROS : ChronoUnit.NANOS;
  }

  @Override
  public String enumValue(String name, List<String> names) {
    List<String> candidates =
        names.stream().filter(other -> other.length() == name.length()).toList();
    return candidates.get(random.nextInt(candidates.size()));
  }

  /** Varies the digits until the number's own text is as long as the old one's. */
  private <N> N number(N value, Function<String, N> parse) {
    String text = value.toString();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      String varied = string(text.replace('E', '_')).replace('_', 'E');
      try {
        N candidate = parse.apply(varied);
        if (candidate.toString().equals(varied)) {
          return candidate;
        }
      } catch (NumberFormatException outOfRange) {
        // 32-bit numbers of ten digits mostly do not fit: draw again.
      }
    }
    throw new IllegalStateException("no number of the same length as " + text + " was found");
  }
}

package dev.wirebench.models.build;

import com.fasterxml.jackson.core.io.NumberOutput;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * Letters become other letters of their kind and digits other digits, so that the document keeps
 * its length in bytes. Booleans stay: {@code true} and {@code false} differ in length. An enum's
 * value becomes one whose name is as long.
 *
 * <p>For one value: a word that comes up again is replaced as before, and two words become the same
 * one only if their kind runs out. So text repeats itself as often as it did, and compresses about
 * as well.
 */
final class SameLength implements Variation.Rule {
  private static final int ATTEMPTS = 10_000;

  /** Code points that differ in these bits alone are equally long in UTF-8. */
  private static final int LAST_BYTE = 0x3F;

  private static final int ASCII = 0x80;

  private final Random random;
  private final Map<String, String> words = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  SameLength(Random random) {
    this.random = random;
  }

  @Override
  public String string(String value) {
    StringBuilder varied = new StringBuilder(value.length());
    StringBuilder word = new StringBuilder();
    value
        .codePoints()
        .forEach(
            c -> {
              if (isVaried(c)) {
                word.appendCodePoint(c);
              } else {
                varied.append(word(word.toString())).appendCodePoint(c);
                word.setLength(0);
              }
            });
    return varied.append(word(word.toString())).toString();
  }

  private String word(String word) {
    return words.computeIfAbsent(word, this::newWord);
  }

  private String newWord(String word) {
    String candidate = drawn(word);
    for (int attempt = 1; attempt < ATTEMPTS && !taken.add(candidate); attempt++) {
      candidate = drawn(word);
    }
    return candidate;
  }

  private String drawn(String word) {
    StringBuilder drawn = new StringBuilder(word.length());
    word.codePoints().map(this::other).forEach(drawn::appendCodePoint);
    return drawn.toString();
  }

  private static boolean isVaried(int c) {
    if (c < ASCII) {
      return Character.isLetterOrDigit(c);
    }
    return switch (Character.getType(c)) {
      case Character.UPPERCASE_LETTER,
          Character.LOWERCASE_LETTER,
          Character.OTHER_LETTER,
          Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK ->
          true;
      // Emoji; those of the basic plane have U+FFFD among them, which stands for what was lost.
      case Character.OTHER_SYMBOL -> Character.isSupplementaryCodePoint(c);
      default -> false;
    };
  }

  private int other(int c) {
    if (c >= ASCII) {
      return neighbour(c);
    }
    if (Character.isDigit(c)) {
      return '0' + random.nextInt(10);
    }
    return (Character.isUpperCase(c) ? 'A' : 'a') + random.nextInt(26);
  }

  /** Of the same script and the same kind, as far as the order of Unicode goes. */
  private int neighbour(int c) {
    int candidate;
    do {
      candidate = (c & ~LAST_BYTE) | random.nextInt(LAST_BYTE + 1);
    } while (Character.getType(candidate) != Character.getType(c));
    return candidate;
  }

  @Override
  public int int32(int value) {
    return number(value, Integer::valueOf, String::valueOf);
  }

  @Override
  public long int64(long value) {
    return number(value, Long::valueOf, String::valueOf);
  }

  @Override
  public double float64(double value) {
    return number(value, Double::valueOf, d -> NumberOutput.toString(d, true));
  }

  @Override
  public float float32(float value) {
    return number(value, Float::valueOf, f -> NumberOutput.toString(f, true));
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

  /**
   * Varies the digits until the number's own text is as long as the old one's. The exponent stays,
   * so that what is subnormal or nearly too large is so again.
   */
  private <N> N number(N value, Function<String, N> parse, Function<N, String> print) {
    String text = print.apply(value);
    int exponent = text.indexOf('E') < 0 ? text.length() : text.indexOf('E');
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      StringBuilder varied = new StringBuilder();
      text.substring(0, exponent)
          .chars()
          .map(c -> Character.isDigit(c) ? other(c) : c)
          .forEach(varied::appendCodePoint);
      varied.append(text, exponent, text.length());
      try {
        N candidate = parse.apply(varied.toString());
        if (print.apply(candidate).contentEquals(varied)) {
          return candidate;
        }
      } catch (NumberFormatException outOfRange) {
        // 32-bit numbers of ten digits mostly do not fit: draw again.
      }
    }
    throw new IllegalStateException("no number of the same length as " + text + " was found");
  }
}

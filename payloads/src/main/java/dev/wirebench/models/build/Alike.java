package dev.wirebench.models.build;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Another value as real data would have it: letters become other letters of their kind and digits
 * other digits, and texts, numbers and lists get other lengths. Booleans and enums are drawn from
 * all that there are, and what is optional is absent now and then.
 *
 * <p>For one value: a word that comes up again is replaced as before, and two words become the same
 * one only if their kind runs out. So text repeats itself as often as it did, and compresses about
 * as well.
 */
final class Alike implements DigitRule {
  private static final int ATTEMPTS = 10_000;

  /** Code points that differ in these bits alone are equally long in UTF-8. */
  static final int LAST_BYTE = 0x3F;

  private static final int ASCII = 0x80;

  /** Numbers with more digits are points in time, measurements and limits: they stay as long. */
  private static final int MOST_DIGITS = 9;

  /** One optional scalar in so many is absent. */
  private static final int ABSENCE = 8;

  private final Random random;
  private final Map<String, String> words = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  Alike(Random random) {
    this.random = random;
  }

  /**
   * A size that is as likely larger as smaller, by a third at most.
   *
   * @param usual at least 1
   * @return at least 1
   */
  static int size(int usual, Random random) {
    int most = (int) Math.round(usual / 3.0);
    return usual - most + random.nextInt(2 * most + 1);
  }

  @Override
  public boolean leavesOut() {
    return random.nextInt(ABSENCE) == 0;
  }

  /** Any may be missing; what is more is like the first ones. */
  @Override
  public List<Integer> elements(int size) {
    int other = size(size, random);
    List<Integer> elements = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    while (elements.size() > other) {
      elements.remove(random.nextInt(elements.size()));
    }
    for (int i = 0; i < other - size; i++) {
      elements.add(i);
    }
    return elements;
  }

  @Override
  public Alike forMore() {
    return new Alike(random);
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

  @Override
  public String choice(String value, List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
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
    int[] old = word.codePoints().toArray();
    int length = length(old);
    StringBuilder drawn = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      drawn.appendCodePoint(other(old[i < old.length ? i : 1 + (i - 1) % (old.length - 1)]));
    }
    return drawn.toString();
  }

  /**
   * Up to half more or less, and at least one. A word with a digit stays as long: it is an
   * identifier, a date or a number more often than it is a word.
   */
  private int length(int[] word) {
    if (Arrays.stream(word).anyMatch(Character::isDigit)) {
      return word.length;
    }
    int most = word.length / 2;
    return word.length - most + random.nextInt(2 * most + 1);
  }

  /** Says whether a character is a letter, a digit or an emoji, of which others are alike. */
  static boolean isVaried(int c) {
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

  /** A character of the same script and the same kind, as far as the order of Unicode goes. */
  private int neighbour(int c) {
    int candidate;
    do {
      candidate = (c & ~LAST_BYTE) | random.nextInt(LAST_BYTE + 1);
    } while (Character.getType(candidate) != Character.getType(c));
    return candidate;
  }

  /** A small negative number may be left without digits: -0.0 is none like it. */
  @Override
  public double float64(double value) {
    double alike = DigitRule.super.float64(value);
    return alike == 0 && value != 0 ? 0 : alike;
  }

  @Override
  public float float32(float value) {
    float alike = DigitRule.super.float32(value);
    return alike == 0 && value != 0 ? 0 : alike;
  }

  @Override
  public boolean bool(boolean value) {
    return random.nextBoolean();
  }

  /** One of the fourth version, as most are. */
  @Override
  public UUID uuid(UUID value) {
    long most = random.nextLong() & ~0xF000L | 0x4000L;
    return new UUID(most, random.nextLong() >>> 2 | Long.MIN_VALUE);
  }

  /** Up to twice as long, to as many digits behind the second. */
  @Override
  public Duration duration(Duration value) {
    long seconds = (long) (random.nextDouble() * 2 * (value.getSeconds() + 1));
    return Duration.ofSeconds(seconds, random.nextInt(1_000_000_000))
        .truncatedTo(unit(value.getNano()));
  }

  @Override
  public byte[] bytes(byte[] value) {
    byte[] varied = new byte[value.length == 0 ? 0 : size(value.length, random)];
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
    return names.get(random.nextInt(names.size()));
  }

  /**
   * Varies the digits, and of short numbers how many stand before the point. Of others the text
   * stays as long, and its exponent: what is subnormal or nearly too large is so again.
   */
  @Override
  public <N extends Number> N number(
      N value, Function<String, N> parse, Function<N, String> print) {
    String text = print.apply(value);
    if (text.chars().allMatch(c -> c == '-' || c == '.' || Character.isDigit(c))
        && text.chars().filter(Character::isDigit).count() <= MOST_DIGITS) {
      return parse.apply(shortNumber(text));
    }
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      String varied = sameLength(text);
      try {
        N candidate = parse.apply(varied);
        if (print.apply(candidate).equals(varied)) {
          return candidate;
        }
      } catch (NumberFormatException outOfRange) {
        // 32-bit numbers of ten digits mostly do not fit: draw again.
      }
    }
    throw new IllegalStateException("no number of the same length as " + text + " was found");
  }

  /** A digit before the point more or less; what is whole stays whole. */
  private String shortNumber(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    int to = text.indexOf('.') < 0 ? text.length() : text.indexOf('.');
    String fraction = text.substring(to);
    int most = MOST_DIGITS - Math.max(0, fraction.length() - 1);
    int digits = Math.max(1, Math.min(most, to - from - 1 + random.nextInt(3)));
    StringBuilder varied = new StringBuilder(text.substring(0, from));
    varied.append((char) ('0' + (digits == 1 ? random.nextInt(10) : 1 + random.nextInt(9))));
    for (int i = 1; i < digits; i++) {
      varied.append(random.nextInt(10));
    }
    return varied.append(fraction.equals(".0") ? fraction : sameLength(fraction)).toString();
  }

  /** Other digits, but for those of an exponent. */
  private String sameLength(String number) {
    int exponent = number.indexOf('E') < 0 ? number.length() : number.indexOf('E');
    StringBuilder varied = new StringBuilder(number.length());
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      varied.appendCodePoint(i < exponent && Character.isDigit(c) ? other(c) : c);
    }
    return varied.toString();
  }
}

package dev.wirebench.models.build;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Recoding writes a value in other letters and digits. Each letter and digit stands for another of
 * its kind, always for the same one: what was repeated is repeated, lengths stay, and whatever two
 * payloads have in common they have in common again. Zeros stay zeros, since encodings leave them
 * out. Booleans and enums stay as they are, since their shares are a property of the payload.
 *
 * <p>A seed decides everything. Hexadecimal digits stay hexadecimal.
 */
final class Recoding implements DigitRule {
  private static final List<String> KINDS =
      List.of("123456789", "abcdef", "ghijklmnopqrstuvwxyz", "ABCDEF", "GHIJKLMNOPQRSTUVWXYZ");

  private static final int MOST_SECONDS = 1 << 20;
  private static final int BYTES = 256;

  private final Map<Integer, Integer> codes = new HashMap<>();
  private final int steps;
  private final int mask;
  private final int seconds;

  Recoding(long seed) {
    Random random = new Random(seed);
    codes.put((int) '0', (int) '0');
    for (String kind : KINDS) {
      // One cycle through all of a kind: none stands for itself.
      List<Integer> cycle = new ArrayList<>(kind.chars().boxed().toList());
      Collections.shuffle(cycle, random);
      for (int i = 0; i < cycle.size(); i++) {
        codes.put(cycle.get(i), cycle.get((i + 1) % cycle.size()));
      }
    }
    this.steps = 1 + random.nextInt(Alike.LAST_BYTE);
    this.mask = 1 + random.nextInt(BYTES - 1);
    this.seconds = 1 + random.nextInt(MOST_SECONDS);
  }

  @Override
  public String string(String value) {
    StringBuilder recoded = new StringBuilder(value.length());
    value.codePoints().forEach(c -> recoded.appendCodePoint(other(c)));
    return recoded.toString();
  }

  /** Each choice stands for another one, so that each is as frequent as one was before. */
  @Override
  public String choice(String value, List<String> choices) {
    int distance = 1 + steps % (choices.size() - 1);
    return choices.get((choices.indexOf(value) + distance) % choices.size());
  }

  private int other(int c) {
    return codes.computeIfAbsent(c, any -> Alike.isVaried(any) ? further(any) : any);
  }

  /** A character further along among those of its kind that are as long in UTF-8. */
  private int further(int c) {
    int[] kind =
        IntStream.rangeClosed(c & ~Alike.LAST_BYTE, c | Alike.LAST_BYTE)
            .filter(like -> Character.getType(like) == Character.getType(c))
            .filter(Alike::isVaried)
            .toArray();
    int place = 0;
    while (kind[place] != c) {
      place++;
    }
    return kind[(place + steps) % kind.length];
  }

  /**
   * Other digits behind the first, which stays, as the number's size does. If what they make is out
   * of range, or not written with as many digits, more of them stay.
   */
  @Override
  public <N extends Number> N number(
      N value, Function<String, N> parse, Function<N, String> print) {
    String text = print.apply(value);
    boolean isDigit = Math.abs(value.doubleValue()) < 10 && value.doubleValue() % 1 == 0;
    long digits = digits(text);
    for (int kept = isDigit ? 0 : 1; kept < digits; kept++) {
      try {
        N recoded = parse.apply(recoded(text, kept));
        if (!recoded.equals(value) && print.apply(recoded).length() == text.length()) {
          return recoded;
        }
      } catch (NumberFormatException outOfRange) {
        // More digits are kept.
      }
    }
    return value;
  }

  /** The number of digits before an exponent, from the first that is not zero. */
  private static int digits(String text) {
    int digits = 0;
    for (int i = 0; i < exponent(text); i++) {
      if (Character.isDigit(text.charAt(i)) && (digits > 0 || text.charAt(i) != '0')) {
        digits++;
      }
    }
    return digits;
  }

  private static int exponent(String text) {
    int at = text.indexOf('E');
    return at < 0 ? text.length() : at;
  }

  /**
   * @param kept how many digits stay, from the first that is not zero
   */
  private String recoded(String text, int kept) {
    StringBuilder recoded = new StringBuilder(text);
    int digits = 0;
    for (int i = 0; i < exponent(text); i++) {
      char c = text.charAt(i);
      if (Character.isDigit(c) && (digits > 0 || c != '0') && digits++ >= kept) {
        recoded.setCharAt(i, (char) other(c));
      }
    }
    return recoded.toString();
  }

  @Override
  public boolean bool(boolean value) {
    return value;
  }

  /** The version and the variant stay. */
  @Override
  public UUID uuid(UUID value) {
    return new UUID(
        value.getMostSignificantBits() ^ (long) mask << 32,
        value.getLeastSignificantBits() ^ (long) seconds << 8);
  }

  @Override
  public Duration duration(Duration value) {
    Duration recoded = value.plusSeconds(1 + seconds % 60);
    return recoded.toString().length() == value.toString().length() ? recoded : value;
  }

  @Override
  public byte[] bytes(byte[] value) {
    byte[] recoded = new byte[value.length];
    for (int i = 0; i < value.length; i++) {
      recoded[i] = (byte) (value[i] ^ mask);
    }
    return recoded;
  }

  /** All move by the same time, towards 1970 if they are later; the fraction keeps its digits. */
  @Override
  public Instant instant(Instant value) {
    String nanos = String.valueOf(1_000_000_000 + value.getNano());
    int fraction = Integer.parseInt(recoded(nanos, 1).substring(1));
    long moved = value.getEpochSecond() + (value.getEpochSecond() > 0 ? -seconds : seconds);
    Instant recoded = Instant.ofEpochSecond(moved, fraction);
    return recoded.toString().length() == value.toString().length() ? recoded : value;
  }

  @Override
  public String enumValue(String name, List<String> names) {
    return name;
  }
}

package dev.wirebench.models.build;

import java.time.Instant;
import java.util.Locale;
import java.util.Random;

/** Seeded text for the generators. */
final class Texts {
  private static final String HEX = "0123456789abcdef";

  private final Random random;
  private final String[] vocabulary;

  /**
   * @param vocabulary the words of sentences, lower-case, parted by spaces
   */
  Texts(Random random, String vocabulary) {
    this.random = random;
    this.vocabulary = vocabulary.split(" ");
  }

  String word() {
    return oneOf(vocabulary);
  }

  String oneOf(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  /** Both bounds included. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** Lower-case. */
  String words(int count) {
    StringBuilder words = new StringBuilder(word());
    for (int i = 1; i < count; i++) {
      words.append(' ').append(word());
    }
    return words.toString();
  }

  String sentence(int count) {
    return capital(words(count)) + ".";
  }

  /** Makes sentences of six to twelve words each. */
  String sentences(int count) {
    StringBuilder sentences = new StringBuilder(sentence(between(6, 12)));
    for (int i = 1; i < count; i++) {
      sentences.append(' ').append(sentence(between(6, 12)));
    }
    return sentences.toString();
  }

  String digits(int count) {
    return characters("0123456789", count);
  }

  String hex(int count) {
    return characters(HEX, count);
  }

  String characters(String alphabet, int count) {
    StringBuilder characters = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      characters.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return characters.toString();
  }

  String uuid() {
    return String.join("-", hex(8), hex(4), hex(4), hex(4), hex(12));
  }

  /** An instant of the years 2000 to 2024, to the millisecond. */
  Instant instant() {
    return Instant.parse("2000-01-01T00:00:00Z")
        .plusSeconds(random.nextInt(25 * 365 * 24 * 3600))
        .plusMillis(random.nextInt(1000));
  }

  /** A number with so many decimals, which its text shows. */
  double decimal(int least, int most, int decimals) {
    String text = between(least, most - 1) + "." + digits(decimals - 1) + between(1, 9);
    return Double.parseDouble(text);
  }

  static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}

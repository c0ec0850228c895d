package dev.wirebench.jmh;

import java.util.Optional;

/**
 * A codec under another name in the results: {@code jackson#control} is {@code jackson} once more.
 * Variants are the benchmark's tools to look at itself; they are never ranked.
 */
public final class Variant {
  private static final char MARK = '#';
  private static final String CONTROL = "control";
  private static final String WORK = "work-";

  private Variant() {}

  /** The same codec again: between the two, nothing differs but the forks. */
  public static String control(String codec) {
    return codec + MARK + CONTROL;
  }

  /** One of several controls. */
  public static String control(String codec, int number) {
    return control(codec) + "-" + number;
  }

  /**
   * The codec with work added to every operation.
   *
   * @param serialize tokens, see {@code Blackhole.consumeCPU}
   * @param deserialize the same for the other operation
   */
  public static String work(String codec, long serialize, long deserialize) {
    return codec + MARK + WORK + serialize + "-" + deserialize;
  }

  /** The id of the codec that a name in results stands for. */
  public static String codec(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? name : name.substring(0, mark);
  }

  /** Whether this is a variant's name, not a codec's. */
  public static boolean isVariant(String name) {
    return name.indexOf(MARK) >= 0;
  }

  public static boolean isControl(String name) {
    return suffix(name).filter(text -> text.startsWith(CONTROL)).isPresent();
  }

  /** The tokens of added work when serializing; 0 if there is none. */
  public static long serializeTokens(String name) {
    return tokens(name, 0);
  }

  /** The tokens of added work when deserializing; 0 if there is none. */
  public static long deserializeTokens(String name) {
    return tokens(name, 1);
  }

  private static long tokens(String name, int operation) {
    return suffix(name)
        .filter(text -> text.startsWith(WORK))
        .map(text -> Long.parseLong(text.substring(WORK.length()).split("-")[operation]))
        .orElse(0L);
  }

  private static Optional<String> suffix(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? Optional.empty() : Optional.of(name.substring(mark + 1));
  }
}

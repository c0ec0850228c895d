package dev.wirebench.fork;

import java.util.Optional;

/**
 * A codec under another name in the results: {@code jackson#control} is {@code jackson} once more.
 * Variants are the benchmark's tools to look at itself; they are never ranked.
 */
public final class Variant {
  private static final char MARK = '#';
  private static final String CONTROL = "control";
  private static final String TWICE = "twice-";
  private static final String LONG = "long-warm-up";

  private Variant() {}

  /**
   * A control of a codec, which is that codec again: between the two, nothing differs but the
   * forks.
   */
  public static String control(String codec) {
    return codec + MARK + CONTROL;
  }

  /** One of several controls. */
  public static String control(String codec, int number) {
    return control(codec) + "-" + number;
  }

  /**
   * The codec that does every so manieth operation twice.
   *
   * @param serialize of so many one, at least 1
   * @param deserialize the same for the other operation
   */
  public static String twice(String codec, int serialize, int deserialize) {
    return codec + MARK + TWICE + serialize + "-" + deserialize;
  }

  /**
   * The codec that does no operation twice, but counts them as {@link #twice} does: what that is
   * compared with.
   */
  public static String never(String codec) {
    return twice(codec, 0, 0);
  }

  /** The codec after the longest warm-up that is allowed, where others warm up by need. */
  public static String longWarmup(String codec) {
    return codec + MARK + LONG;
  }

  public static boolean hasLongWarmup(String name) {
    return suffix(name).filter(LONG::equals).isPresent();
  }

  /** Says whether a variant counts operations, to do some of them twice or none. */
  public static boolean counts(String name) {
    return suffix(name).filter(text -> text.startsWith(TWICE)).isPresent();
  }

  /** The id of the codec that a name in results stands for. */
  public static String codec(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? name : name.substring(0, mark);
  }

  /** Says whether this is a variant's name, not a codec's. */
  public static boolean isVariant(String name) {
    return name.indexOf(MARK) >= 0;
  }

  public static boolean isControl(String name) {
    return suffix(name).filter(text -> text.startsWith(CONTROL)).isPresent();
  }

  /** The number of serializations of which one is done twice; 0 if none is. */
  public static int serializedTwice(String name) {
    return twice(name, 0);
  }

  /** The number of deserializations of which one is done twice; 0 if none is. */
  public static int deserializedTwice(String name) {
    return twice(name, 1);
  }

  private static int twice(String name, int operation) {
    return suffix(name)
        .filter(text -> text.startsWith(TWICE))
        .map(text -> Integer.parseInt(text.substring(TWICE.length()).split("-")[operation]))
        .orElse(0);
  }

  private static Optional<String> suffix(String name) {
    int mark = name.indexOf(MARK);
    return mark < 0 ? Optional.empty() : Optional.of(name.substring(mark + 1));
  }
}

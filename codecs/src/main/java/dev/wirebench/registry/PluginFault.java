package dev.wirebench.registry;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Spi;
import dev.wirebench.models.PayloadType;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says in one sentence, without a full stop, why a codec from outside cannot be used: it was made
 * for another SPI, or a jar is missing.
 */
public final class PluginFault {
  /** A class of ours in the message of an error; those beside the codec are the author's. */
  private static final Pattern OURS = Pattern.compile("\\bdev[./]wirebench[./](?!codecs[./])");

  /** The whole message of an error about a class that was not found. */
  private static final Pattern CLASS = Pattern.compile("[\\w$]+(?:[./][\\w$]+)*");

  private static final String REMEDY =
      "compile it again, after the changes that CHANGELOG.md names";

  private PluginFault() {}

  /** Says whether a codec does not come with this program. */
  public static boolean isExternal(Class<?> codec) {
    return !codec
        .getProtectionDomain()
        .getCodeSource()
        .equals(Codecs.class.getProtectionDomain().getCodeSource());
  }

  /** The sentence about a codec that was made for another version of the SPI. */
  public static Optional<String> ofVersion(Class<?> codec) {
    if (!isExternal(codec) || !Codec.class.isAssignableFrom(codec)) {
      return Optional.empty();
    }
    int made = madeFor(codec);
    return made == Spi.VERSION
        ? Optional.empty()
        : Optional.of(
            jar(codec)
                + " was made for version "
                + made
                + " of the SPI, and this program has version "
                + Spi.VERSION
                + ": "
                + REMEDY);
  }

  /** Before there were versions, {@code bind} was given a payload with its values. */
  private static int madeFor(Class<?> codec) {
    Spi named = codec.getAnnotation(Spi.class);
    if (named != null) {
      return named.value();
    }
    try {
      int modifiers = codec.getMethod("bind", PayloadType.class).getModifiers();
      return Modifier.isAbstract(modifiers) ? 1 : Spi.UNNAMED;
    } catch (NoSuchMethodException e) {
      return 1;
    } catch (LinkageError lacksAnother) {
      return Spi.UNNAMED;
    }
  }

  /**
   * The sentence about what a codec's class threw.
   *
   * @return empty if the codec is ours, or the class path has all that it needs
   */
  public static Optional<String> of(Class<?> codec, Throwable thrown) {
    if (!isExternal(codec)) {
      return Optional.empty();
    }
    return ofOurs(thrown)
        .map(error -> unfit(jar(codec), "version " + madeFor(codec) + " of the SPI", error))
        .or(() -> missing(thrown));
  }

  /**
   * The sentence about a codec's class that cannot be loaded, so that nobody knows its version.
   *
   * @param simpleName of the class
   */
  static Optional<String> ofUnloaded(String simpleName, Throwable thrown) {
    return ofOurs(thrown)
        .map(error -> unfit("The jar of " + simpleName, "another version of the SPI", error))
        .or(() -> missing(thrown));
  }

  private static String unfit(String jar, String version, LinkageError error) {
    return jar
        + " was made for "
        + version
        + ", and does not fit version "
        + Spi.VERSION
        + ", which this program has ("
        + error.getClass().getSimpleName()
        + ": "
        + error.getMessage()
        + "): "
        + REMEDY;
  }

  private static Optional<LinkageError> ofOurs(Throwable thrown) {
    for (Throwable one = thrown; one != null; one = one.getCause()) {
      if (one instanceof LinkageError error
          && !(one instanceof ExceptionInInitializerError)
          && OURS.matcher(String.valueOf(one.getMessage())).find()) {
        return Optional.of(error);
      }
    }
    return Optional.empty();
  }

  /** The error that began it counts: later ones say that a class could not be initialized. */
  private static Optional<String> missing(Throwable thrown) {
    String missing = null;
    for (Throwable one = thrown; one != null; one = one.getCause()) {
      if (one instanceof NoClassDefFoundError || one instanceof ClassNotFoundException) {
        Matcher name = CLASS.matcher(String.valueOf(one.getMessage()));
        missing = name.matches() ? name.group().replace('/', '.') : missing;
      }
    }
    return Optional.ofNullable(missing)
        .map(
            name ->
                "the class "
                    + name
                    + " is missing: add its jar with --plugin, or name its artifact in the traits if"
                    + " Wirebench has the library");
  }

  private static String jar(Class<?> codec) {
    return CodecClassPath.location(codec).getFileName().toString();
  }
}

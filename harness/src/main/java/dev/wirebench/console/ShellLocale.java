package dev.wirebench.console;

import dev.wirebench.models.ArgumentFile;
import dev.wirebench.registry.UserCache;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The locale of the shell, in which a JVM reads and writes the names of files. A JVM that is given
 * a name that its locale cannot express gets another one, which no file has.
 */
public final class ShellLocale {
  /** A JVM puts it in the place of bytes that mean nothing in its locale. */
  private static final String REPLACEMENT = "\uFFFD";

  /** Folders that every command may use. */
  private static final List<String> FOLDERS = List.of("user.dir", "java.io.tmpdir");

  private ShellLocale() {}

  /** The reason against carrying out these arguments here; empty if there is none. */
  public static Optional<String> refusal(String... args) {
    List<String> given = new ArrayList<>(List.of(args));
    FOLDERS.stream().map(System::getProperty).forEach(given::add);
    return refusal(given, ArgumentFile.platform()).or(ShellLocale::cacheRefusal);
  }

  /** The first of some words that the locale does not express, in a sentence with the remedy. */
  public static Optional<String> refusal(List<String> given, Charset charset) {
    return given.stream()
        .filter(word -> word.contains(REPLACEMENT))
        .findFirst()
        .map(word -> sentence(word, charset));
  }

  private static Optional<String> cacheRefusal() {
    try {
      return refusal(List.of(UserCache.folder().toString()), ArgumentFile.platform());
    } catch (InvalidPathException e) {
      return Optional.of(sentence(e));
    }
  }

  /** The sentence about something that is no path. */
  static String sentence(InvalidPathException e) {
    return StandardCharsets.UTF_8.equals(ArgumentFile.platform())
        ? "'" + e.getInput() + "' is no path on this system (" + e.getReason() + "): correct it."
        : sentence(e.getInput(), ArgumentFile.platform());
  }

  /** The sentence for an exception that was thrown because something is no path. */
  public static Optional<String> behind(Throwable thrown) {
    return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
        .filter(InvalidPathException.class::isInstance)
        .findFirst()
        .map(cause -> sentence((InvalidPathException) cause));
  }

  private static String sentence(String word, Charset charset) {
    return StandardCharsets.UTF_8.equals(charset)
        ? "The name '" + word + "' is not written in UTF-8: rename that file or folder."
        : "The locale of this shell (charset "
            + charset
            + ") cannot express the path '"
            + word
            + "': start the command again with LC_ALL=C.UTF-8 in front of it.";
  }
}

package dev.wirebench.models;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A file in which the {@code java} launcher finds words of its command line. Windows takes 32,767
 * characters of a command, and a class path alone may have more. The JVM sees the same words either
 * way.
 */
public final class ArgumentFile {
  /** Half of what Windows takes: a caller may not know all other words of the command. */
  static final int MOST_CHARACTERS = 1 << 14;

  private ArgumentFile() {}

  /**
   * Shortens the command of a JVM if it is long.
   *
   * @param command the launcher, and all its words
   * @param file takes the words, and must exist until the JVM has started
   * @return a command that starts the same JVM
   */
  public static List<String> command(List<String> command, Path file) {
    List<String> words = command.subList(1, command.size());
    return words.stream().mapToInt(word -> word.length() + 1).sum() <= MOST_CHARACTERS
        ? command
        : List.of(command.get(0), write(words, file));
  }

  /**
   * Shortens a word that stands in front of the main class if it is long.
   *
   * @param file is asked for a file if the word is long; it must exist until the JVM has started
   * @return a word that the launcher reads as the same
   */
  public static String word(String word, Supplier<Path> file) {
    return word.length() <= MOST_CHARACTERS ? word : write(List.of(word), file.get());
  }

  private static String write(List<String> words, Path file) {
    String lines =
        words.stream().map(ArgumentFile::quoted).collect(Collectors.joining("\n", "", "\n"));
    try {
      Files.write(file, lines.getBytes(platform()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "@" + file;
  }

  /** The charset in which the launcher reads its words, whatever a JVM writes into files. */
  public static Charset platform() {
    return Charset.forName(System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name()));
  }

  /** The launcher gives a meaning to the backslash and to quotes, and ends a word at a new line. */
  private static String quoted(String word) {
    return "\""
        + word.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "\\r")
        + "\"";
  }
}

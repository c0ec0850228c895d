package dev.wirebench.resolving;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Codecs;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The words that a user wrote instead of a codec, for instance {@code gson@2.8.9}, or {@code
 * gson@2.8.0..2.15.0} for the releases between these. {@code gson@build/core.jar+build/extras.jar}
 * names a build of one's own.
 *
 * @param text all of it
 * @param codec the id before the release
 * @param release what stands behind that
 */
record ReleaseRequest(String text, String codec, String release) {
  private static final String JAR = ".jar";
  private static final String UNTIL = "..";
  private static final String COMMA = ",";

  /**
   * The characters that the name of a configuration must not have: it stands in pages, tables and
   * parameters of JMH.
   */
  private static final String OTHERS = "[^\\w.+/-]";

  static ReleaseRequest of(String text) {
    String codec = Codecs.id(text);
    ReleaseRequest asked = new ReleaseRequest(text, codec, text.substring(codec.length() + 1));
    if (codec.isEmpty() || asked.release.isBlank()) {
      throw new BadInput(
          "'"
              + text
              + "' names no codec or no release: write for instance gson@2.8.9, gson@2.8.0..2.15.0 or"
              + " gson@path/to/my.jar.");
    }
    return asked;
  }

  /**
   * Joins what a comma has separated that belongs to the name of a jar.
   *
   * @param words as the user wrote them, split at commas
   */
  static List<String> join(List<String> words) {
    return Pieces.of(words, COMMA, ReleaseRequest::namesFiles);
  }

  /** Says whether the id of a codec, which has no comma, is in front of jars that exist. */
  private static boolean namesFiles(String word) {
    return Codecs.isRelease(word)
        && !Codecs.id(word).contains(COMMA)
        && word.endsWith(JAR)
        && of(word).areFiles();
  }

  private boolean areFiles() {
    return pieces().stream().allMatch(Pieces::isFile);
  }

  boolean isBuild() {
    return release.endsWith(JAR);
  }

  boolean isRange() {
    return !isBuild() && release.contains(UNTIL);
  }

  /** First and last version of a range. */
  List<String> ends() {
    List<String> ends = Arrays.asList(release.split("\\.\\.", -1));
    if (ends.size() != 2 || ends.stream().anyMatch(String::isBlank)) {
      throw new BadInput(
          text + " is no range: write its first and its last version, as in gson@2.8.0..2.15.0.");
    }
    return ends;
  }

  /** The jars of a build. */
  List<Path> jars() {
    try {
      return pieces().stream().map(Path::of).toList();
    } catch (InvalidPathException e) {
      throw new BadInput("'" + release + "' is no path to a jar: correct " + text + ".", e);
    }
  }

  private List<String> pieces() {
    return Pieces.of(Arrays.asList(release.split("(?<=\\.jar)\\+(?=.)")), "+", Pieces::isFile);
  }

  /** The row's name with the names of the jars alone, which paths may share. */
  String shortName() {
    return name(
        jars().stream().map(jar -> jar.getFileName().toString()).collect(Collectors.joining("+")));
  }

  /** The row's name as it was written, but for signs that a name does not have. */
  String longName() {
    return name(release.replace('\\', '/'));
  }

  /** The name of a row, for which another has taken the same name. */
  static String numbered(String name, int number) {
    return name.substring(0, name.length() - JAR.length()) + "-" + number + JAR;
  }

  private String name(String behind) {
    return codec + "@" + safe(behind);
  }

  /** Replaces signs that mean something in class paths, pages, tables or shells. */
  static String safe(String name) {
    return name.replaceAll(OTHERS, "_");
  }
}

package dev.wirebench.resolving;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Names in a text that a sign separates. A file whose own name has the sign is one piece: the name
 * wins over the meaning of the sign.
 */
final class Pieces {
  private Pieces() {}

  /**
   * Joins parts again that the sign has separated.
   *
   * @param parts all of them, in their order
   * @param isWhole whether parts that were joined are one name; the longest that is so wins
   */
  static List<String> of(List<String> parts, String sign, Predicate<String> isWhole) {
    List<String> pieces = new ArrayList<>();
    for (int from = 0; from < parts.size(); ) {
      int to = parts.size();
      while (to > from + 1 && !isWhole.test(String.join(sign, parts.subList(from, to)))) {
        to--;
      }
      pieces.add(String.join(sign, parts.subList(from, to)));
      from = to;
    }
    return pieces;
  }

  static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException noName) {
      return false;
    }
  }
}

package dev.wirebench.importer.schema;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes identifiers of names that may hold any character, each unlike all that were made before:
 * what differs by underscores and capitals alone would be one name to protoc, to file systems, or
 * to the accessors of a class.
 */
final class Identifiers {
  /** A word, a word of capitals, or a number. */
  private static final Pattern PART = Pattern.compile("[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\\d+");

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  /** Longer ones are no help to a reader, and some file systems have no room for them. */
  private static final int LONGEST = 60;

  /**
   * Classes that generated code names without their packages; a message of such a name would stand
   * in their place.
   */
  private static final Set<String> TAKEN =
      Set.of(
          "any",
          "array",
          "boolean",
          "byte",
          "bytearray",
          "bytestring",
          "char",
          "class",
          "collection",
          "comparable",
          "double",
          "enum",
          "exception",
          "float",
          "instant",
          "int",
          "integer",
          "iterable",
          "iterator",
          "list",
          "long",
          "map",
          "message",
          "nothing",
          "number",
          "object",
          "objects",
          "optional",
          "override",
          "pair",
          "record",
          "sequence",
          "serializable",
          "set",
          "short",
          "string",
          "system",
          "throwable",
          "unit",
          "void");

  private final Set<String> made = new HashSet<>();

  /** {@code order_id} for {@code orderId}; the field of a message. */
  String field(String name) {
    String snake = snake(name);
    if (snake.isEmpty()) {
      snake = "field";
    } else if (Character.isDigit(snake.charAt(0))) {
      snake = "field_" + snake;
    }
    return unique(snake, "_");
  }

  /** {@code OrderId} for {@code orderId}; a message. */
  String message(String name) {
    String snake = snake(name);
    if (snake.isEmpty() || Character.isDigit(snake.charAt(0))) {
      snake = "item_" + snake;
    }
    StringBuilder camel = new StringBuilder();
    for (String part : snake.split("_")) {
      camel.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
    }
    if (isReserved(camel.toString())) {
      camel.append("Item");
    }
    return unique(camel.toString(), "");
  }

  /** Says whether a message of that name would hide something else. */
  static boolean isReserved(String message) {
    return TAKEN.contains(message.toLowerCase(Locale.ROOT)) || message.endsWith("OrBuilder");
  }

  /** Makes no other like this one. */
  String exactly(String identifier) {
    made.add(key(identifier));
    return identifier;
  }

  private String unique(String identifier, String separator) {
    String candidate = identifier;
    for (int i = 2; !made.add(key(candidate)); i++) {
      candidate = identifier + separator + i;
    }
    return candidate;
  }

  private static String key(String identifier) {
    return identifier.replace("_", "").toLowerCase(Locale.ROOT);
  }

  /** Words of ASCII letters and digits in lower case; empty if the name has none. */
  private static String snake(String name) {
    String plain = ACCENTS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
    StringBuilder snake = new StringBuilder();
    Matcher parts = PART.matcher(plain);
    int end = 0;
    while (parts.find() && snake.length() < LONGEST) {
      // A number stays with the word that it stands behind: line2.
      boolean joined =
          snake.length() > 0 && parts.start() == end && Character.isDigit(parts.group().charAt(0));
      if (snake.length() > 0 && !joined) {
        snake.append('_');
      }
      snake.append(parts.group().toLowerCase(Locale.ROOT));
      end = parts.end();
    }
    return snake.toString();
  }
}

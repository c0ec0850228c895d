package dev.wirebench.importer.build;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Documents as nobody would write them, of which each is the same for the same seed. */
final class RandomDocuments {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int DEEPEST = 6;

  /** Names that are trouble to some language, library or file system. */
  private static final List<String> NAMES =
      List.of(
          "id",
          "name",
          "a_b",
          "aB",
          "AB",
          "ab",
          "",
          "2",
          "2nd",
          "class",
          "default",
          "名前",
          "Straße",
          "[x]",
          "a b",
          "a-b",
          "a.b",
          "a\"b",
          "a\\b",
          "\u0000",
          "\n",
          "\u2028",
          "😀",
          "$",
          "_",
          "__",
          "URL",
          "xIndex",
          "isOpen",
          "getClass",
          "hashCode",
          "items",
          "itemsList",
          "items_count",
          "string",
          "String",
          "list",
          "Map",
          "object",
          "self",
          "it",
          "value",
          "values",
          "builder",
          "p-1001",
          "/a/{id}",
          "0123456789abcdef0123456789abcdef");

  private final Random random;

  RandomDocuments(long seed) {
    this.random = new Random(seed);
  }

  /** A document that is JSON. */
  byte[] valid() {
    return bytes(object(0));
  }

  /** Another document changed at a few places: mostly no JSON any more. */
  byte[] mutated(byte[] document) {
    byte[] bytes = document.clone();
    for (int i = 0; i <= random.nextInt(4); i++) {
      bytes = mutatedOnce(bytes);
    }
    return bytes;
  }

  private byte[] mutatedOnce(byte[] bytes) {
    if (bytes.length < 2) {
      return new byte[] {(byte) random.nextInt()};
    }
    int at = random.nextInt(bytes.length);
    switch (random.nextInt(5)) {
      case 0 -> bytes[at] = (byte) random.nextInt();
      case 1 -> bytes[at] = (byte) "{}[],:\"0-.eE\\ntfu ".charAt(random.nextInt(18));
      case 2 -> {
        return Arrays.copyOf(bytes, at);
      }
      case 3 -> {
        byte[] without = Arrays.copyOf(bytes, bytes.length - 1);
        System.arraycopy(bytes, at + 1, without, at, bytes.length - at - 1);
        return without;
      }
      default -> {
        int length = Math.min(bytes.length - at, 1 + random.nextInt(40));
        byte[] twice = Arrays.copyOf(bytes, bytes.length + length);
        System.arraycopy(bytes, at, twice, at + length, bytes.length - at);
        return twice;
      }
    }
    return bytes;
  }

  private ObjectNode object(int depth) {
    ObjectNode object = JSON.objectNode();
    for (int i = 0; i < 1 + random.nextInt(8); i++) {
      object.set(NAMES.get(random.nextInt(NAMES.size())), value(depth + 1));
    }
    return object;
  }

  private JsonNode value(int depth) {
    return switch (random.nextInt(depth < DEEPEST ? 10 : 7)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.booleanNode(random.nextBoolean());
      case 2 -> JSON.numberNode(random.nextInt() >> random.nextInt(32));
      case 3 -> number();
      case 4 -> JSON.numberNode(Math.round(random.nextDouble() * 1e6) / 1e3);
      case 5, 6 -> JSON.textNode(text());
      case 7 -> object(depth);
      default -> array(depth);
    };
  }

  private JsonNode number() {
    return switch (random.nextInt(5)) {
      case 0 -> JSON.numberNode(random.nextLong());
      case 1 -> JSON.numberNode(new BigInteger(80, random));
      case 2 -> JSON.numberNode(new BigDecimal(new BigInteger(90, random), random.nextInt(40)));
      case 3 -> JSON.numberNode(new BigDecimal("1e" + (random.nextInt(800) - 400)));
      default -> JSON.numberNode(-0.0);
    };
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < random.nextInt(12); i++) {
      int c = random.nextInt(random.nextInt(4) == 0 ? Character.MAX_CODE_POINT : 128);
      text.appendCodePoint(c >= 0xD800 && c < 0xE000 ? 'x' : c);
    }
    return random.nextInt(5) == 0 ? "2026-01-31T08:30:00Z" : text.toString();
  }

  /** Mostly of one kind, as arrays are. */
  private ArrayNode array(int depth) {
    ArrayNode array = JSON.arrayNode();
    JsonNode first = value(depth + 1);
    for (int i = 0; i < random.nextInt(4); i++) {
      array.add(random.nextInt(8) == 0 ? value(depth + 1) : first);
    }
    return array;
  }

  private static byte[] bytes(JsonNode tree) {
    try {
      return new ObjectMapper().writeValueAsString(tree).getBytes(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

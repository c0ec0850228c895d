package dev.wirebench.qualities;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Messages that name a class, made of one that does not.
 *
 * @param format label of the message's format
 */
record NamingMessages(String format, byte[] message) {
  private static final int SMILE_HEADER = 4;

  private static final String YAML_START = "---\n";

  /** Behind it stands the first line of the value; what is captured is how far it is indented. */
  private static final Pattern YAML_VALUE = Pattern.compile("^" + YAML_START + "()");

  /** The first object within the value; what is captured is how far it is indented. */
  private static final Pattern YAML_OBJECT = Pattern.compile("(?m)^\\w+:\n( +)(?=[^- ])");

  /**
   * @param object which of the objects in the message is to be told by a key: 0 for the first, 1
   *     for the next
   */
  Optional<byte[]> byKey(String key, int object, Class<?> named) {
    if (format.equals("JSON")) {
      return inJson(key, object, named);
    }
    if (format.equals("YAML")) {
      return inYaml(key, object, named);
    }
    return object > 0 ? Optional.empty() : inMap(key, named.getName());
  }

  private Optional<byte[]> inJson(String key, int object, Class<?> named) {
    String text = new String(message, UTF_8);
    int brace = text.indexOf('{');
    for (int i = 0; i < object && brace >= 0; i++) {
      brace = text.indexOf('{', brace + 1);
    }
    if (brace < 0) {
      return Optional.empty();
    }
    String member = "\"" + key + "\":\"" + named.getName() + "\",";
    return Optional.of(
        (text.substring(0, brace + 1) + member + text.substring(brace + 1)).getBytes(UTF_8));
  }

  /** One line more, in front of the others: those of an object within another are indented. */
  private Optional<byte[]> inYaml(String key, int object, Class<?> named) {
    Matcher place = (object == 0 ? YAML_VALUE : YAML_OBJECT).matcher(new String(message, UTF_8));
    String line = "\"" + key + "\": \"" + named.getName() + "\"\n";
    return place.find()
        ? Optional.of(
            place.replaceFirst("$0" + Matcher.quoteReplacement(line) + "$1").getBytes(UTF_8))
        : Optional.empty();
  }

  /** One entry more, in front of the others. */
  private Optional<byte[]> inMap(String key, String name) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int first = message[0] & 0xff;
    int rest = 1;
    switch (format) {
      case "CBOR" -> {
        if (first != 0xbf && (first < 0xa0 || first >= 0xb7)) {
          return Optional.empty();
        }
        out.write(first == 0xbf ? first : first + 1);
        out.write(0x60 + key.length());
        out.writeBytes(key.getBytes(ISO_8859_1));
        out.write(0x78);
        out.write(name.length());
      }
      case "MessagePack" -> {
        if (first < 0x80 || first >= 0x8f) {
          return Optional.empty();
        }
        out.write(first + 1);
        out.write(0xa0 + key.length());
        out.writeBytes(key.getBytes(ISO_8859_1));
        out.write(0xd9);
        out.write(name.length());
      }
      case "Smile" -> {
        rest = SMILE_HEADER + 1;
        out.write(message, 0, rest);
        out.write(0x80 + key.length() - 1);
        out.writeBytes(key.getBytes(ISO_8859_1));
        // Text of up to 32 characters says its length in its first byte.
        out.write(0x40 + name.length() - 1);
      }
      default -> {
        return Optional.empty();
      }
    }
    out.writeBytes(name.getBytes(ISO_8859_1));
    out.write(message, rest, message.length - rest);
    return Optional.of(out.toByteArray());
  }

  /**
   * The value within an object whose only key is the class. Where a key with the value's own name
   * wraps it already, the class replaces that name.
   */
  Optional<byte[]> inRoot() {
    if (!format.equals("JSON")) {
      return Optional.empty();
    }
    String text = new String(message, UTF_8);
    String wrapped = "{\"" + Canary.class.getSuperclass().getSimpleName() + "\":";
    String named = "{\"" + Canary.class.getName() + "\":";
    return Optional.of(
        (text.startsWith(wrapped) ? named + text.substring(wrapped.length()) : named + text + "}")
            .getBytes(UTF_8));
  }

  /** The message with the class in front of the value, where the format has a place for it. */
  Optional<byte[]> inFront() {
    return switch (format) {
      case "JSONB (fastjson2)" -> Optional.of(typedJsonb());
      case "YAML" -> taggedYaml();
      case "Java serialization" -> Optional.of(serialized());
      default -> Optional.empty();
    };
  }

  /**
   * A typed value of any kind, the name as a string of less than 47 ASCII characters, the value.
   */
  private byte[] typedJsonb() {
    String name = Canary.class.getName();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(0x92);
    out.write(0x49 + name.length());
    out.writeBytes(name.getBytes(ISO_8859_1));
    out.writeBytes(message);
    return out.toByteArray();
  }

  /** A global tag, by which SnakeYAML's own constructor finds the class. */
  private Optional<byte[]> taggedYaml() {
    String text = new String(message, UTF_8);
    String tagged = "--- !!" + Canary.class.getName() + "\n";
    return text.startsWith(YAML_START)
        ? Optional.of((tagged + text.substring(YAML_START.length())).getBytes(UTF_8))
        : Optional.empty();
  }

  private static byte[] serialized() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Canary());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }
}

package dev.wirebench.importer.schema;

import dev.wirebench.importer.shape.Shape;
import dev.wirebench.importer.shape.Shape.Field;
import dev.wirebench.importer.shape.Shape.ListOf;
import dev.wirebench.importer.shape.Shape.MapOf;
import dev.wirebench.importer.shape.Shape.Message;
import dev.wirebench.importer.shape.Shape.Scalar;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the schema of documents: a {@code .proto} that a person can read and correct, with what
 * was inferred and why as comments.
 */
public final class ProtoText {
  private static final String OPTIONS = "wirebench/json.proto";
  private static final String TIMESTAMP = "google/protobuf/timestamp.proto";

  private final PayloadName name;
  private final Identifiers identifiers = new Identifiers();
  private final Map<Message, String> messages = new IdentityHashMap<>();
  private final Deque<Message> open = new ArrayDeque<>();
  private final StringBuilder bodies = new StringBuilder();
  private boolean usesOptions;
  private boolean usesTimestamps;

  private ProtoText(PayloadName name) {
    this.name = name;
  }

  /**
   * @param comment what the file begins with, one or several lines
   */
  public static String write(Message root, PayloadName name, String comment) {
    return new ProtoText(name).write(root, comment);
  }

  private String write(Message root, String comment) {
    messages.put(root, identifiers.exactly(name.message()));
    open.add(root);
    while (!open.isEmpty()) {
      write(open.remove());
    }
    StringBuilder file = new StringBuilder();
    comment.lines().forEach(line -> file.append("// ").append(line).append('\n'));
    file.append("syntax = \"proto3\";\n\npackage wirebench.").append(name.protoPackage());
    file.append(";\n\n");
    if (usesTimestamps) {
      file.append("import \"").append(TIMESTAMP).append("\";\n");
    }
    if (usesOptions) {
      file.append("import \"").append(OPTIONS).append("\";\n");
    }
    if (usesTimestamps || usesOptions) {
      file.append('\n');
    }
    file.append("option java_multiple_files = true;\noption java_package = \"");
    file.append(name.javaPackage()).append("\";\n");
    return file.append(bodies).toString();
  }

  /** Messages follow in the order in which they are named first. */
  private String name(Message message) {
    String known = messages.get(message);
    if (known == null) {
      known = identifiers.message(message.name());
      messages.put(message, known);
      open.add(message);
    }
    return known;
  }

  private void write(Message message) {
    Identifiers fields = new Identifiers();
    List<String> rows = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    int number = 1;
    for (Field field : message.fields()) {
      String identifier = fields.field(field.name());
      if (!field.why().isEmpty()) {
        body.append("  // ").append(capital(field.why())).append(".\n");
      }
      body.append("  ").append(type(field, rows)).append(' ').append(identifier);
      body.append(" = ").append(number++).append(jsonName(identifier, field.name()));
      body.append(";\n");
    }
    bodies.append("\nmessage ").append(messages.get(message)).append(" {\n");
    bodies.append(body).append("}\n");
    rows.forEach(bodies::append);
  }

  private String type(Field field, List<String> rows) {
    if (field.shape() instanceof ListOf list) {
      return "repeated " + element(list.element(), field.name(), rows);
    }
    if (field.shape() instanceof MapOf map) {
      return "map<string, " + element(map.value(), field.name(), rows) + ">";
    }
    String type = element(field.shape(), field.name(), rows);
    return field.optional() && field.shape() != Scalar.TIMESTAMP && field.shape() instanceof Scalar
        ? "optional " + type
        : type;
  }

  private String element(Shape shape, String name, List<String> rows) {
    if (shape instanceof Scalar scalar) {
      usesTimestamps |= scalar == Scalar.TIMESTAMP;
      return scalar.proto();
    }
    if (shape instanceof Message message) {
      return name(message);
    }
    return row((ListOf) shape, name, rows);
  }

  /** Protobuf has no list of lists: a message of one list stands for each of the inner ones. */
  private String row(ListOf list, String name, List<String> rows) {
    usesOptions = true;
    String row = identifiers.message(name + " row");
    List<String> inner = new ArrayList<>();
    String type = element(list.element(), name, inner);
    rows.add(
        """

        // An array inside another, or in a map: in JSON, what its one field holds.
        message %s {
          option (wirebench.list) = true;
          repeated %s values = 1;
        }
        """
            .formatted(row, type));
    rows.addAll(inner);
    return row;
  }

  private String jsonName(String identifier, String name) {
    if (name.equals(defaultJsonName(identifier))) {
      return "";
    }
    if (name.isEmpty() || name.indexOf('\0') >= 0 || name.startsWith("[") && name.endsWith("]")) {
      usesOptions = true;
      return " [(wirebench.name) = " + literal(name) + "]";
    }
    return " [json_name = " + literal(name) + "]";
  }

  /** The JSON name as protoc makes it: without underscores, and with a capital after each. */
  static String defaultJsonName(String identifier) {
    StringBuilder name = new StringBuilder();
    boolean capital = false;
    for (char c : identifier.toCharArray()) {
      if (c == '_') {
        capital = true;
      } else {
        name.append(capital ? Character.toUpperCase(c) : c);
        capital = false;
      }
    }
    return name.toString();
  }

  static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c < ' ' || c == 0x7F) {
        literal.append(String.format(Locale.ROOT, "\\%03o", (int) c));
      } else {
        literal.append(c);
      }
    }
    return literal.append('"').toString();
  }

  private static String capital(String sentence) {
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }
}

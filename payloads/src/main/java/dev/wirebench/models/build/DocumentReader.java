package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.JsonTokenId;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.base.ValueType;
import dev.wirebench.models.Instants;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a document into a message, as {@link DocumentWriter} writes it: fields by their JSON names
 * in any order, enums by name, bytes as base64, timestamps as ISO 8601 text. As in Protobuf's own
 * JSON mapping, fields may be missing, null is for what is absent, and 64-bit integers may be
 * quoted.
 *
 * <p>What cannot be held just as it stands there is refused: no field is passed over, no number
 * loses a digit, and null does not become a default.
 */
public final class DocumentReader {
  private static final JsonFactory JSON = JsonFactory.builder().build();

  private final JsonParser json;
  private final Map<Descriptor, Map<String, FieldDescriptor>> fields = new HashMap<>();

  private DocumentReader(JsonParser json) {
    this.json = json;
  }

  /**
   * @param document one JSON text
   * @param into an empty message of a class that protoc wrote
   * @throws IOException if the document does not fit the message, with the place in it and what was
   *     expected there, or is no JSON
   */
  public static void read(byte[] document, Message.Builder into) throws IOException {
    try (JsonParser json = JSON.createParser(document)) {
      read(json, into);
      if (json.nextToken() != null) {
        throw new IOException("something follows the document: " + ValueExcerpt.of(json));
      }
    }
  }

  /**
   * Reads one value, and leaves the parser at its last token.
   *
   * @param json stands at the value, or before it
   * @param into an empty message of a class that protoc wrote
   * @throws IOException if the value does not fit the message, with the place in the document and
   *     what was expected there, or is no JSON
   */
  public static void read(JsonParser json, Message.Builder into) throws IOException {
    if (!json.hasCurrentToken()) {
      json.nextToken();
    }
    new DocumentReader(json).message(into);
  }

  private void message(Message.Builder into) throws IOException {
    if (JsonOptions.isList(into.getDescriptorForType())) {
      elements(JsonOptions.elements(into.getDescriptorForType()), into);
    } else {
      members(into);
    }
  }

  private void members(Message.Builder into) throws IOException {
    require(JsonToken.START_OBJECT, "an object");
    Set<String> met = new HashSet<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      FieldDescriptor field = field(into.getDescriptorForType(), name);
      requireFirst(met.add(name));
      json.nextToken();
      if (field.isMapField()) {
        entries(field, into);
      } else if (field.isRepeated()) {
        elements(field, into);
      } else {
        single(field, into);
      }
    }
    require(JsonToken.END_OBJECT, "the end of the object");
  }

  private FieldDescriptor field(Descriptor message, String name) throws IOException {
    FieldDescriptor field = fields.computeIfAbsent(message, DocumentReader::byName).get(name);
    if (field != null) {
      return field;
    }
    FieldDescriptor respelt = message.findFieldByName(name);
    throw problem(
        "message %s has no field of this name".formatted(message.getFullName())
            + (respelt == null
                ? ""
                : ", but one that is %s in JSON"
                    .formatted(ValueExcerpt.quoted(JsonOptions.name(respelt)))));
  }

  private static Map<String, FieldDescriptor> byName(Descriptor message) {
    Map<String, FieldDescriptor> fields = new HashMap<>();
    message.getFields().forEach(field -> fields.put(JsonOptions.name(field), field));
    return fields;
  }

  private void single(FieldDescriptor field, Message.Builder into) throws IOException {
    if (json.currentToken() == JsonToken.VALUE_NULL && field.hasPresence()) {
      return;
    }
    OneofDescriptor oneof = field.getRealContainingOneof();
    if (oneof != null && into.hasOneof(oneof)) {
      throw problem(
          "oneof %s has a value already, that of %s"
              .formatted(oneof.getName(), into.getOneofFieldDescriptor(oneof).getName()));
    }
    into.setField(field, value(field, into));
  }

  private void elements(FieldDescriptor field, Message.Builder into) throws IOException {
    require(JsonToken.START_ARRAY, "an array");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      into.addRepeatedField(field, value(field, into));
    }
  }

  private void entries(FieldDescriptor field, Message.Builder into) throws IOException {
    require(JsonToken.START_OBJECT, "an object");
    Set<String> met = new HashSet<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      Message.Builder entry = into.newBuilderForField(field);
      FieldDescriptor key = MapEntries.key(entry);
      FieldDescriptor value = MapEntries.value(entry);
      entry.setField(key, key(key, name));
      requireFirst(met.add(name));
      json.nextToken();
      entry.setField(value, value(value, entry));
      into.addRepeatedField(field, entry.build());
    }
    require(JsonToken.END_OBJECT, "the end of the object");
  }

  /** A key is written as its value prints itself, and in no other way. */
  private Object key(FieldDescriptor field, String name) throws IOException {
    return switch (field.getJavaType()) {
      case STRING -> wellFormed(name);
      case BOOLEAN -> {
        if (!name.equals("true") && !name.equals("false")) {
          throw unexpected("true or false as the key");
        }
        yield Boolean.valueOf(name);
      }
      default -> {
        Optional<Object> number = ExactNumbers.of(field, name);
        if (number.isEmpty() || !number.get().toString().equals(name)) {
          throw unexpected(ExactNumbers.expected(field) + " as the key");
        }
        yield number.get();
      }
    };
  }

  /**
   * @param parent has the field
   */
  private Object value(FieldDescriptor field, Message.Builder parent) throws IOException {
    return switch (field.getJavaType()) {
      case STRING -> text(field);
      case INT, LONG, FLOAT, DOUBLE -> number(field);
      case BOOLEAN -> bool();
      case ENUM -> constant(field.getEnumType());
      case BYTE_STRING -> bytes();
      case MESSAGE -> {
        if (field.getMessageType().getFullName().equals(Timestamp.getDescriptor().getFullName())) {
          yield timestamp();
        }
        Message.Builder message = parent.newBuilderForField(field);
        message(message);
        yield message.build();
      }
    };
  }

  private String text(FieldDescriptor field) throws IOException {
    Optional<ValueType> type = JsonOptions.valueType(field);
    if (type.isEmpty()) {
      return wellFormed(text("a text"));
    }
    String expected = "a value of the type " + type.get().label();
    boolean isNumber =
        json.currentToken() == JsonToken.VALUE_NUMBER_INT
            || json.currentToken() == JsonToken.VALUE_NUMBER_FLOAT;
    String text = type.get().isNumber() && isNumber ? json.getText() : text(expected);
    if (type.get().isNumber() != isNumber || !type.get().isValid(text)) {
      throw unexpected(expected);
    }
    return text;
  }

  /** Half a surrogate pair has no form in UTF-8: Protobuf would write a question mark. */
  private String wellFormed(String text) throws IOException {
    if (text.codePoints().anyMatch(DocumentReader::isHalf)) {
      throw unexpected("a text without half a surrogate pair");
    }
    return text;
  }

  private static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  private Object number(FieldDescriptor field) throws IOException {
    boolean isNumber =
        switch (json.currentTokenId()) {
          case JsonTokenId.ID_NUMBER_INT, JsonTokenId.ID_NUMBER_FLOAT -> true;
          case JsonTokenId.ID_STRING -> field.getJavaType() == JavaType.LONG;
          default -> false;
        };
    Optional<Object> number = isNumber ? ExactNumbers.of(field, json.getText()) : Optional.empty();
    if (number.isEmpty()) {
      throw unexpected(ExactNumbers.expected(field));
    }
    return number.get();
  }

  private boolean bool() throws IOException {
    return switch (json.currentTokenId()) {
      case JsonTokenId.ID_TRUE -> true;
      case JsonTokenId.ID_FALSE -> false;
      default -> throw unexpected("true or false");
    };
  }

  private EnumValueDescriptor constant(EnumDescriptor type) throws IOException {
    String expected = "the name of a value of enum " + type.getFullName();
    EnumValueDescriptor constant = type.findValueByName(text(expected));
    if (constant == null) {
      throw unexpected(expected);
    }
    return constant;
  }

  private ByteString bytes() throws IOException {
    String expected = "base64 in the standard alphabet, with padding";
    String text = text(expected);
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      if (Base64.getEncoder().encodeToString(bytes).equals(text)) {
        return ByteString.copyFrom(bytes);
      }
    } catch (IllegalArgumentException e) {
      // Refused below, as what decodes but would be written otherwise.
    }
    throw unexpected(expected);
  }

  private Timestamp timestamp() throws IOException {
    String expected = "an instant of the years 1 to 9999 like \"2026-11-24T10:15:30.123Z\"";
    String text = text(expected);
    try {
      Timestamp timestamp = Instants.toMessage(Instant.parse(text));
      if (TimestampRange.holds(timestamp)) {
        return timestamp;
      }
    } catch (DateTimeParseException e) {
      // Refused below, as what is of another year.
    }
    throw unexpected(expected);
  }

  private String text(String expected) throws IOException {
    require(JsonToken.VALUE_STRING, expected);
    return json.getText();
  }

  private void require(JsonToken token, String expected) throws IOException {
    if (json.currentToken() != token) {
      throw unexpected(expected);
    }
  }

  private void requireFirst(boolean isFirst) throws IOException {
    if (!isFirst) {
      throw problem("the name stands there twice");
    }
  }

  private IOException unexpected(String expected) throws IOException {
    return problem("expected " + expected + ", got " + ValueExcerpt.of(json));
  }

  private IOException problem(String sentence) {
    return new IOException(JsonPath.of(json) + ": " + sentence);
  }
}

package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.base.ValueType;
import dev.wirebench.models.Instants;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;

/**
 * Writes a message as its canonical document: minified, fields in the order of the schema under
 * their JSON names, defaults and empty collections written, what is absent as null, enums by name,
 * bytes as base64 with padding, timestamps as {@code Instant} prints them, list messages as arrays.
 *
 * <p>This is the document of ordinary Java beans. Protobuf's own JSON mapping is another: it leaves
 * defaults out and quotes 64-bit integers.
 */
final class DocumentWriter {
  /**
   * Doubles by Jackson itself: before JDK 19, the JDK's text was not always the shortest. Code
   * points above the basic plane in four bytes of UTF-8, where Jackson would write two escapes.
   */
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
          .build();

  private DocumentWriter() {}

  /**
   * @param leftOut JSON names of fields of the message itself that are not to be written
   * @throws IllegalArgumentException for a value that the beans or JSON cannot hold
   */
  static void write(Message message, Set<String> leftOut, OutputStream out) throws IOException {
    try (JsonGenerator json = JSON.createGenerator(out)) {
      write(message, leftOut, json);
    }
  }

  private static void write(Message message, Set<String> leftOut, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      if (leftOut.contains(JsonOptions.name(field))) {
        continue;
      }
      json.writeFieldName(JsonOptions.name(field));
      if (field.isMapField()) {
        writeMap((List<?>) message.getField(field), json);
      } else if (field.isRepeated()) {
        writeElements(field, message, json);
      } else if (field.hasPresence() && !message.hasField(field)) {
        json.writeNull();
      } else {
        write(field, message.getField(field), json);
      }
    }
    json.writeEndObject();
  }

  private static void writeElements(FieldDescriptor field, Message message, JsonGenerator json)
      throws IOException {
    json.writeStartArray();
    for (Object element : (List<?>) message.getField(field)) {
      write(field, element, json);
    }
    json.writeEndArray();
  }

  private static void writeMap(List<?> entries, JsonGenerator json) throws IOException {
    json.writeStartObject();
    for (Object element : entries) {
      Message entry = (Message) element;
      FieldDescriptor key = MapEntries.key(entry);
      FieldDescriptor value = MapEntries.value(entry);
      requireFit(key, entry.getField(key));
      json.writeFieldName(entry.getField(key).toString());
      write(value, entry.getField(value), json);
    }
    json.writeEndObject();
  }

  private static void write(FieldDescriptor field, Object value, JsonGenerator json)
      throws IOException {
    requireFit(field, value);
    switch (field.getJavaType()) {
      case STRING -> {
        if (JsonOptions.valueType(field).filter(ValueType::isNumber).isPresent()) {
          json.writeNumber((String) value);
        } else {
          json.writeString((String) value);
        }
      }
      case INT -> json.writeNumber((Integer) value);
      case LONG -> json.writeNumber((Long) value);
      case DOUBLE -> json.writeNumber((Double) value);
      case FLOAT -> json.writeNumber((Float) value);
      case BOOLEAN -> json.writeBoolean((Boolean) value);
      case ENUM -> json.writeString(((EnumValueDescriptor) value).getName());
      case BYTE_STRING -> json.writeBinary(((ByteString) value).toByteArray());
      case MESSAGE -> {
        if (value instanceof Timestamp timestamp) {
          json.writeString(Instants.toBean(timestamp).toString());
        } else if (JsonOptions.isList(field.getMessageType())) {
          writeElements(JsonOptions.elements(field.getMessageType()), (Message) value, json);
        } else {
          write((Message) value, Set.of(), json);
        }
      }
    }
  }

  /** Refuses what a bean would hold as another value, and what JSON has no form for. */
  private static void requireFit(FieldDescriptor field, Object value) {
    String problem =
        switch (field.getType()) {
          case UINT32, FIXED32 ->
              (Integer) value < 0
                  ? Integer.toUnsignedString((Integer) value) + " does not fit a Java int"
                  : null;
          case UINT64, FIXED64 ->
              (Long) value < 0
                  ? Long.toUnsignedString((Long) value) + " does not fit a Java long"
                  : null;
          case DOUBLE -> Double.isFinite((Double) value) ? null : value + " has no form in JSON";
          case FLOAT -> Float.isFinite((Float) value) ? null : value + " has no form in JSON";
          case ENUM ->
              ((EnumValueDescriptor) value).getIndex() < 0
                  ? ((EnumValueDescriptor) value).getNumber() + " is no value of the enum"
                  : null;
          case MESSAGE ->
              value instanceof Timestamp timestamp && !TimestampRange.holds(timestamp)
                  ? "the timestamp is outside the years 1 to 9999"
                  : null;
          case STRING ->
              JsonOptions.valueType(field)
                  .filter(type -> !type.isValid((String) value))
                  .map(type -> "'" + value + "' is no " + type.label())
                  .orElse(null);
          default -> null;
        };
    if (problem != null) {
      throw new IllegalArgumentException(
          field.getFile().getName() + ", field " + field.getFullName() + ": " + problem);
    }
  }
}

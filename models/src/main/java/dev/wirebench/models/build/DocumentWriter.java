package dev.wirebench.models.build;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes a message as its canonical document: minified, fields in the order of the schema under
 * their JSON names, defaults written, an absent message as null.
 *
 * <p>This is the document of ordinary Java beans. Protobuf's own JSON mapping is another: it leaves
 * defaults out and quotes 64-bit integers.
 */
final class DocumentWriter {
  private static final JsonFactory JSON =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private DocumentWriter() {}

  static void write(Message message, OutputStream out) throws IOException {
    try (JsonGenerator json = JSON.createGenerator(out)) {
      write(message, json);
    }
  }

  private static void write(Message message, JsonGenerator json) throws IOException {
    json.writeStartObject();
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      json.writeFieldName(field.getJsonName());
      if (field.isRepeated()) {
        json.writeStartArray();
        for (Object element : (List<?>) message.getField(field)) {
          write(field, element, json);
        }
        json.writeEndArray();
      } else if (field.hasPresence() && !message.hasField(field)) {
        json.writeNull();
      } else {
        write(field, message.getField(field), json);
      }
    }
    json.writeEndObject();
  }

  private static void write(FieldDescriptor field, Object value, JsonGenerator json)
      throws IOException {
    switch (field.getJavaType()) {
      case STRING -> json.writeString((String) value);
      case INT -> json.writeNumber((Integer) value);
      case LONG -> json.writeNumber((Long) value);
      case DOUBLE -> json.writeNumber((Double) value);
      case FLOAT -> json.writeNumber((Float) value);
      case BOOLEAN -> json.writeBoolean((Boolean) value);
      case MESSAGE -> write((Message) value, json);
      case ENUM, BYTE_STRING ->
          throw new IllegalArgumentException("no document form for " + field.getFullName());
    }
  }
}

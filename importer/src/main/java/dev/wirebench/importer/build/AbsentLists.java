package dev.wirebench.importer.build;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import dev.wirebench.models.build.JsonOptions;

/**
 * Takes lists and maps out of documents where they are null: a message has none then, as where they
 * are absent.
 */
final class AbsentLists {
  private AbsentLists() {}

  /** Changes the document. */
  static void remove(ObjectNode document, Descriptor message) {
    for (FieldDescriptor field : message.getFields()) {
      String name = JsonOptions.name(field);
      JsonNode value = document.get(name);
      if (value == null) {
        continue;
      }
      if (field.isRepeated() && value.isNull()) {
        document.remove(name);
      } else {
        removeWithin(value, field);
      }
    }
  }

  private static void removeWithin(JsonNode value, FieldDescriptor field) {
    FieldDescriptor values =
        field.isMapField() ? field.getMessageType().findFieldByNumber(2) : field;
    if (values.getJavaType() != JavaType.MESSAGE) {
      return;
    }
    if (field.isRepeated()) {
      value.forEach(element -> removeInside(element, values.getMessageType()));
    } else {
      removeInside(value, values.getMessageType());
    }
  }

  private static void removeInside(JsonNode value, Descriptor message) {
    if (JsonOptions.isList(message)) {
      removeWithin(value, JsonOptions.elements(message));
    } else if (value instanceof ObjectNode object) {
      remove(object, message);
    }
  }
}

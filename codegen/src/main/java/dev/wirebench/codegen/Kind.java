package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;

/** The kind of one value of a field, whether the field holds one, a list or a map of them. */
enum Kind {
  SCALAR,
  BYTES,
  ENUM,
  /** A text that stands for a value type of Java's, see {@link SchemaOptions#valueType}. */
  VALUE,
  /** {@code google.protobuf.Timestamp}: a {@code java.time.Instant} in the models. */
  TIMESTAMP,
  /** A list message, which stands for a JSON array: a {@code List} in the models. */
  LIST,
  MESSAGE;

  static Kind of(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case BYTE_STRING -> BYTES;
      case ENUM -> ENUM;
      case MESSAGE -> of(field.getMessageType());
      case STRING -> SchemaOptions.valueType(field).isPresent() ? VALUE : SCALAR;
      default -> SCALAR;
    };
  }

  private static Kind of(Descriptor message) {
    if (message.getFullName().equals("google.protobuf.Timestamp")) {
      return TIMESTAMP;
    }
    return SchemaOptions.isList(message) ? LIST : MESSAGE;
  }

  /** The field that has a field's values: for a map that of its entries. */
  static FieldDescriptor values(FieldDescriptor field) {
    return field.isMapField() ? mapValue(field) : field;
  }

  /** The field that has what is inside of a field's map and of all its lists. */
  static FieldDescriptor innermost(FieldDescriptor field) {
    FieldDescriptor values = values(field);
    return of(values) == LIST ? innermost(elements(values)) : values;
  }

  /** The repeated field of the list message that a value is. */
  static FieldDescriptor elements(FieldDescriptor field) {
    return elements(field.getMessageType());
  }

  /** The repeated field of a list message. */
  static FieldDescriptor elements(Descriptor list) {
    return list.getFields().get(0);
  }

  static FieldDescriptor mapKey(FieldDescriptor field) {
    return field.getMessageType().findFieldByNumber(1);
  }

  static FieldDescriptor mapValue(FieldDescriptor field) {
    return field.getMessageType().findFieldByNumber(2);
  }
}

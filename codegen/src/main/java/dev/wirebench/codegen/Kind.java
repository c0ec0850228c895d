package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.FieldDescriptor;

/** What one value of a field is, whether the field holds one, a list or a map of them. */
enum Kind {
  SCALAR,
  BYTES,
  ENUM,
  /** {@code google.protobuf.Timestamp}: a {@code java.time.Instant} in the models. */
  TIMESTAMP,
  MESSAGE;

  static Kind of(FieldDescriptor field) {
    return switch (field.getJavaType()) {
      case BYTE_STRING -> BYTES;
      case ENUM -> ENUM;
      case MESSAGE ->
          field.getMessageType().getFullName().equals("google.protobuf.Timestamp")
              ? TIMESTAMP
              : MESSAGE;
      default -> SCALAR;
    };
  }

  /** The kind of a field's values: for a map that of its values, not of its entries. */
  static Kind ofValues(FieldDescriptor field) {
    return of(field.isMapField() ? mapValue(field) : field);
  }

  static FieldDescriptor mapKey(FieldDescriptor field) {
    return field.getMessageType().findFieldByNumber(1);
  }

  static FieldDescriptor mapValue(FieldDescriptor field) {
    return field.getMessageType().findFieldByNumber(2);
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;

/** Refuses what the models cannot carry, before anything is written. */
final class SupportedConstructs {
  private SupportedConstructs() {}

  /**
   * @throws UnsupportedConstruct for the first field that is not a scalar, a message of the suite,
   *     or a repetition of these
   */
  static void check(Descriptor message) {
    if (message.isExtendable()) {
      throw new UnsupportedConstruct(place(message), "extension ranges are not supported");
    }
    message.getFields().forEach(SupportedConstructs::check);
  }

  private static void check(FieldDescriptor field) {
    String problem = problem(field);
    if (problem != null) {
      throw new UnsupportedConstruct(
          place(field.getContainingType()) + ", field " + field.getName(),
          problem + " not supported; use scalars, messages, and repeated fields of these");
    }
  }

  private static String problem(FieldDescriptor field) {
    if (field.isMapField()) {
      return "map fields are";
    }
    if (field.getContainingOneof() != null) {
      return field.getRealContainingOneof() == null ? "optional fields are" : "oneof is";
    }
    return switch (field.getType()) {
      case ENUM -> "enums are";
      case BYTES -> "bytes fields are";
      case GROUP -> "groups are";
      case MESSAGE ->
          field.getMessageType().getFile().getPackage().equals("google.protobuf")
              ? field.getMessageType().getFullName() + " is"
              : null;
      default -> null;
    };
  }

  private static String place(Descriptor message) {
    return message.getFile().getName() + ", message " + message.getFullName();
  }
}

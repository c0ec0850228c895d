package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import dev.wirebench.base.ValueType;
import dev.wirebench.proto.json.Json;
import java.util.Optional;

/** Reads what the options of {@code wirebench/json.proto} say of messages and fields. */
public final class JsonOptions {
  private JsonOptions() {}

  /** Says whether a message stands for a JSON array: that of its only field, which is repeated. */
  public static boolean isList(Descriptor message) {
    return message.getOptions().getExtension(Json.list);
  }

  /** The repeated field of a list message. */
  public static FieldDescriptor elements(Descriptor list) {
    return list.getFields().get(0);
  }

  /** The value type that a text stands for; empty if it is a text. */
  static Optional<ValueType> valueType(FieldDescriptor field) {
    return ValueType.of(field.getOptions().getExtension(Json.as));
  }

  /** The name of the field in documents, to the letter. */
  public static String name(FieldDescriptor field) {
    return field.getOptions().hasExtension(Json.name)
        ? field.getOptions().getExtension(Json.name)
        : field.getJsonName();
  }
}

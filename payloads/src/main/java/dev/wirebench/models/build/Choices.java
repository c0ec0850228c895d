package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import dev.wirebench.proto.json.Json;
import java.util.List;

/** The few texts that a field has, as {@code wirebench/json.proto} lets a schema say. */
final class Choices {
  private Choices() {}

  /** The texts of a field; empty if it may have any. */
  static List<String> of(FieldDescriptor field) {
    return field.getOptions().getExtension(Json.choices);
  }

  /** The texts of a message's field. */
  static String[] of(Descriptor message, String field) {
    return of(message.findFieldByName(field)).toArray(String[]::new);
  }
}

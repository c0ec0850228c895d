package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.util.LinkedHashSet;
import java.util.Set;

/** The types that a value of one message can hold, itself first. */
record Reachable(Set<Descriptor> messages, Set<EnumDescriptor> enums) {

  static Reachable from(Descriptor message) {
    Reachable reachable = new Reachable(new LinkedHashSet<>(), new LinkedHashSet<>());
    reachable.add(message);
    return reachable;
  }

  private void add(Descriptor message) {
    // A message may hold itself.
    if (!messages.add(message)) {
      return;
    }
    for (FieldDescriptor field : message.getFields()) {
      FieldDescriptor values = field.isMapField() ? Kind.mapValue(field) : field;
      switch (Kind.of(values)) {
        case MESSAGE -> add(values.getMessageType());
        case ENUM -> enums.add(values.getEnumType());
        case SCALAR, BYTES, TIMESTAMP -> {}
      }
    }
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import java.util.LinkedHashSet;
import java.util.Set;

/** The types that a value of one message can hold, itself first; list messages are no types. */
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
      FieldDescriptor innermost = Kind.innermost(field);
      switch (Kind.of(innermost)) {
        case MESSAGE -> add(innermost.getMessageType());
        case ENUM -> enums.add(innermost.getEnumType());
        case SCALAR, BYTES, VALUE, TIMESTAMP, LIST -> {}
      }
    }
  }
}

package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.MessageOrBuilder;

/** The two fields of the messages that Protobuf has a map's entries as. */
final class MapEntries {
  private MapEntries() {}

  static FieldDescriptor key(MessageOrBuilder entry) {
    return entry.getDescriptorForType().findFieldByNumber(1);
  }

  static FieldDescriptor value(MessageOrBuilder entry) {
    return entry.getDescriptorForType().findFieldByNumber(2);
  }
}

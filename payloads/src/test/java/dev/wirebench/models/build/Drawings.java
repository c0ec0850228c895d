package dev.wirebench.models.build;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.TimestampProto;
import dev.wirebench.proto.json.Json;

/** Messages of a schema with list messages, exact JSON names, instants, and maps of all keys. */
final class Drawings {
  /**
   * {@code Drawing} with {@code repeated Row rows}, {@code repeated Plane planes}, {@code
   * map<string, Row> by_name}, {@code map<int32, string> by_number}, {@code map<bool, string>
   * by_truth}, {@code google.protobuf.Timestamp drawn}, a text whose name is empty and one that is
   * called {@code a b}.
   */
  private static final Descriptor DRAWING = link().findMessageTypeByName("Drawing");

  private Drawings() {}

  static DynamicMessage.Builder builder() {
    return DynamicMessage.newBuilder(DRAWING);
  }

  private static FileDescriptor link() {
    FileDescriptorProto file =
        FileDescriptorProto.newBuilder()
            .setName("drawing.proto")
            .setPackage("art")
            .setSyntax("proto3")
            .addDependency("google/protobuf/timestamp.proto")
            .addDependency("wirebench/json.proto")
            .addMessageType(drawing())
            .addMessageType(list("Row", field("values", 1, Type.TYPE_DOUBLE)))
            .addMessageType(list("Plane", field("rows", 1, "Row")))
            .build();
    FileDescriptor[] imports = {TimestampProto.getDescriptor(), Json.getDescriptor()};
    try {
      return FileDescriptor.buildFrom(file, imports);
    } catch (DescriptorValidationException e) {
      throw new AssertionError(e);
    }
  }

  private static DescriptorProto drawing() {
    return DescriptorProto.newBuilder()
        .setName("Drawing")
        .addField(field("rows", 1, "Row").setLabel(Label.LABEL_REPEATED))
        .addField(field("planes", 2, "Plane").setLabel(Label.LABEL_REPEATED))
        .addField(field("by_name", 3, "Drawing.ByNameEntry").setLabel(Label.LABEL_REPEATED))
        .addField(field("by_number", 4, "Drawing.ByNumberEntry").setLabel(Label.LABEL_REPEATED))
        .addField(field("by_truth", 5, "Drawing.ByTruthEntry").setLabel(Label.LABEL_REPEATED))
        .addField(field("drawn", 6, Type.TYPE_MESSAGE).setTypeName(".google.protobuf.Timestamp"))
        .addField(
            field("nameless", 7, Type.TYPE_STRING)
                .setOptions(FieldOptions.newBuilder().setExtension(Json.name, "")))
        .addField(field("spaced", 8, Type.TYPE_STRING).setJsonName("a b"))
        .addNestedType(entry("ByNameEntry", Type.TYPE_STRING, field("value", 2, "Row")))
        .addNestedType(entry("ByNumberEntry", Type.TYPE_INT32, field("value", 2, Type.TYPE_STRING)))
        .addNestedType(entry("ByTruthEntry", Type.TYPE_BOOL, field("value", 2, Type.TYPE_STRING)))
        .build();
  }

  private static DescriptorProto entry(String name, Type key, FieldDescriptorProto.Builder value) {
    return DescriptorProto.newBuilder()
        .setName(name)
        .setOptions(MessageOptions.newBuilder().setMapEntry(true))
        .addField(field("key", 1, key))
        .addField(value)
        .build();
  }

  private static DescriptorProto list(String name, FieldDescriptorProto.Builder elements) {
    return DescriptorProto.newBuilder()
        .setName(name)
        .setOptions(MessageOptions.newBuilder().setExtension(Json.list, true))
        .addField(elements.setLabel(Label.LABEL_REPEATED))
        .build();
  }

  private static FieldDescriptorProto.Builder field(String name, int number, String message) {
    return field(name, number, Type.TYPE_MESSAGE).setTypeName(".art." + message);
  }

  private static FieldDescriptorProto.Builder field(String name, int number, Type type) {
    return FieldDescriptorProto.newBuilder()
        .setName(name)
        .setNumber(number)
        .setType(type)
        .setLabel(Label.LABEL_OPTIONAL);
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.DescriptorProtos.FileOptions;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DurationProto;
import com.google.protobuf.TimestampProto;

/** Compiled schemas of one payload, {@code basket.proto} with its message {@code shop.Basket}. */
final class Baskets {
  private Baskets() {}

  static DescriptorProto.Builder message() {
    return DescriptorProto.newBuilder().setName("Basket");
  }

  static FieldDescriptorProto.Builder field(String name, int number, Type type) {
    return FieldDescriptorProto.newBuilder()
        .setName(name)
        .setNumber(number)
        .setType(type)
        .setLabel(Label.LABEL_OPTIONAL);
  }

  /** A map field {@code times} from strings to {@code value}. */
  static DescriptorProto.Builder withMap(FieldDescriptorProto.Builder value) {
    return withMap(Type.TYPE_STRING, value);
  }

  /** A map field {@code times} from keys of any type to {@code value}. */
  static DescriptorProto.Builder withMap(Type key, FieldDescriptorProto.Builder value) {
    return message()
        .addNestedType(
            DescriptorProto.newBuilder()
                .setName("TimesEntry")
                .setOptions(MessageOptions.newBuilder().setMapEntry(true))
                .addField(field("key", 1, key))
                .addField(value))
        .addField(
            field("times", 1, Type.TYPE_MESSAGE)
                .setLabel(Label.LABEL_REPEATED)
                .setTypeName(".shop.Basket.TimesEntry"));
  }

  static DescriptorProto.Builder wide(int fields, Type type) {
    DescriptorProto.Builder wide = message();
    for (int i = 1; i <= fields; i++) {
      wide.addField(field("f" + i, i, type));
    }
    return wide;
  }

  static EnumDescriptorProto.Builder colour(String... values) {
    EnumDescriptorProto.Builder colour = EnumDescriptorProto.newBuilder().setName("Colour");
    for (String name : values) {
      colour.addValue(value(name, colour.getValueCount()));
    }
    return colour;
  }

  static EnumValueDescriptorProto value(String name, int number) {
    return EnumValueDescriptorProto.newBuilder().setName(name).setNumber(number).build();
  }

  static FileDescriptorProto.Builder file(DescriptorProto.Builder message) {
    return FileDescriptorProto.newBuilder()
        .setName("basket.proto")
        .setPackage("shop")
        .setSyntax("proto3")
        .addDependency("google/protobuf/timestamp.proto")
        .addDependency("google/protobuf/duration.proto")
        .setOptions(FileOptions.newBuilder().setJavaMultipleFiles(true).setJavaPackage("shop"))
        .addMessageType(message);
  }

  /** The file, with what it imports. */
  static Schema linked(FileDescriptorProto file) {
    return Schema.link(
        FileDescriptorSet.newBuilder()
            .addFile(TimestampProto.getDescriptor().toProto())
            .addFile(DurationProto.getDescriptor().toProto())
            .addFile(file)
            .build());
  }
}

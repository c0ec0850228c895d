package dev.wirebench.codegen;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.DescriptorProtos.FileOptions;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DurationProto;
import com.google.protobuf.TimestampProto;
import com.google.protobuf.UnknownFieldSet;

/** Compiled schemas of one payload, {@code basket.proto} with its message {@code shop.Basket}. */
final class Baskets {
  private static final int OPTION = 50001;
  private static final int PROBE = 50002;
  private static final int AS = 50003;

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

  /** A field of messages of the same file. */
  static FieldDescriptorProto.Builder repeated(String name, int number, String message) {
    return field(name, number, Type.TYPE_MESSAGE)
        .setTypeName(".shop." + message)
        .setLabel(Label.LABEL_REPEATED);
  }

  /** A list message. */
  static DescriptorProto.Builder list(String name, FieldDescriptorProto.Builder elements) {
    return asList(
        DescriptorProto.newBuilder()
            .setName(name)
            .addField(elements.setLabel(Label.LABEL_REPEATED)));
  }

  /** With the option of list messages, as a parser leaves it that does not know it. */
  static DescriptorProto.Builder asList(DescriptorProto.Builder message) {
    UnknownFieldSet.Field yes = UnknownFieldSet.Field.newBuilder().addVarint(1).build();
    return message.setOptions(MessageOptions.newBuilder().setUnknownFields(option(yes)));
  }

  /** With the option of exact JSON names. */
  static FieldDescriptorProto.Builder named(String jsonName, FieldDescriptorProto.Builder field) {
    UnknownFieldSet.Field name =
        UnknownFieldSet.Field.newBuilder()
            .addLengthDelimited(ByteString.copyFromUtf8(jsonName))
            .build();
    return field.setOptions(FieldOptions.newBuilder().setUnknownFields(option(name)));
  }

  /** With the option of value types. */
  static FieldDescriptorProto.Builder as(String type, FieldDescriptorProto.Builder field) {
    UnknownFieldSet.Field as =
        UnknownFieldSet.Field.newBuilder()
            .addLengthDelimited(ByteString.copyFromUtf8(type))
            .build();
    return field.setOptions(
        FieldOptions.newBuilder()
            .setUnknownFields(UnknownFieldSet.newBuilder().addField(AS, as).build()));
  }

  private static UnknownFieldSet option(UnknownFieldSet.Field value) {
    return UnknownFieldSet.newBuilder().addField(OPTION, value).build();
  }

  static DescriptorProto.Builder wide(int fields, Type type) {
    DescriptorProto.Builder wide = message();
    for (int i = 1; i <= fields; i++) {
      wide.addField(field("f" + i, i, type));
    }
    return wide;
  }

  /** The file, as one that the suite looks at codecs with. */
  static FileDescriptorProto.Builder asProbe(FileDescriptorProto.Builder file) {
    UnknownFieldSet.Field yes = UnknownFieldSet.Field.newBuilder().addVarint(1).build();
    UnknownFieldSet probe = UnknownFieldSet.newBuilder().addField(PROBE, yes).build();
    return file.setOptions(file.getOptions().toBuilder().setUnknownFields(probe));
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
        .addDependency("wirebench/json.proto")
        .addDependency("wirebench/suite.proto")
        .setOptions(FileOptions.newBuilder().setJavaMultipleFiles(true).setJavaPackage("shop"))
        .addMessageType(message);
  }

  /** The file, with what it imports. */
  static Schema linked(FileDescriptorProto file) {
    return Schema.link(withImports(file));
  }

  static FileDescriptorSet withImports(FileDescriptorProto file) {
    return FileDescriptorSet.newBuilder()
        .addFile(TimestampProto.getDescriptor().toProto())
        .addFile(DurationProto.getDescriptor().toProto())
        .addFile(DescriptorProtos.getDescriptor().toProto())
        .addFile(jsonOptions())
        .addFile(suiteOptions())
        .addFile(file)
        .build();
  }

  private static FileDescriptorProto jsonOptions() {
    return FileDescriptorProto.newBuilder()
        .setName("wirebench/json.proto")
        .setPackage("wirebench")
        .setSyntax("proto3")
        .addDependency("google/protobuf/descriptor.proto")
        .addExtension(
            field("list", OPTION, Type.TYPE_BOOL).setExtendee(".google.protobuf.MessageOptions"))
        .addExtension(
            field("name", OPTION, Type.TYPE_STRING).setExtendee(".google.protobuf.FieldOptions"))
        .addExtension(
            field("as", AS, Type.TYPE_STRING).setExtendee(".google.protobuf.FieldOptions"))
        .build();
  }

  private static FileDescriptorProto suiteOptions() {
    return FileDescriptorProto.newBuilder()
        .setName("wirebench/suite.proto")
        .setPackage("wirebench")
        .setSyntax("proto3")
        .addDependency("google/protobuf/descriptor.proto")
        .addExtension(
            field("probe", PROBE, Type.TYPE_BOOL).setExtendee(".google.protobuf.FileOptions"))
        .build();
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import dev.wirebench.base.ValueType;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** Makes payload ids, packages, classes and properties of the names in schemas. */
final class ClassNames {
  private static final String ROOT = "dev.wirebench.models";

  /** The interface of payload types, in the hand-written part of the module {@code models}. */
  static final ClassName PAYLOAD_TYPE = ClassName.get(ROOT, "PayloadType");

  static final ClassName HELD_CLASS = ClassName.get(ROOT, "HeldClass");

  static final ClassName ABSENT_CLASS = ClassName.get(ROOT, "AbsentClass");

  static final ClassName BYTE_ARRAYS = ClassName.get(ROOT, "ByteArrays");

  static final ClassName COPIES = ClassName.get(ROOT, "Copies");

  static final ClassName INSTANTS = ClassName.get(ROOT, "Instants");

  static final ClassName BYTES_SERIALIZER = ClassName.get(ROOT, "BytesSerializer");

  static final ClassName INSTANT_SERIALIZER = ClassName.get(ROOT, "InstantSerializer");

  private ClassNames() {}

  /** The serializer of a value type for kotlinx.serialization, in the hand-written part. */
  static ClassName serializer(ValueType type) {
    return ClassName.get(ROOT, type.type().getSimpleName() + "Serializer");
  }

  /** {@code order_event} for {@code some/folder/order_event.proto}. */
  private static String fileBase(FileDescriptor file) {
    String name = file.getName();
    return name.substring(name.lastIndexOf('/') + 1, name.lastIndexOf('.'));
  }

  /** {@code OrderEvent} for {@code order_event.proto}. */
  static String fileCamel(FileDescriptor file) {
    return Arrays.stream(fileBase(file).split("_"))
        .map(ClassNames::capital)
        .collect(Collectors.joining());
  }

  /** {@code order-event} for {@code order_event.proto}. */
  static String payloadId(FileDescriptor file) {
    return fileBase(file).replace('_', '-');
  }

  /** {@code dev.wirebench.models.orderevent} for {@code order_event.proto}. */
  static String packageOf(FileDescriptor file) {
    return ROOT + "." + packageName(file);
  }

  /** {@code orderevent} for {@code order_event.proto}: the last part of its packages. */
  static String packageName(FileDescriptor file) {
    return fileBase(file).replace("_", "").toLowerCase(Locale.ROOT);
  }

  static ClassName payloadType(FileDescriptor file) {
    return ClassName.get(packageOf(file), fileCamel(file) + "Payload");
  }

  /** The class with the conversions between beans and Protobuf messages. */
  static ClassName messageConversion(FileDescriptor file) {
    return ClassName.get(packageOf(file), fileCamel(file) + "Messages");
  }

  /** The class with the conversions between beans and the classes of a flavour. */
  static ClassName flavourConversion(FileDescriptor file, String flavour) {
    String camel =
        Arrays.stream(flavour.split("-")).map(ClassNames::capital).collect(Collectors.joining());
    return ClassName.get(packageOf(file), fileCamel(file) + camel);
  }

  /** The Java enum that beans and data classes share. */
  static ClassName model(EnumDescriptor descriptor) {
    return ClassName.get(packageOf(descriptor.getFile()) + ".bean", flatName(descriptor));
  }

  /** {@code Outer_Inner}: models are flat, whatever the schema nests. */
  static String flatName(Descriptor message) {
    return flatName(message.getContainingType(), message.getName());
  }

  static String flatName(EnumDescriptor descriptor) {
    return flatName(descriptor.getContainingType(), descriptor.getName());
  }

  private static String flatName(Descriptor outer, String name) {
    return outer == null ? name : flatName(outer) + "_" + name;
  }

  /** The class that protoc writes, by protoc's own rules. */
  static ClassName protobuf(Descriptor message) {
    return protobuf(message.getFile(), message.getContainingType(), message.getName());
  }

  /** The enum that protoc writes. */
  static ClassName protobuf(EnumDescriptor descriptor) {
    return protobuf(descriptor.getFile(), descriptor.getContainingType(), descriptor.getName());
  }

  private static ClassName protobuf(FileDescriptor file, Descriptor outer, String name) {
    if (outer != null) {
      return protobuf(outer).nestedClass(name);
    }
    return ClassName.get(javaPackage(file), name);
  }

  /** The package into which protoc puts the classes of a file; empty if the file does not say. */
  static String javaPackage(FileDescriptor file) {
    var options = file.getOptions();
    return options.hasJavaPackage() ? options.getJavaPackage() : file.getPackage();
  }

  /**
   * The package into which the classes of a payload's file are put: {@code
   * dev.wirebench.proto.orderevent}.
   */
  static String usualJavaPackage(FileDescriptor file) {
    return "dev.wirebench.proto." + packageName(file);
  }

  /** {@code orderId} for {@code order_id}: the field of the bean and of the data class. */
  static String property(FieldDescriptor field) {
    String camel = accessor(field);
    String property = camel.substring(0, 1).toLowerCase(Locale.ROOT) + camel.substring(1);
    if (Character.isDigit(property.charAt(0))) {
      return "_" + property;
    }
    return SourceVersion.isKeyword(property) ? property + "_" : property;
  }

  /** {@code OrderId} for {@code order_id}: what protoc calls {@code getOrderId()}. */
  static String accessor(FieldDescriptor field) {
    return Accessors.of(field.getContainingType()).get(field);
  }

  static String getter(FieldDescriptor field) {
    return "get" + accessor(field);
  }

  static String setter(FieldDescriptor field) {
    return "set" + accessor(field);
  }

  /** The name of the field in documents, to the letter. */
  static String jsonName(FieldDescriptor field) {
    return SchemaOptions.name(field).orElseGet(field::getJsonName);
  }

  /**
   * Says whether every library finds the JSON name by itself. The name equals the property, and no
   * other property of the message differs by its capitals alone. JavaBeans rules do not respell it,
   * as they would a second capital ({@code xIndex}) or a leading {@code is}.
   */
  static boolean isPlain(FieldDescriptor field) {
    String name = jsonName(field);
    return name.equals(property(field))
        && name.matches("(?!is[A-Z])[a-z]([a-z0-9].*)?")
        && !Accessors.of(field.getContainingType()).resemblesAnother(field);
  }

  /** A word with its first letter in upper case. */
  static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}

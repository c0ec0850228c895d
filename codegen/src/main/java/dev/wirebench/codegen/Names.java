package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/** How schema names become payload ids, packages, classes and properties. */
final class Names {
  private static final String ROOT = "dev.wirebench.models";

  /** Where the hand-written part of the module {@code models} stands. */
  static final ClassName PAYLOAD_TYPE = ClassName.get(ROOT, "PayloadType");

  static final ClassName FLAVOUR = ClassName.get(ROOT, "Flavour");

  private Names() {}

  /** {@code order_event} for {@code some/folder/order_event.proto}. */
  private static String fileBase(FileDescriptor file) {
    String name = file.getName();
    return name.substring(name.lastIndexOf('/') + 1, name.lastIndexOf('.'));
  }

  /** {@code OrderEvent} for {@code order_event.proto}. */
  static String fileCamel(FileDescriptor file) {
    return Arrays.stream(fileBase(file).split("_"))
        .map(Names::capital)
        .collect(Collectors.joining());
  }

  /** {@code order-event} for {@code order_event.proto}. */
  static String payloadId(FileDescriptor file) {
    return fileBase(file).replace('_', '-');
  }

  /** {@code dev.wirebench.models.orderevent} for {@code order_event.proto}. */
  static String packageOf(FileDescriptor file) {
    return ROOT + "." + fileBase(file).replace("_", "").toLowerCase(Locale.ROOT);
  }

  static ClassName payloadType(FileDescriptor file) {
    return ClassName.get(packageOf(file), fileCamel(file) + "Payload");
  }

  static ClassName payloadIds() {
    return ClassName.get(ROOT, "PayloadIds");
  }

  /** The class with the conversions between beans and Protobuf messages. */
  static ClassName messageConversion(FileDescriptor file) {
    return ClassName.get(packageOf(file), fileCamel(file) + "Messages");
  }

  /** The class with the conversions between beans and Kotlin data classes. */
  static ClassName dataConversion(FileDescriptor file) {
    return ClassName.get(packageOf(file), fileCamel(file) + "Data");
  }

  static ClassName bean(Descriptor message) {
    return ClassName.get(packageOf(message.getFile()) + ".bean", flatName(message));
  }

  static ClassName data(Descriptor message) {
    return ClassName.get(packageOf(message.getFile()) + ".data", flatName(message));
  }

  /** {@code Outer_Inner}: models are flat, whatever the schema nests. */
  private static String flatName(Descriptor message) {
    Descriptor outer = message.getContainingType();
    return outer == null ? message.getName() : flatName(outer) + "_" + message.getName();
  }

  /** The class that protoc writes, by protoc's own rules. */
  static ClassName protobuf(Descriptor message) {
    Descriptor outer = message.getContainingType();
    if (outer != null) {
      return protobuf(outer).nestedClass(message.getName());
    }
    FileDescriptor file = message.getFile();
    var options = file.getOptions();
    String javaPackage = options.hasJavaPackage() ? options.getJavaPackage() : file.getPackage();
    if (!options.getJavaMultipleFiles()) {
      throw new UnsupportedConstruct(
          file.getName(), "the file lacks `option java_multiple_files = true;`");
    }
    return ClassName.get(javaPackage, message.getName());
  }

  /** {@code orderId} for {@code order_id}: the field of the bean and of the data class. */
  static String property(FieldDescriptor field) {
    String camel = accessor(field);
    String property = camel.substring(0, 1).toLowerCase(Locale.ROOT) + camel.substring(1);
    return SourceVersion.isKeyword(property) ? property + "_" : property;
  }

  /** {@code OrderId} for {@code order_id}: protoc's rule for {@code getOrderId()}. */
  static String accessor(FieldDescriptor field) {
    StringBuilder camel = new StringBuilder();
    boolean upper = true;
    for (char c : field.getName().toCharArray()) {
      if (c == '_') {
        upper = true;
      } else {
        camel.append(upper ? Character.toUpperCase(c) : c);
        upper = Character.isDigit(c);
      }
    }
    // getClass() is taken by Object.
    return camel.toString().equals("Class") ? "Class_" : camel.toString();
  }

  static String getter(FieldDescriptor field) {
    return "get" + accessor(field);
  }

  static String setter(FieldDescriptor field) {
    return "set" + accessor(field);
  }

  /**
   * Whether every library finds the JSON name by itself: it equals the property, and JavaBeans
   * rules do not respell it (a second capital as in {@code xIndex}, a leading {@code is}).
   */
  static boolean isPlain(FieldDescriptor field) {
    String name = field.getJsonName();
    return name.equals(property(field)) && name.matches("(?!is[A-Z])[a-z]([a-z0-9].*)?");
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.Type;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.wirebench.base.ValueType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** Refuses what the models cannot carry, before anything is written. */
final class SupportedConstructs {
  private SupportedConstructs() {}

  /**
   * @throws UnsupportedConstruct for the first option that is missing, or type, field or value that
   *     the models cannot carry, with its place
   */
  static void check(SchemaFile file) {
    checkOptions(file);
    ListMessages.check(file);
    Set<String> names = new HashSet<>();
    Stream.of(
            file.messages().stream().map(ClassNames::flatName),
            // No class bears the name of a list message, but methods of the conversions do.
            file.lists().stream().map(ClassNames::flatName),
            file.enums().stream().map(ClassNames::flatName))
        .flatMap(all -> all)
        .filter(name -> !names.add(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new UnsupportedConstruct(
                  file.descriptor().getName(), "two types would both be the class " + name);
            });
    file.messages().forEach(SupportedConstructs::check);
    file.lists().forEach(SupportedConstructs::check);
    file.enums().forEach(SupportedConstructs::check);
  }

  /** The models name the classes that protoc writes, which go by these options. */
  private static void checkOptions(SchemaFile file) {
    FileDescriptor descriptor = file.descriptor();
    if (!descriptor.getOptions().getJavaMultipleFiles()) {
      throw lacking(file, "java_multiple_files = true", "one class would hide all of protoc's");
    }
    if (ClassNames.javaPackage(descriptor).isEmpty()) {
      throw lacking(
          file,
          "java_package = \"" + ClassNames.usualJavaPackage(descriptor) + "\"",
          "protoc's classes would be in no package, where nothing can name them");
    }
  }

  private static UnsupportedConstruct lacking(SchemaFile file, String option, String consequence) {
    return new UnsupportedConstruct(
        file.descriptor().getName()
            + file.lineOfFirstMessage().map(line -> ", line " + line).orElse(""),
        "the file lacks `option " + option + ";` above its first message: " + consequence);
  }

  private static void check(Descriptor message) {
    if (message.isExtendable()) {
      throw new UnsupportedConstruct(place(message), "extension ranges are not supported");
    }
    message.getFields().forEach(SupportedConstructs::check);
    checkJsonNames(message);
  }

  /** protoc does not see those that our option gives. */
  private static void checkJsonNames(Descriptor message) {
    Map<String, FieldDescriptor> names = new HashMap<>();
    for (FieldDescriptor field : message.getFields()) {
      FieldDescriptor other = names.putIfAbsent(ClassNames.jsonName(field), field);
      if (other != null) {
        throw new UnsupportedConstruct(
            place(field),
            "its JSON name \"%s\" is that of field %s, too"
                .formatted(ClassNames.jsonName(field), other.getName()));
      }
    }
  }

  private static void check(EnumDescriptor descriptor) {
    for (EnumValueDescriptor value : descriptor.getValues()) {
      if (SourceVersion.isKeyword(value.getName())) {
        throw new UnsupportedConstruct(
            descriptor.getFile().getName()
                + ", enum "
                + descriptor.getFullName()
                + ", value "
                + value.getName(),
            "Java keywords are not supported: protoc writes no valid enum of them");
      }
    }
  }

  private static void check(FieldDescriptor field) {
    String problem = problem(field);
    if (problem != null) {
      throw new UnsupportedConstruct(place(field), problem + " not supported");
    }
  }

  private static String problem(FieldDescriptor field) {
    if (field.getName().chars().allMatch(c -> c == '_')) {
      return "names without a letter or digit are";
    }
    if (field.getType() == Type.GROUP) {
      return "groups are";
    }
    if (field.isRequired()) {
      return "required fields are";
    }
    if (field.hasDefaultValue()) {
      return "default values are";
    }
    FieldDescriptor values = Kind.values(field);
    Optional<String> unknown = SchemaOptions.as(values).filter(as -> isNoValueType(values, as));
    if (unknown.isPresent()) {
      return "a "
          + values.getType().name().toLowerCase(Locale.ROOT)
          + " as '"
          + unknown.get()
          + "' is";
    }
    return switch (Kind.of(values)) {
      case MESSAGE ->
          ofProtobuf(values.getMessageType().getFile())
              ? values.getMessageType().getFullName() + " is"
              : null;
      case ENUM ->
          ofProtobuf(values.getEnumType().getFile())
              ? values.getEnumType().getFullName() + " is"
              : null;
      case VALUE -> isNeverEmpty(field) ? null : "value types that are not `optional` are";
      case SCALAR, BYTES, TIMESTAMP, LIST -> null;
    };
  }

  private static boolean isNoValueType(FieldDescriptor field, String as) {
    return field.getType() != Type.STRING || ValueType.of(as).isEmpty();
  }

  /** An empty text is what Protobuf has for a text that is absent, and no value. */
  private static boolean isNeverEmpty(FieldDescriptor field) {
    return field.hasPresence() || field.isRepeated();
  }

  private static boolean ofProtobuf(FileDescriptor file) {
    return file.getPackage().equals("google.protobuf");
  }

  static String place(Descriptor message) {
    return message.getFile().getName() + ", message " + message.getFullName();
  }

  static String place(FieldDescriptor field) {
    return place(field.getContainingType()) + ", field " + field.getName();
  }
}

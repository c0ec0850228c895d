package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import dev.wirebench.base.ValueType;
import java.util.List;
import java.util.Optional;

/**
 * Reads what the options of {@code wirebench/json.proto} say of messages and fields, and those of
 * {@code wirebench/suite.proto} of files. Schemas are read without the classes of these files, so
 * that the options are among the unknown ones. Other options may have their numbers: the file that
 * an option comes from tells them apart.
 */
final class SchemaOptions {
  private static final String PACKAGE = "wirebench";

  private SchemaOptions() {}

  /** Says whether a message stands for a JSON array: that of its only field, which is repeated. */
  static boolean isList(Descriptor message) {
    return option(message.getFile(), "list", message.getOptions())
        .map(option -> last(option.getVarintList()) != 0)
        .orElse(false);
  }

  /** The JSON name that a field's option gives it. */
  static Optional<String> name(FieldDescriptor field) {
    return option(field.getFile(), "name", field.getOptions())
        .map(option -> last(option.getLengthDelimitedList()).toStringUtf8());
  }

  /** The name of the value type that a field's option gives it; it need not be one. */
  static Optional<String> as(FieldDescriptor field) {
    return option(field.getFile(), "as", field.getOptions())
        .map(option -> last(option.getLengthDelimitedList()).toStringUtf8());
  }

  /** The value type that a text stands for; empty if it is a text. */
  static Optional<ValueType> valueType(FieldDescriptor field) {
    return as(field).flatMap(ValueType::of);
  }

  /** Says whether the payload of a file is to look at codecs with, and not to be measured. */
  static boolean isProbe(FileDescriptor file) {
    return option(file, "probe", file.getOptions())
        .map(option -> last(option.getVarintList()) != 0)
        .orElse(false);
  }

  /** The last value: an option that is written twice counts as it was written last. */
  private static <T> T last(List<T> values) {
    return values.get(values.size() - 1);
  }

  private static Optional<UnknownFieldSet.Field> option(
      FileDescriptor file, String name, Message options) {
    UnknownFieldSet unknown = options.getUnknownFields();
    return extension(file, name)
        .map(FieldDescriptor::getNumber)
        .filter(unknown::hasField)
        .map(unknown::getField);
  }

  /** Finds an option in a file that is imported, perhaps by another that is. */
  private static Optional<FieldDescriptor> extension(FileDescriptor file, String name) {
    return file.getDependencies().stream()
        .map(
            imported ->
                imported.getPackage().equals(PACKAGE)
                    ? Optional.ofNullable(imported.findExtensionByName(name))
                    : extension(imported, name))
        .flatMap(Optional::stream)
        .findFirst();
  }
}

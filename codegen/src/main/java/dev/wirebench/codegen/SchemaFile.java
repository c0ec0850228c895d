package dev.wirebench.codegen;

import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One {@code .proto} file: its messages and enums in the order of the file, and its comments. */
final class SchemaFile {
  /** Field numbers of {@code descriptor.proto}, of which the paths of comments are made. */
  private static final int MESSAGE_IN_FILE = 4;

  private static final int ENUM_IN_FILE = 5;
  private static final int FIELD_IN_MESSAGE = 2;
  private static final int MESSAGE_IN_MESSAGE = 3;
  private static final int ENUM_IN_MESSAGE = 4;
  private static final int VALUE_IN_ENUM = 2;

  private final FileDescriptor descriptor;
  private final Map<List<Integer>, String> comments = new HashMap<>();
  private Integer lineOfFirstMessage;

  SchemaFile(FileDescriptor descriptor) {
    this.descriptor = descriptor;
    for (Location location : descriptor.toProto().getSourceCodeInfo().getLocationList()) {
      if (location.getPathList().equals(List.of(MESSAGE_IN_FILE, 0))) {
        lineOfFirstMessage = location.getSpan(0) + 1;
      }
      // protoc leaves the space behind the slashes of each line.
      String comment =
          (location.getLeadingComments() + location.getTrailingComments())
              .strip()
              .replace("\n ", "\n");
      if (!comment.isEmpty()) {
        comments.put(location.getPathList(), Comments.escape(comment));
      }
    }
  }

  FileDescriptor descriptor() {
    return descriptor;
  }

  /**
   * The line of the first message, from 1. It is absent if there is no message, or the compiled
   * schema does not tell lines.
   */
  Optional<Integer> lineOfFirstMessage() {
    return Optional.ofNullable(lineOfFirstMessage);
  }

  /**
   * Every message of the file that has classes, nested ones after the message that holds them. List
   * messages, and the entries of map fields, which Protobuf has as messages too, are not among
   * them.
   */
  List<Descriptor> messages() {
    return all().stream().filter(message -> !SchemaOptions.isList(message)).toList();
  }

  /** The messages that stand for JSON arrays. */
  List<Descriptor> lists() {
    return all().stream().filter(SchemaOptions::isList).toList();
  }

  private List<Descriptor> all() {
    List<Descriptor> all = new ArrayList<>();
    descriptor.getMessageTypes().forEach(message -> collect(message, all));
    return all;
  }

  private static void collect(Descriptor message, List<Descriptor> into) {
    if (!message.getOptions().getMapEntry()) {
      into.add(message);
      message.getNestedTypes().forEach(nested -> collect(nested, into));
    }
  }

  /** Every enum of the file, those of messages last. */
  List<EnumDescriptor> enums() {
    List<EnumDescriptor> all = new ArrayList<>(descriptor.getEnumTypes());
    all().forEach(message -> all.addAll(message.getEnumTypes()));
    return all;
  }

  /**
   * The payload's own message: the one that bears the file's name ({@code OrderEvent} in {@code
   * order_event.proto}). A file without one only lends types to others.
   */
  Optional<Descriptor> root() {
    return Optional.ofNullable(descriptor.findMessageTypeByName(ClassNames.fileCamel(descriptor)));
  }

  /** The comment above or behind a message in the schema. */
  Optional<String> comment(Descriptor message) {
    return Optional.ofNullable(comments.get(path(message)));
  }

  /** The comment above or behind a field in the schema. */
  Optional<String> comment(FieldDescriptor field) {
    List<Integer> path = path(field.getContainingType());
    path.add(FIELD_IN_MESSAGE);
    path.add(field.getIndex());
    return Optional.ofNullable(comments.get(path));
  }

  /** The comment above or behind an enum in the schema. */
  Optional<String> comment(EnumDescriptor descriptor) {
    return Optional.ofNullable(comments.get(path(descriptor)));
  }

  /** The comment above or behind an enum's value in the schema. */
  Optional<String> comment(EnumValueDescriptor value) {
    List<Integer> path = path(value.getType());
    path.add(VALUE_IN_ENUM);
    path.add(value.getIndex());
    return Optional.ofNullable(comments.get(path));
  }

  private static List<Integer> path(EnumDescriptor descriptor) {
    Descriptor outer = descriptor.getContainingType();
    List<Integer> path = outer == null ? new ArrayList<>() : path(outer);
    path.add(outer == null ? ENUM_IN_FILE : ENUM_IN_MESSAGE);
    path.add(descriptor.getIndex());
    return path;
  }

  private static List<Integer> path(Descriptor message) {
    Descriptor outer = message.getContainingType();
    List<Integer> path = outer == null ? new ArrayList<>() : path(outer);
    path.add(outer == null ? MESSAGE_IN_FILE : MESSAGE_IN_MESSAGE);
    path.add(message.getIndex());
    return path;
  }
}

package dev.wirebench.codegen;

import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One {@code .proto} file: its messages in the order of the file, and its comments. */
final class SchemaFile {
  /** Field numbers of {@code descriptor.proto}, of which the paths of comments are made. */
  private static final int MESSAGE_IN_FILE = 4;

  private static final int FIELD_IN_MESSAGE = 2;
  private static final int MESSAGE_IN_MESSAGE = 3;

  private final FileDescriptor descriptor;
  private final Map<List<Integer>, String> comments = new HashMap<>();

  SchemaFile(FileDescriptor descriptor) {
    this.descriptor = descriptor;
    for (Location location : descriptor.toProto().getSourceCodeInfo().getLocationList()) {
      String comment = (location.getLeadingComments() + location.getTrailingComments()).strip();
      if (!comment.isEmpty()) {
        comments.put(location.getPathList(), comment);
      }
    }
  }

  FileDescriptor descriptor() {
    return descriptor;
  }

  /** Every message of the file, nested ones after the message that holds them. */
  List<Descriptor> messages() {
    List<Descriptor> all = new ArrayList<>();
    descriptor.getMessageTypes().forEach(message -> collect(message, all));
    return all;
  }

  private static void collect(Descriptor message, List<Descriptor> into) {
    into.add(message);
    message.getNestedTypes().forEach(nested -> collect(nested, into));
  }

  /**
   * The payload's own message: the one that bears the file's name ({@code OrderEvent} in {@code
   * order_event.proto}). A file without one only lends types to others.
   */
  Optional<Descriptor> root() {
    return Optional.ofNullable(descriptor.findMessageTypeByName(Names.fileCamel(descriptor)));
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

  private static List<Integer> path(Descriptor message) {
    Descriptor outer = message.getContainingType();
    List<Integer> path = outer == null ? new ArrayList<>() : path(outer);
    path.add(outer == null ? MESSAGE_IN_FILE : MESSAGE_IN_MESSAGE);
    path.add(message.getIndex());
    return path;
  }
}

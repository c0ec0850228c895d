package dev.wirebench.importer.schema;

import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The comments of a schema, by where protoc says that they stand. */
final class SchemaComments {
  private final Map<List<Integer>, String> leading = new HashMap<>();

  SchemaComments(FileDescriptor file) {
    for (Location location : file.toProto().getSourceCodeInfo().getLocationList()) {
      String comment = location.getLeadingComments() + location.getTrailingComments();
      if (!comment.isBlank()) {
        leading.put(location.getPathList(), comment.strip());
      }
    }
  }

  /**
   * The comment as lines of a schema, or nothing.
   *
   * @param path as {@code descriptor.proto} describes it
   */
  String lines(List<Integer> path, String indent) {
    String comment = leading.get(path);
    if (comment == null) {
      return "";
    }
    StringBuilder lines = new StringBuilder();
    comment
        .lines()
        .forEach(line -> lines.append(indent).append("// ").append(line.strip()).append('\n'));
    return lines.toString();
  }

  static List<Integer> inside(List<Integer> path, int field, int index) {
    List<Integer> longer = new ArrayList<>(path);
    longer.add(field);
    longer.add(index);
    return longer;
  }
}

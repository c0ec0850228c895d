package dev.wirebench.importer.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Schemas that others may import: Protobuf's own, and the options of ours. */
final class Includes {
  private static final List<String> FILES =
      List.of(
          "google/protobuf/any.proto",
          "google/protobuf/api.proto",
          "google/protobuf/descriptor.proto",
          "google/protobuf/duration.proto",
          "google/protobuf/empty.proto",
          "google/protobuf/field_mask.proto",
          "google/protobuf/source_context.proto",
          "google/protobuf/struct.proto",
          "google/protobuf/timestamp.proto",
          "google/protobuf/type.proto",
          "google/protobuf/wrappers.proto",
          "wirebench/json.proto");

  private Includes() {}

  /** Writes them to a folder, where protoc finds them. */
  static void write(Path folder) throws IOException {
    for (String name : FILES) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      try (InputStream in = Includes.class.getResourceAsStream("/" + name)) {
        if (in == null) {
          throw new IOException("no class path resource " + name);
        }
        Files.copy(in, file);
      }
    }
  }
}

package dev.wirebench.importer.build;

import dev.wirebench.codegen.PayloadSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Copies of schemas whose classes are in packages of a flavour, and so can be next to protoc's. */
final class MovedSchemas {
  private MovedSchemas() {}

  /**
   * @param schemas texts, by the names of their files
   * @param folder an empty one, which is handed back
   */
  static Path write(Map<String, String> schemas, String flavour, Path folder) throws IOException {
    for (Map.Entry<String, String> schema : schemas.entrySet()) {
      Path file = folder.resolve(schema.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, PayloadSources.moved(schema.getValue(), flavour));
    }
    return folder;
  }
}

package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The data classes of a schema, which it may be too wide for. */
final class DataClasses {
  private DataClasses() {}

  /** Says whether a folder has any. */
  static boolean are(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isPresent();
    }
  }

  /**
   * @throws CompilationFailed with the reason, if a folder has none
   */
  static void check(Path folder) throws CompilationFailed, IOException {
    if (!are(folder)) {
      throw new CompilationFailed(
          "its messages have more fields than the constructor of a data class can take");
    }
  }
}

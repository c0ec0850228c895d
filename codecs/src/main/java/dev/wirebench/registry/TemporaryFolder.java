package dev.wirebench.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A temporary folder, which is deleted with everything in it when it is closed. */
public final class TemporaryFolder implements AutoCloseable {
  private final Path path;

  public TemporaryFolder() {
    try {
      path = Files.createTempDirectory("wirebench");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file or folder in it, which need not exist. */
  public Path resolve(String name) {
    return path.resolve(name);
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.wirebench.campaign;

import dev.wirebench.plan.Archive;
import dev.wirebench.plan.Cell;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Archives of classes that forks start with: one for each row, payload and JDK, by a fork that is
 * not measured. They belong to a campaign and go with it.
 */
final class Archives implements AutoCloseable {
  private final Map<List<String>, Path> made = new HashMap<>();
  private TemporaryFolder folder;

  /** Makes an archive as a fork ends that has these flags. */
  interface Training {
    void run(List<String> flags);
  }

  /**
   * Flags by which a fork finds its archive, which is made first where it is not there yet.
   *
   * @throws IllegalStateException if the fork in training leaves none
   */
  List<String> flags(Cell cell, Archive archive, Training training) {
    Path file =
        made.computeIfAbsent(
            List.of(cell.name().orElseThrow(), cell.payload().orElseThrow(), cell.jdk()),
            key -> make(archive, training));
    return List.of(archive.option(file));
  }

  private Path make(Archive archive, Training training) {
    if (folder == null) {
      folder = new TemporaryFolder();
    }
    Path file = folder.resolve(made.size() + "." + archive.label());
    training.run(List.of(archive.makingOption(file)));
    if (size(file) == 0) {
      throw new IllegalStateException("the JVM wrote no archive of classes");
    }
    return file;
  }

  private static long size(Path file) {
    try {
      return Files.exists(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    if (folder != null) {
      folder.close();
    }
  }
}

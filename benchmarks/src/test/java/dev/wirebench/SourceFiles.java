package dev.wirebench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of a checkout that neither Maven nor Git has made. */
public final class SourceFiles {
  private static final Set<String> MADE = Set.of("target", ".git");

  private SourceFiles() {}

  /**
   * The files below a folder, or the one file that it is. What is below {@code target} is never
   * looked at, since other tests write and delete there meanwhile.
   *
   * @return in the order of their names; empty if there is no such folder
   */
  public static List<Path> below(Path folder) {
    List<Path> files = new ArrayList<>();
    if (!Files.exists(folder)) {
      return files;
    }
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes attributes) {
              return isMade(below) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && !isMade(file)) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            private boolean isMade(Path path) {
              return !path.equals(folder) && MADE.contains(path.getFileName().toString());
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.sort(null);
    return files;
  }
}

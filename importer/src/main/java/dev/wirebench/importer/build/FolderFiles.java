package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Works on whole folders. */
final class FolderFiles {
  private FolderFiles() {}

  /** Moves all files of a folder into another, to the same places. */
  static void move(Path from, Path to) throws IOException {
    for (Path file : files(from)) {
      Path target = to.resolve(from.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.move(file, target);
    }
  }

  /** All files below a folder, ordered by path. */
  static List<Path> files(Path folder) throws IOException {
    return paths(folder).stream().filter(Files::isRegularFile).toList();
  }

  /** All files and folders below a folder, ordered by path. */
  static List<Path> paths(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> !path.equals(folder)).sorted().toList();
    }
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}

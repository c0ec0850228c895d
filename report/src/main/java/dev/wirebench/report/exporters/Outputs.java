package dev.wirebench.report.exporters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The files of a report: written aside, and put into their folder when all of them are there. If
 * anything fails before, the folder is as it was.
 */
public final class Outputs implements AutoCloseable {
  private final Path folder;
  private final boolean made;
  private final Path aside;
  private final Set<Path> obsolete = new HashSet<>();

  private Outputs(Path folder, boolean made, Path aside) {
    this.folder = folder;
    this.made = made;
    this.aside = aside;
  }

  /**
   * @param folder made if it does not exist
   */
  public static Outputs in(Path folder) throws IOException {
    boolean made = !Files.exists(folder);
    Files.createDirectories(folder);
    try {
      return new Outputs(folder, made, Files.createTempDirectory(folder, ".report-"));
    } catch (IOException e) {
      if (made) {
        Files.delete(folder);
      }
      throw e;
    }
  }

  /**
   * Writes a file by itself: it has all of the text, or what it had before. A link stays one, and
   * what is no file, such as a terminal, is written to.
   */
  public static void replace(Path file, String text) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path part = target.resolveSibling(target.getFileName() + ".part");
    try {
      Files.writeString(part, text);
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /**
   * Where to write a file.
   *
   * @param name may name a folder before it
   */
  Path aside(String name) throws IOException {
    Path file = aside.resolve(name);
    Files.createDirectories(file.getParent());
    return file;
  }

  /** Where it will be. */
  Path place(String name) {
    return folder.resolve(name);
  }

  /** A file of an earlier report goes when these come. */
  void remove(Path file) {
    obsolete.add(file);
  }

  /** Names of the files that a folder inside will have. */
  Set<String> names(String inside) throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path place : List.of(folder.resolve(inside), aside.resolve(inside))) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.list(place)) {
          files
              .filter(file -> !obsolete.contains(file))
              .forEach(file -> names.add(file.getFileName().toString()));
        }
      }
    }
    return names;
  }

  /** Puts all files into their place, then removes those that are obsolete. */
  public void publish() throws IOException {
    for (Path file : written()) {
      Path place = folder.resolve(aside.relativize(file));
      if (Files.isDirectory(file)) {
        Files.createDirectories(place);
      } else {
        Files.move(file, place, StandardCopyOption.ATOMIC_MOVE);
        obsolete.remove(place);
      }
    }
    for (Path file : obsolete) {
      Files.deleteIfExists(file);
    }
  }

  /** Folders before what is in them. */
  private List<Path> written() throws IOException {
    try (Stream<Path> files = Files.walk(aside)) {
      return files.sorted().toList();
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(aside)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
    if (made && isEmpty()) {
      Files.delete(folder);
    }
  }

  private boolean isEmpty() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The files of a report: written aside, and put into their folder when all of them are there. If
 * anything fails, the folder is as it was.
 */
public final class Outputs implements AutoCloseable {
  private static final String ASIDE = ".report-";

  /** The age from which a folder counts as left by a process that was killed. */
  private static final Duration ABANDONED = Duration.ofHours(1);

  private final Path folder;
  private final boolean made;
  private final Path aside;
  private final Path before;
  private final Set<Path> obsolete = new HashSet<>();

  private Outputs(Path folder, boolean made, Path parts) throws IOException {
    this.folder = folder;
    this.made = made;
    this.aside = Files.createDirectory(parts.resolve("new"));
    this.before = Files.createDirectory(parts.resolve("before"));
  }

  /**
   * @param folder made if it does not exist
   */
  public static Outputs in(Path folder) throws IOException {
    boolean made = !Files.exists(folder);
    Files.createDirectories(folder);
    try {
      removeAbandoned(folder);
      return new Outputs(folder, made, Files.createTempDirectory(folder, ASIDE));
    } catch (IOException e) {
      if (made) {
        Files.delete(folder);
      }
      throw e;
    }
  }

  private static void removeAbandoned(Path folder) throws IOException {
    Instant recently = Instant.now().minus(ABANDONED);
    try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, ASIDE + "*")) {
      for (Path part : parts) {
        if (Files.getLastModifiedTime(part).toInstant().isBefore(recently)) {
          delete(part);
        }
      }
    }
  }

  /**
   * Writes a page as {@link #write} does.
   *
   * @throws BadInput if it cannot be written
   */
  public static void replace(Path file, String text) {
    replace(
        file,
        text,
        e -> "The page cannot be written to '" + file + "' (" + e + "): name another file.");
  }

  /**
   * Writes a file as {@link #write} does.
   *
   * @param complaint makes a sentence of the reason that it cannot be written
   * @throws BadInput with that sentence
   */
  public static void replace(Path file, String text, Function<IOException, String> complaint) {
    try {
      write(file, text);
    } catch (IOException e) {
      throw new BadInput(complaint.apply(e), e);
    }
  }

  /**
   * Writes a file by itself: it has all of the text, or what it had before. A link stays one, and
   * what is no file, such as a terminal, is written to.
   */
  public static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path parts = Files.createTempDirectory(target.toAbsolutePath().getParent(), ASIDE);
    try {
      Path part = Files.writeString(parts.resolve("page"), text);
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      delete(parts);
    }
  }

  /**
   * The path to write a file to, until all files are published.
   *
   * @param name may name a folder before it
   */
  public Path aside(String name) throws IOException {
    Path file = aside.resolve(name);
    Files.createDirectories(file.getParent());
    return file;
  }

  /** The path that a file will have when it is published. */
  Path place(String name) {
    return folder.resolve(name);
  }

  /** A file of an earlier report goes when these come. */
  public void remove(Path file) {
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
    List<Path> files = written();
    for (Path file : files) {
      requireFree(file);
    }
    List<Path> published = new ArrayList<>();
    try {
      for (Path file : files) {
        publish(file, published);
      }
    } catch (IOException | RuntimeException e) {
      restore(published);
      throw e;
    }
    for (Path file : obsolete) {
      Files.deleteIfExists(file);
    }
  }

  /** No file goes where a folder is, nor the other way round. */
  private void requireFree(Path file) throws IOException {
    Path place = placeOf(file);
    if (Files.exists(place) && Files.isDirectory(place) != Files.isDirectory(file)) {
      throw new FileSystemException(
          place.toString(), null, Files.isDirectory(place) ? "is a folder" : "is no folder");
    }
  }

  private void publish(Path file, List<Path> published) throws IOException {
    Path place = placeOf(file);
    Path kept = before.resolve(aside.relativize(file));
    if (Files.isDirectory(file)) {
      Files.createDirectories(place);
      Files.createDirectories(kept);
      return;
    }
    if (Files.exists(place)) {
      Files.copy(place, kept);
    }
    Files.move(file, place, StandardCopyOption.ATOMIC_MOVE);
    published.add(place);
    obsolete.remove(place);
  }

  private void restore(List<Path> published) throws IOException {
    for (Path place : published) {
      Path kept = before.resolve(folder.relativize(place));
      if (Files.exists(kept)) {
        Files.move(kept, place, StandardCopyOption.ATOMIC_MOVE);
      } else {
        Files.delete(place);
      }
    }
  }

  private Path placeOf(Path file) {
    return folder.resolve(aside.relativize(file));
  }

  /** Folders before what is in them. */
  private List<Path> written() throws IOException {
    try (Stream<Path> files = Files.walk(aside)) {
      return files.filter(file -> !file.equals(aside)).sorted().toList();
    }
  }

  @Override
  public void close() throws IOException {
    delete(aside.getParent());
    if (made && isEmpty()) {
      Files.delete(folder);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private boolean isEmpty() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    }
  }
}

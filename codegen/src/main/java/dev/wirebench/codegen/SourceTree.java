package dev.wirebench.codegen;

import com.palantir.javapoet.JavaFile;
import com.squareup.kotlinpoet.FileSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A folder of generated sources that holds exactly what was written to it in this run. */
final class SourceTree {
  private final Path root;
  private final Set<Path> written = new HashSet<>();

  SourceTree(Path root) {
    this.root = root;
  }

  void write(JavaFile file) throws IOException {
    write(file.toJavaFileObject().getName(), file.toString());
  }

  void write(FileSpec file) throws IOException {
    write(file.getRelativePath(), file.toString());
  }

  void write(String name, String text) throws IOException {
    if (!keep(name, text)) {
      Path path = path(name);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    }
  }

  /** Counts a file as written, and says whether an earlier run left it with this text. */
  boolean keep(String name, String text) throws IOException {
    keep(name);
    return text.equals(current(path(name)));
  }

  /** Counts a file as written, and says whether an earlier run left it. */
  boolean keep(String name) {
    written.add(path(name));
    return Files.exists(path(name));
  }

  private Path path(String name) {
    return root.resolve(name.startsWith("/") ? name.substring(1) : name);
  }

  private static String current(Path path) throws IOException {
    try {
      return Files.readString(path);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /** Deletes the files of types that the schemas no longer have. */
  void deleteStale() throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    List<Path> stale;
    try (Stream<Path> files = Files.walk(root)) {
      stale = files.filter(Files::isRegularFile).filter(file -> !written.contains(file)).toList();
    }
    for (Path file : stale) {
      Files.delete(file);
    }
  }
}

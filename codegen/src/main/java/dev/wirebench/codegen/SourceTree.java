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
    Path path = root.resolve(name.startsWith("/") ? name.substring(1) : name);
    written.add(path);
    if (!text.equals(current(path))) {
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
    }
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

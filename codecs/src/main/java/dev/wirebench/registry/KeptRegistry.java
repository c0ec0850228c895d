package dev.wirebench.registry;

import dev.wirebench.base.Digests;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The traits of the codecs as an earlier command has read them, in the user's folder for what can
 * be made again: reading them takes a JVM that loads every library, and every command waits for it.
 *
 * <p>They are known by the JDK and by each file that they were read from: its path, its size and
 * when it was changed. A build replaces them. What cannot be kept or read is read anew.
 */
final class KeptRegistry {
  private static final String FOLDER = "codecs";

  private final Path file;

  private KeptRegistry(Path file) {
    this.file = file;
  }

  /**
   * @param cache the folder for all that is kept
   * @return empty if the class path has folders, of which nothing tells whether they have changed
   */
  static Optional<KeptRegistry> of(Path cache, String classPath) {
    StringBuilder key = new StringBuilder();
    key.append(System.getProperty("java.home")).append('\n').append(Runtime.version()).append('\n');
    try {
      for (String entry : classPath.split(File.pathSeparator)) {
        BasicFileAttributes file = Files.readAttributes(Path.of(entry), BasicFileAttributes.class);
        if (!file.isRegularFile()) {
          return Optional.empty();
        }
        key.append(entry).append('\t').append(file.size());
        key.append('\t').append(file.lastModifiedTime()).append('\n');
      }
    } catch (IOException missing) {
      return Optional.empty();
    }
    return Optional.of(
        new KeptRegistry(
            cache
                .resolve(FOLDER)
                .resolve(
                    Digests.sha256(key.toString().getBytes(StandardCharsets.UTF_8)) + ".ser")));
  }

  Optional<CodecRegistry> read() {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
      return Optional.of((CodecRegistry) in.readObject());
    } catch (IOException | ClassNotFoundException | RuntimeException damaged) {
      return Optional.empty();
    }
  }

  /** Keeps a registry that has all codecs, and forgets what was read from other files. */
  void keep(CodecRegistry registry) {
    if (!registry.broken().isEmpty()) {
      return;
    }
    try {
      Path folder = Files.createDirectories(file.getParent());
      Path part = Files.createTempFile(folder, "codecs", ".part");
      try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(part))) {
        out.writeObject(registry);
      }
      // A command beside this one reads all of it or nothing.
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      forgetOthers(folder);
    } catch (IOException notKept) {
      // A folder that cannot be written costs the next command a second.
    }
  }

  private void forgetOthers(Path folder) throws IOException {
    try (Stream<Path> kept = Files.list(folder)) {
      for (Path other : kept.filter(path -> path.toString().endsWith(".ser")).toList()) {
        if (!other.equals(file)) {
          Files.deleteIfExists(other);
        }
      }
    }
  }
}

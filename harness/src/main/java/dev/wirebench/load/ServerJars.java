package dev.wirebench.load;

import dev.wirebench.base.BadInput;
import dev.wirebench.registry.CodecClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The jars that servers run on, which no class path but theirs has. */
public final class ServerJars {
  /** The folder next to our own jars. */
  private static final String FOLDER = "service";

  private ServerJars() {}

  /**
   * Finds their folder.
   *
   * @throws BadInput if it is not there
   */
  public static Path folder() {
    Path folder = CodecClassPath.location(ServerJars.class).resolveSibling(FOLDER);
    if (!Files.isDirectory(folder)) {
      throw new BadInput(
          "The servers are not in '"
              + folder
              + "': build them with mvn package -Dmaven.test.skip=true.");
    }
    return folder;
  }

  /**
   * Lists them in the order of their names.
   *
   * @throws BadInput if their folder is not there
   */
  public static List<Path> all() {
    try (Stream<Path> files = Files.list(folder())) {
      return files.filter(jar -> jar.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

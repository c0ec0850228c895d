package dev.wirebench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The local repository of the Mavens that tests start: it links to everything in the real one but
 * the artifacts of this project, which a documented command installs. What Maven downloads goes to
 * the real one; what is installed stays in the folder of the tests of one JVM.
 */
final class LinkedRepository {
  private static final Path OURS = Path.of("dev", "wirebench");

  static final Path FOLDER = make();

  private LinkedRepository() {}

  private static Path make() {
    Path folder = Path.of(System.getProperty("java.io.tmpdir")).resolveSibling("linked-repository");
    try {
      link(Path.of(MavenRunner.property("wirebench.repository")), folder, OURS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return folder;
  }

  /** Links to all entries of a folder but the one that leads to what is left out. */
  private static void link(Path from, Path to, Path leftOut) throws IOException {
    Path first = leftOut.getName(0);
    Files.createDirectories(to);
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        Path link = to.resolve(entry.getFileName().toString());
        if (!entry.getFileName().equals(first) && !Files.exists(link)) {
          Files.createSymbolicLink(link, entry);
        }
      }
    }
    if (leftOut.getNameCount() > 1) {
      Path rest = leftOut.subpath(1, leftOut.getNameCount());
      link(Files.createDirectories(from.resolve(first)), to.resolve(first), rest);
    }
  }
}

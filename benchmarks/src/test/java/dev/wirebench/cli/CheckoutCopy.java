package dev.wirebench.cli;

import dev.wirebench.campaign.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A copy of this checkout, with what was built in it, for as long as this JVM lives. */
final class CheckoutCopy {
  private static final Path ORIGINAL = Path.of("..").toAbsolutePath().normalize();
  private static final Path RESULTS = Path.of("results");

  /** The folder that a reader would clone into. */
  static final Path ROOT = make();

  private CheckoutCopy() {}

  /** One more. */
  static Path make() {
    TemporaryFolder folder = new TemporaryFolder();
    Runtime.getRuntime().addShutdownHook(new Thread(folder::close));
    Path copy = folder.resolve("wirebench");
    try (Stream<Path> files = Files.walk(ORIGINAL)) {
      for (Path file : files.map(ORIGINAL::relativize).filter(CheckoutCopy::belongs).toList()) {
        // With the times, by which Maven's plugins see what is up to date.
        Files.copy(
            ORIGINAL.resolve(file),
            copy.resolve(file.toString()),
            StandardCopyOption.COPY_ATTRIBUTES);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return copy;
  }

  private static boolean belongs(Path file) {
    return !isLocalRun(file) && !isLinkToRepository(file);
  }

  private static boolean isLocalRun(Path file) {
    return file.startsWith(RESULTS)
        && file.getNameCount() > 1
        && !file.getName(1).toString().startsWith("reference-")
        && Files.isDirectory(ORIGINAL.resolve(file.subpath(0, 2)));
  }

  /** As a worktree has it: what git does in the copy would be done to the original. */
  private static boolean isLinkToRepository(Path file) {
    return file.equals(Path.of(".git")) && Files.isRegularFile(ORIGINAL.resolve(file));
  }

  /** The files of this checkout that a copy has otherwise or no more, built ones aside. */
  static List<Path> changes(Path copy) throws IOException {
    try (Stream<Path> files = Files.walk(ORIGINAL)) {
      return files
          .filter(Files::isRegularFile)
          .map(ORIGINAL::relativize)
          .filter(file -> belongs(file) && !isBuilt(file))
          .filter(file -> differs(ORIGINAL.resolve(file), copy.resolve(file.toString())))
          .toList();
    }
  }

  private static boolean isBuilt(Path file) {
    return StreamSupport.stream(file.spliterator(), false).anyMatch(Path.of("target")::equals);
  }

  private static boolean differs(Path file, Path copy) {
    try {
      return !Files.exists(copy) || Files.mismatch(file, copy) >= 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

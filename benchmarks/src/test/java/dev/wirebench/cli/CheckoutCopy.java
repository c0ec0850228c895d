package dev.wirebench.cli;

import dev.wirebench.campaign.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A copy of this checkout, with what was built in it, for as long as this JVM lives. */
final class CheckoutCopy {
  private static final Path ORIGINAL = Path.of("..").toAbsolutePath().normalize();
  private static final Path RESULTS = Path.of("results");

  /** The folder that a reader would clone into. */
  static final Path ROOT = make();

  /** What is not built, as it was copied. */
  private static final Map<Path, byte[]> SOURCES = sources();

  private CheckoutCopy() {}

  private static Path make() {
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

  /** The files that are not as they were copied, or are gone; built ones aside. */
  static List<Path> changes() throws IOException {
    List<Path> changes = new ArrayList<>();
    for (Map.Entry<Path, byte[]> file : SOURCES.entrySet()) {
      Path copy = ROOT.resolve(file.getKey().toString());
      if (!Files.exists(copy) || !Arrays.equals(Files.readAllBytes(copy), file.getValue())) {
        changes.add(file.getKey());
      }
    }
    return changes;
  }

  /** Undoes them. */
  static void restore() throws IOException {
    for (Path file : changes()) {
      Files.write(ROOT.resolve(file.toString()), SOURCES.get(file));
    }
  }

  private static Map<Path, byte[]> sources() {
    Map<Path, byte[]> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path name = ROOT.relativize(file);
        if (!name.startsWith(".git") && !name.toString().contains("target")) {
          sources.put(name, Files.readAllBytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sources;
  }
}

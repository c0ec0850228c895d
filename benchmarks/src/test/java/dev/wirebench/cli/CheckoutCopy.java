package dev.wirebench.cli;

import dev.wirebench.SourceFiles;
import dev.wirebench.base.Folders;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** A copy of this checkout, with what was built in it, for as long as this JVM lives. */
final class CheckoutCopy {
  private static final Path ORIGINAL = Path.of("..").toAbsolutePath().normalize();
  private static final Path RESULTS = Path.of("results");

  /** What is committed of them; all else are runs of whoever works here. */
  private static final Pattern RECORDED = Pattern.compile("reference-.*|qualities|contract");

  /** The folder in which the tests of a module write, and in which the copy itself is. */
  private static final Path OF_TESTS = Path.of("target", "tests");

  /** The folder that a reader would clone into. */
  static final Path ROOT = make();

  /** What is not built, as it was copied. */
  private static final Map<Path, byte[]> SOURCES = sources();

  private CheckoutCopy() {}

  private static Path make() {
    TemporaryFolder folder = new TemporaryFolder();
    Runtime.getRuntime().addShutdownHook(new Thread(folder::close));
    Path copy = folder.resolve("wirebench");
    try {
      Files.walkFileTree(ORIGINAL, new Copying(copy));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return copy;
  }

  /** Passes by what does not belong, where other tests may write meanwhile. */
  private static final class Copying extends SimpleFileVisitor<Path> {
    private final Path copy;

    Copying(Path copy) {
      this.copy = copy;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
        throws IOException {
      return copy(folder) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      copy(file);
      return FileVisitResult.CONTINUE;
    }

    private boolean copy(Path from) throws IOException {
      Path file = ORIGINAL.relativize(from);
      if (!belongs(file)) {
        return false;
      }
      // With the times, by which Maven's plugins see what is up to date.
      Files.copy(from, copy.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
      return true;
    }
  }

  private static boolean belongs(Path file) {
    return !isLocalRun(file) && !isLinkToRepository(file) && !file.endsWith(OF_TESTS);
  }

  private static boolean isLocalRun(Path file) {
    return file.startsWith(RESULTS)
        && file.getNameCount() > 1
        && !RECORDED.matcher(file.getName(1).toString()).matches()
        && Files.isDirectory(ORIGINAL.resolve(file.subpath(0, 2)));
  }

  /** As a worktree has it: what git does in the copy would be done to the original. */
  private static boolean isLinkToRepository(Path file) {
    return file.equals(Path.of(".git")) && Files.isRegularFile(ORIGINAL.resolve(file));
  }

  /**
   * Lets Maven build the copy with two of the ten nested files, one of which is wide. The build
   * whose tests these are has compiled all of them.
   */
  static void narrow() {
    try {
      Path config = ROOT.resolve(".mvn").resolve("maven.config");
      Files.writeString(config, "-Dnested.keys=10,60\n", StandardOpenOption.APPEND);
      SOURCES.put(ROOT.relativize(config), Files.readAllBytes(config));
      // Classes of the other files, which nothing would delete.
      for (String module : List.of("proto", "models", "payloads", "flavours/avro")) {
        Folders.delete(ROOT.resolve(module).resolve("target"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Puts all files back as they were copied, built ones aside.
   *
   * @return those that were otherwise, or gone
   */
  static List<Path> restore() throws IOException {
    List<Path> changed = new ArrayList<>();
    for (Map.Entry<Path, byte[]> source : SOURCES.entrySet()) {
      Path file = ROOT.resolve(source.getKey());
      if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), source.getValue())) {
        Files.write(file, source.getValue());
        changed.add(source.getKey());
      }
    }
    return changed;
  }

  private static Map<Path, byte[]> sources() {
    Map<Path, byte[]> sources = new TreeMap<>();
    try {
      for (Path file : SourceFiles.below(ROOT)) {
        sources.put(ROOT.relativize(file), Files.readAllBytes(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sources;
  }
}

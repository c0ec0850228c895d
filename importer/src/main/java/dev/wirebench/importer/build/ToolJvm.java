package dev.wirebench.importer.build;

import dev.wirebench.models.ArgumentFile;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A compiler in a JVM of its own, since its jars do not go together with those of the importer. */
final class ToolJvm {
  /** A compiler runs once, and is done sooner with HotSpot's first compiler alone. */
  private static final List<String> FLAGS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final String main;
  private final Process process;
  private final Path log;

  private ToolJvm(String main, Process process, Path log) {
    this.main = main;
    this.process = process;
    this.log = log;
  }

  /**
   * @param jars the class path
   * @param main the class that is started
   * @param work a folder for its output, where nothing else of this name is
   */
  static ToolJvm start(List<Path> jars, String main, List<String> arguments, Path work) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.addAll(List.of("-cp", joined(jars), main));
    command.addAll(arguments);
    try {
      Files.createDirectories(work);
      Path log = work.resolve("log.txt");
      Process process =
          new ProcessBuilder(ArgumentFile.command(command, work.resolve("arguments")))
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      return new ToolJvm(main, process, log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Waits until the compiler is done.
   *
   * @throws CompilationFailed with the first error that it prints
   */
  void await() throws CompilationFailed {
    try {
      if (process.waitFor() != 0) {
        throw new CompilationFailed(
            Files.readString(log, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("error") || line.contains("Exception"))
                .findFirst()
                .orElse(main + " ended with " + process.exitValue()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompilationFailed("it was interrupted");
    } finally {
      stop();
    }
  }

  /** Stops the compiler if it is running. */
  void stop() {
    process.destroyForcibly();
  }

  /** Paths as an option of a compiler has them. */
  static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}

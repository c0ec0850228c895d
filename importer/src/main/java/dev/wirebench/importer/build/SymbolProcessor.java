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

/**
 * Moshi's generator of adapters, a processor of Kotlin's symbols. It brings a Kotlin compiler of
 * its own, so it runs in a JVM of its own.
 */
final class SymbolProcessor {
  private static final String MAIN = "com.google.devtools.ksp.cmdline.KSPJvmMain";

  /** It runs once, and is done sooner with HotSpot's first compiler alone. */
  private static final List<String> FLAGS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final Process process;
  private final Path log;

  private SymbolProcessor(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  /**
   * @param sources the folder of data classes
   * @param libraries what these refer to
   * @param output where the adapters' Kotlin is written
   * @param work a folder for whatever else it writes
   */
  static SymbolProcessor start(
      Toolbox tools, Path sources, List<Path> libraries, Path output, Path work) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.addAll(List.of("-cp", joined(tools.symbolProcessor()), MAIN));
    command.add("-module-name=payload");
    command.add("-source-roots=" + sources);
    command.add("-project-base-dir=" + work);
    command.add("-output-base-dir=" + work);
    command.add("-caches-dir=" + work.resolve("caches"));
    command.add("-class-output-dir=" + work.resolve("classes"));
    command.add("-kotlin-output-dir=" + output);
    command.add("-java-output-dir=" + work.resolve("java"));
    command.add("-resource-output-dir=" + work.resolve("resources"));
    command.add("-language-version=2.3");
    command.add("-api-version=2.3");
    command.add("-jvm-target=17");
    command.add("-jdk-home=" + System.getProperty("java.home"));
    command.add("-libraries=" + joined(libraries));
    command.add(joined(tools.symbolProcessor()));
    try {
      Files.createDirectories(work);
      Path log = work.resolve("log.txt");
      Process process =
          new ProcessBuilder(ArgumentFile.command(command, work.resolve("arguments")))
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      return new SymbolProcessor(process, log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws CompilationFailed if it wrote no adapters
   */
  void await() throws CompilationFailed {
    try {
      if (process.waitFor() != 0) {
        throw new CompilationFailed(
            Files.readString(log, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("error") || line.contains("Exception"))
                .findFirst()
                .orElse("the symbol processor ended with " + process.exitValue()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompilationFailed("it was interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  private static String joined(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}

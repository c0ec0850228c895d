package dev.wirebench.cli;

import dev.wirebench.report.input.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Codecs from outside the repository. */
final class Plugins {
  @Option(
      names = "--plugin",
      paramLabel = "JAR",
      description =
          "A jar with codecs in the package dev.wirebench.codecs, or with a library that they need;"
              + " repeatable.")
  private List<Path> jars = new ArrayList<>();

  /**
   * @return absolute paths
   * @throws BadInput if one is not a file
   */
  List<String> paths() {
    for (Path jar : jars) {
      if (!Files.isRegularFile(jar)) {
        throw new BadInput("There is no jar '" + jar + "': correct --plugin.");
      }
    }
    return jars.stream().map(jar -> jar.toAbsolutePath().normalize().toString()).toList();
  }
}

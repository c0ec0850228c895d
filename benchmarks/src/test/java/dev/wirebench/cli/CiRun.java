package dev.wirebench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The Maven commands of continuous integration, each a part whose time it prints. */
final class CiRun {
  private static final Path FILE = Path.of("../.ci/run");
  private static final String PART = "part ";

  private CiRun() {}

  /** The commands as they are typed, in their order. */
  static List<String> commands() {
    try {
      return Files.readAllLines(FILE).stream()
          .map(String::strip)
          .filter(line -> line.startsWith(PART + "mvn verify"))
          .map(line -> line.substring(PART.length()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

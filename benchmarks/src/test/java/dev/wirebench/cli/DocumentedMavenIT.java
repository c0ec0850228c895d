package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Place;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command of the documentation that needs more than a JDK, pasted into a shell in a built
 * copy of the checkout. Where it would measure, it says what it would measure.
 */
class DocumentedMavenIT {
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

  /** Campaigns end before their first fork, and qualify one codec. */
  private static final String SHORT = "--codec jackson --no-probe --wait --dry-run";

  @TempDir static Path tools;
  private static Path python;
  private final MavenRunner maven = new MavenRunner();

  /**
   * All but those that .ci/run has itself; other versions of libraries last, since they compile.
   */
  static Stream<Command> commands() throws IOException {
    List<String> ofCi = Files.readAllLines(CHECKOUT.resolve(".ci/run"));
    return DocumentedCommands.all().stream()
        .filter(command -> command.place() == Place.MAVEN && !ofCi.contains(command.text()))
        .sorted(Comparator.comparing(command -> command.text().contains(".version=")));
  }

  @BeforeAll
  static void giveTheReaderData() throws IOException {
    ReaderFiles.ownDataInto(CheckoutCopy.ROOT);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("commands")
  void isCarriedOut(Command command, @TempDir Path folder) throws Exception {
    Result result =
        switch (command.text().split("\\s", 2)[0]) {
          case "mvn", "./mvnw" -> maven.shell(shortened(command.text()));
          case "git" -> cloned(command.text(), folder);
          default -> maven.shell(". '" + python() + "/bin/activate'\n" + command.text());
        };
    List<Path> changed = CheckoutCopy.restore();
    assertThat(result.exitCode()).as("%s%n%s", command, result.end()).isZero();
    if (command.text().contains("-Pbench")) {
      assertThat(result.output()).as(command.toString()).contains("promise    ");
    }
    assertThat(changed).as("files that are otherwise after " + command).isEmpty();
  }

  private static String shortened(String line) {
    if (!line.contains("-Pbench")) {
      // What an experiment tried by the thousand, a build tries a few of.
      return line.replaceFirst("-Dwirebench\\.fuzz=\\d+", "-Dwirebench.fuzz=20");
    }
    String shortened =
        line.contains("-Dbench.args=")
            ? line.replaceFirst("-Dbench\\.args=([\"'])", "$0" + SHORT + " ")
            : line + " -Dbench.args='" + SHORT + "'";
    assertThat(shortened).as("bench.args has quotes, or nothing would shorten it").contains(SHORT);
    return shortened;
  }

  /** From the checkout, under the name that a clone of it has. */
  private static Result cloned(String line, Path folder) throws Exception {
    Path repository = Files.createDirectory(folder.resolve("origin")).resolve("wirebench");
    Files.createSymbolicLink(repository, CHECKOUT);
    try {
      return new MavenRunner(folder)
          .shell(line.replace("<this repository>", repository.toString()) + " && test -f pom.xml");
    } finally {
      Files.delete(repository);
    }
  }

  /** Where pip may install something. */
  private Path python() throws Exception {
    if (python == null) {
      Path folder = tools.resolve("python");
      Result made = maven.shell("python3 -m venv '" + folder + "'");
      assertThat(made.exitCode()).as(made.end()).isZero();
      python = folder;
    }
    return python;
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.options.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Carries out documented commands as a reader does who has a built checkout and a JDK. */
final class ReaderShell {
  /** What the documentation may leave out where it says what one of our commands does. */
  private static final List<String> JAR =
      List.of("java", "-jar", "benchmarks/target/benchmarks.jar");

  /** Where the words of one of our own commands name it. */
  static final int COMMAND = JAR.size();

  /** The start script, where it is and where it is on the path; WirebenchScriptTest starts it. */
  private static final Set<String> SCRIPTS = Set.of("./wirebench", "wirebench");

  private static final Set<String> OF_THE_JDK = Set.of("java", "javac", "jar");
  private static final Set<String> OURS = Main.commandLine().getSubcommands().keySet();

  private final Path checkout;

  ReaderShell(Path checkout) {
    this.checkout = checkout;
  }

  /** Whether a line can be carried out here. */
  static boolean knows(String line) {
    String program = line.split("\\s", 2)[0];
    return OF_THE_JDK.contains(program) || OURS.contains(program) || SCRIPTS.contains(program);
  }

  /** The words of a documented command; it fails by its name if no test could carry it out. */
  List<String> words(Command command) {
    assertThat(knows(command.text())).as(command + "\nis of a program that is known").isTrue();
    assertThat(command.text().replaceAll("'[^']*'|\"[^\"]*\"|<\\w+>", ""))
        .as(command + "\nis one command, with nothing that a shell would do besides")
        .doesNotContainPattern("[;&|<>$`*?(]");
    return words(command.text());
  }

  /**
   * The program and its arguments, as a shell hands them over, with what the documentation leaves
   * to the reader: {@code results/<run>} is {@code results/run}, {@code /path/to} is in the
   * checkout.
   */
  List<String> words(String line) {
    String filled =
        line.replaceAll("<(\\w+)>", "$1").replace("/path/to/", checkout.resolve("path/to") + "/");
    List<String> words = new ArrayList<>(ShellWords.split(filled).orElseThrow());
    if (SCRIPTS.contains(words.get(0))) {
      words.remove(0);
    }
    if (OURS.contains(words.get(0))) {
      words.addAll(0, JAR);
    }
    return words;
  }

  /** Whether these words start one of our own commands. */
  static boolean isOurs(List<String> words) {
    return words.subList(0, Math.min(COMMAND, words.size())).equals(JAR);
  }

  /** What stands behind the jar, with paths that do not depend on where it is read. */
  List<String> arguments(List<String> words) {
    String command = words.get(COMMAND);
    Set<String> subcommands =
        Main.commandLine().getSubcommands().get(command).getSubcommands().keySet();
    Stream<String> rest =
        words.stream()
            .skip(COMMAND + 1)
            .map(word -> subcommands.contains(word) ? word : absolute(word));
    return Stream.concat(Stream.of(command), rest).toList();
  }

  private String absolute(String word) {
    return Files.exists(checkout.resolve(word)) ? checkout.resolve(word).toString() : word;
  }

  /** Starts a program of the JDK that runs this, in the checkout. */
  Result run(List<String> words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(words);
    command.set(0, TestLauncher.program(words.get(0)));
    if (words.get(0).equals("java")) {
      command.addAll(1, TestLauncher.flags());
    }
    if (isOurs(words)) {
      // Neither waits for what other tests measure, nor is waited for.
      command.add(1, "-Dwirebench.lock=" + checkout.resolveSibling("wirebench.lock"));
      command.add(1, "-Djmh.ignoreLock=true");
      command.addAll(1, JarRunner.QUICK_START);
    }
    Path log = Files.createTempFile("command", ".log");
    try {
      Map<String, String> environment =
          Map.of("XDG_CACHE_HOME", checkout.resolveSibling("cache").toString());
      ProcessBuilder builder = TestLauncher.usual().prepare(checkout, command, environment);
      return new JarRunner.Running(builder.redirectOutput(log.toFile()).start(), log).await();
    } finally {
      Files.delete(log);
    }
  }
}

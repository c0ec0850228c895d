package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Durations;
import dev.wirebench.options.ShellWords;
import dev.wirebench.registry.RunningJvm;
import dev.wirebench.registry.TemporaryFolder;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The last step of {@code mvn verify -Pbench}: {@code run}, in a JVM of its own, with the options
 * that two properties give. It is started within Maven's JVM, which it ends where the run does not
 * end well: the run's own words are then the last on the screen, and its exit code is Maven's.
 */
public final class BenchJob {
  static final String ARGS = "bench.args";
  static final String BUDGET = "bench.budget";
  static final String JSON = "bench.json";

  private BenchJob() {}

  /**
   * @param args the jar, and the values of {@code bench.budget}, {@code bench.json} and {@code
   *     bench.args}, each behind its name and an equals sign, so that none is empty
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    int exitCode;
    try {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("-jar", fromHere(Path.of(args[0])).toString()));
      command.addAll(run(value(BUDGET, args[1]), value(JSON, args[2]), value(ARGS, args[3])));
      exitCode = await(command);
    } catch (BadInput e) {
      // Not by System.err, which Maven 4 takes for a plugin's warning.
      new PrintStream(new FileOutputStream(FileDescriptor.err)).println(e.getMessage());
      exitCode = Main.BAD_INPUT;
    }
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  /**
   * The command and its options.
   *
   * @param budget a time, or blank
   * @param json a file or a folder of the user's own data, or blank
   * @param args more options, as in a shell
   * @throws BadInput if either is not what it should be
   */
  static List<String> run(String budget, String json, String args) {
    List<String> words = new ArrayList<>();
    words.add("run");
    if (!budget.isBlank()) {
      words.addAll(List.of("--budget", time(budget)));
    }
    if (!json.isBlank()) {
      words.addAll(List.of("--json", json));
    }
    words.addAll(
        ShellWords.split(args)
            .orElseThrow(
                () ->
                    new BadInput(
                        ARGS
                            + " has a quote without its partner: "
                            + args
                            + "\nWrite for instance"
                            + " -Dbench.args=\"--suite smoke --jvm-args '-Xmx3g -Xms3g'\".")));
    return words;
  }

  /** Judged here too, since only here the property is known by its name. */
  private static String time(String budget) {
    try {
      Durations.parse(budget);
      return budget;
    } catch (BadInput e) {
      throw new BadInput(BUDGET + ": " + e.getMessage(), e);
    }
  }

  private static String value(String name, String arg) {
    return arg.substring(name.length() + 1);
  }

  /**
   * The path of the jar, as short as the user would type it: the run prints it when it says how to
   * go on.
   */
  private static Path fromHere(Path jar) {
    Path here = Path.of("").toAbsolutePath();
    return jar.getRoot().equals(here.getRoot()) ? here.relativize(jar) : jar;
  }

  /**
   * Waits for the run, on Maven's own streams, so that it finds the terminal, if there is one.
   * Whatever ends Maven ends the run, which is left the time to say how to go on.
   */
  private static int await(List<String> command) throws IOException, InterruptedException {
    System.out.flush();
    try (RunningJvm run =
        RunningJvm.start(new TemporaryFolder(), command, ProcessBuilder::inheritIO)) {
      return run.await();
    }
  }
}

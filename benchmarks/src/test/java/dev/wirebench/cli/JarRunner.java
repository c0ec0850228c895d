package dev.wirebench.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Starts the real jar as a user starts it. */
public final class JarRunner {
  public static final Path JAR = Path.of("target", "benchmarks.jar").toAbsolutePath();

  /** For runs whose times do not matter: forks start sooner with one compiler than with two. */
  public static final String ONE_COMPILER = "--jvm-args -XX:TieredStopAtLevel=1";

  /** Of the commands themselves, which end sooner with one compiler, too. */
  static final List<String> QUICK_START = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final Path folder;
  private final Map<String, String> environment;
  private final Path jar;

  /**
   * @param folder to work in
   */
  public JarRunner(Path folder) {
    this(folder, Map.of());
  }

  /**
   * @param folder to work in
   * @param environment variables that are set besides, for whatever the jar starts, too
   */
  public JarRunner(Path folder, Map<String, String> environment) {
    this(folder, environment, JAR);
  }

  private JarRunner(Path folder, Map<String, String> environment, Path jar) {
    this.folder = folder;
    this.environment = environment;
    this.jar = jar;
  }

  /** A runner of a copy of the jar, with its libraries, in another folder. */
  JarRunner of(Path copy) {
    return new JarRunner(folder, environment, copy);
  }

  /**
   * @param output standard output and error, as they came
   */
  public record Result(int exitCode, String output) {
    private static final int LAST_LINES = 60;

    /** Its last lines, where programs say what they failed at: for the message of a test. */
    public String end() {
      List<String> lines = output.lines().toList();
      return String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
    }
  }

  /** A process that is still running. */
  public record Running(Process process, Path log) {
    public Result await() throws IOException, InterruptedException {
      int exitCode = process.waitFor();
      return new Result(exitCode, output());
    }

    public String output() throws IOException {
      return Files.readString(log, StandardCharsets.UTF_8);
    }
  }

  public Result run(String... args) throws IOException, InterruptedException {
    return start(args).await();
  }

  public Running start(String... args) throws IOException {
    return start(List.of(), args);
  }

  /**
   * @param prefix a command that starts the command behind it
   */
  public Running start(List<String> prefix, String... args) throws IOException {
    List<String> command = new ArrayList<>(prefix);
    command.add(TestLauncher.program("java"));
    command.addAll(TestLauncher.flags());
    command.add("-Dwirebench.lock=" + folder.resolve("wirebench.lock"));
    command.addAll(QUICK_START);
    command.addAll(List.of("-jar", jar.toString()));
    command.addAll(List.of(args));
    Path log = Files.createTempFile(folder, "output", ".log");
    ProcessBuilder builder = TestLauncher.usual().prepare(folder, command, environment);
    return new Running(builder.redirectOutput(log.toFile()).start(), log);
  }
}

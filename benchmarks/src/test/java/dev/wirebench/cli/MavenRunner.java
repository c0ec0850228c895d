package dev.wirebench.cli;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Runs the real Maven, as a reader of the documentation does, in a copy of this checkout. Which
 * Maven and which local repository is said by the profile {@code maven-its}.
 */
final class MavenRunner {
  private static final Path MAVEN = Path.of(property("wirebench.maven"));
  private static final long LONGEST_MINUTES = 30;

  /** The user's mirrors and proxies, without which nothing may be found to download. */
  private static final List<String> SETTINGS = List.of("settings.xml", "settings-security.xml");

  static {
    copySettings();
    CheckoutCopy.narrow();
  }

  private final Path folder;

  /** Works in the root of the copy. */
  MavenRunner() {
    this(checkout());
  }

  /**
   * @param folder to work in
   */
  MavenRunner(Path folder) {
    this.folder = folder;
  }

  /** The copy: one for all tests of this JVM, made when it is first asked for. */
  static Path checkout() {
    return CheckoutCopy.ROOT;
  }

  /** What {@code mvn} does with these arguments. */
  Result run(String... arguments) throws IOException, InterruptedException {
    return awaitDownloaded(() -> start(arguments));
  }

  /** What a shell makes of a line that is pasted into it. */
  Result shell(String line) throws IOException, InterruptedException {
    return awaitDownloaded(() -> start(List.of("bash", "-c", line)));
  }

  /**
   * The last step of {@code -Pbench} alone, as Maven starts it.
   *
   * @param properties the arguments of {@link BenchJob} behind the jar
   */
  Result job(List<String> properties) throws IOException, InterruptedException {
    Path built = folder.resolve("benchmarks").resolve("target");
    Path jar = built.resolve("benchmarks.jar");
    List<String> command = new ArrayList<>();
    command.add(TestLauncher.program("java"));
    command.addAll(TestLauncher.flags());
    String classPath = jar + File.pathSeparator + built.resolve("lib") + File.separator + "*";
    command.addAll(List.of("-cp", classPath, BenchJob.class.getName(), jar.toString()));
    command.addAll(properties);
    return await(start(command));
  }

  /** As {@link #run}, without waiting. */
  Running start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(MAVEN.resolve("bin").resolve("mvn").toString());
    command.addAll(List.of("--batch-mode", "--no-transfer-progress"));
    command.addAll(List.of(arguments));
    return start(command);
  }

  private Running start(List<String> command) throws IOException {
    Path log = Files.createTempFile("maven", ".log");
    log.toFile().deleteOnExit();
    ProcessBuilder builder = TestLauncher.withRepository().prepare(folder, command, environment());
    builder
        .environment()
        .merge(
            "PATH", MAVEN.resolve("bin").toString(), (old, bin) -> bin + File.pathSeparator + old);
    return new Running(builder.redirectOutput(log.toFile()).start(), log);
  }

  private static void copySettings() {
    try {
      Path own = Path.of(property("wirebench.real.home"), ".m2");
      Path home = Files.createDirectories(Path.of(System.getProperty("user.home"), ".m2"));
      for (String file : SETTINGS) {
        if (Files.exists(own.resolve(file))) {
          Files.copy(own.resolve(file), home.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> environment() {
    return Map.of(
        "JAVA_HOME",
        TestLauncher.jdk().toString(),
        "MAVEN_OPTS",
        System.getenv().getOrDefault("MAVEN_OPTS", "")
            + " -Dmaven.repo.local="
            + LinkedRepository.FOLDER,
        // The copy is in the checkout, whose repository is none of its own.
        "GIT_CEILING_DIRECTORIES",
        System.getProperty("java.io.tmpdir"));
  }

  private interface Start {
    Running start() throws IOException;
  }

  /** Once more if a download broke off: that is no fault of what is tried. */
  private static Result awaitDownloaded(Start start) throws IOException, InterruptedException {
    Result result = await(start.start());
    return result.exitCode() != 0 && result.output().contains("Could not transfer artifact")
        ? await(start.start())
        : result;
  }

  /** Nothing is left running. */
  private static Result await(Running running) throws IOException, InterruptedException {
    if (!running.process().waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
      running.process().descendants().forEach(ProcessHandle::destroyForcibly);
      running.process().destroyForcibly();
      Result soFar = new Result(-1, running.output());
      throw new AssertionError("not done after " + LONGEST_MINUTES + " minutes:\n" + soFar.end());
    }
    return running.await();
  }

  static String property(String name) {
    String value = System.getProperty(name);
    if (value == null) {
      throw new IllegalStateException(name + " is not set: run mvn verify -Pmaven-its.");
    }
    return value;
  }
}

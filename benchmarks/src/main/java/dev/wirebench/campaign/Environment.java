package dev.wirebench.campaign;

import dev.wirebench.codec.Artifact;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.openjdk.jmh.runner.Runner;

/** What a reader must know of the machine to judge a number. */
final class Environment {
  private static final String NOT_AVAILABLE = "not available";

  private Environment() {}

  static Map<String, String> read() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("cpu", field("/proc/cpuinfo", "model name"));
    facts.put("cpus", Integer.toString(Runtime.getRuntime().availableProcessors()));
    facts.put("memory", field("/proc/meminfo", "MemTotal"));
    facts.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    facts.put("arch", System.getProperty("os.arch"));
    facts.put("jdk", System.getProperty("java.runtime.version"));
    facts.put(
        "vm", System.getProperty("java.vm.name") + ", " + System.getProperty("java.vm.vendor"));
    facts.put("jmh", Artifact.of("jmh-core", Runner.class).version());
    facts.put("commit", git("rev-parse", "HEAD"));
    facts.put("dirty", dirty());
    return facts;
  }

  /** File names of the jars on the class path, which for {@code java -jar} its manifest extends. */
  static List<String> libraries() {
    return Arrays.stream(classPath().split("[ " + File.pathSeparator + "]"))
        .map(entry -> entry.substring(entry.lastIndexOf('/') + 1))
        .filter(name -> name.endsWith(".jar"))
        .sorted()
        .toList();
  }

  private static String classPath() {
    String path = System.getProperty("java.class.path");
    try (var jar = new JarFile(path)) {
      return Optional.ofNullable(jar.getManifest().getMainAttributes().getValue("Class-Path"))
          .orElse(path);
    } catch (IOException notOneJar) {
      return path;
    }
  }

  private static String field(String file, String name) {
    try {
      return Files.readAllLines(Path.of(file)).stream()
          .filter(line -> line.startsWith(name))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(NOT_AVAILABLE);
    } catch (IOException e) {
      return NOT_AVAILABLE;
    }
  }

  private static String dirty() {
    String status = git("status", "--porcelain");
    return status.equals(NOT_AVAILABLE) ? status : Boolean.toString(!status.isEmpty());
  }

  private static String git(String... arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-C", location().toString()));
    command.addAll(List.of(arguments));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String output = new String(process.getInputStream().readAllBytes()).strip();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0
          ? output
          : NOT_AVAILABLE;
    } catch (IOException e) {
      return NOT_AVAILABLE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return NOT_AVAILABLE;
    }
  }

  /** Where the classes are: the commit of interest is theirs, not that of the working directory. */
  private static Path location() {
    try {
      Path path =
          Path.of(Environment.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isDirectory(path) ? path : path.getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}

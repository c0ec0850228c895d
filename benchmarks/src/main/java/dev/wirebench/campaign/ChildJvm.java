package dev.wirebench.campaign;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Calls a main class in a JVM of its own. What it returns it writes, Java-serialized, to the file
 * that is its first argument: a library under test may print to standard output.
 */
final class ChildJvm {
  private static final long TIMEOUT_SECONDS = 180;

  private ChildJvm() {}

  /** The child gave no result; the message says why, in one line. */
  static final class Failed extends Exception {
    private static final long serialVersionUID = 1L;

    Failed(String message) {
      super(message);
    }
  }

  /**
   * @param java the launcher of the JDK
   * @param flags of the JVM
   * @param args of the main class, behind the file for its result
   * @throws Failed if it crashes, throws, hangs, or ends without a result
   */
  static Object call(
      Path java, String classPath, List<String> flags, Class<?> main, List<String> args)
      throws Failed {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path result = folder.resolve("result.ser");
      List<String> command = new ArrayList<>();
      command.add(java.toString());
      command.addAll(flags);
      command.addAll(List.of("-cp", classPath, main.getName()));
      command.add(result.toString());
      command.addAll(args);
      await(command, result, folder.resolve("output.log"));
      try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(result))) {
        return in.readObject();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(List<String> command, Path result, Path output)
      throws IOException, Failed {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        throw new Failed("took longer than " + TIMEOUT_SECONDS + " s");
      }
      if (process.exitValue() != 0 || !Files.exists(result)) {
        throw new Failed("ended with exit code " + process.exitValue() + ": " + cause(output));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failed("was interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  /** The line that names the exception; a stack trace is of no use to the reader of a table. */
  private static String cause(Path output) throws IOException {
    List<String> lines = Files.readAllLines(output, StandardCharsets.ISO_8859_1);
    return lines.stream()
        .filter(line -> line.startsWith("Exception in thread") || line.startsWith("Caused by"))
        .reduce((first, last) -> last)
        .or(() -> lines.stream().reduce((first, last) -> last))
        .orElse("no output");
  }
}

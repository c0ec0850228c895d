package dev.wirebench.load;

import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.RunningJvm;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.load.LoadTurn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;

/**
 * The JVM of one server, with one codec and payload. It is told what to do by lines on its standard
 * input, which ends when this program does: then so does the server, however this ended.
 */
final class ServerProcess implements AutoCloseable {
  /** The main class in the module of servers, which is on no class path but theirs. */
  private static final String MAIN = "dev.wirebench.service.orders.OrdersMainKt";

  private static final String READY = "ready ";
  private static final String CPU = "cpu ";
  private static final String ERRORS = "error.log";

  private final TemporaryFolder folder;
  private final RunningJvm jvm;
  private Integer port;
  private Messages messages;

  private ServerProcess(TemporaryFolder folder, RunningJvm jvm) {
    this.folder = folder;
    this.jvm = jvm;
  }

  /** The server is not there, or has gone; the message says why, in one line. */
  static final class Failed extends Exception {
    private static final long serialVersionUID = 1L;

    Failed(String message) {
      super(message);
    }
  }

  /**
   * Starts one, and does not wait until it is ready.
   *
   * @param prefix of the command, which binds it to a CPU; may be empty
   */
  static ServerProcess start(
      List<String> prefix, JvmLauncher jvm, String classPath, String codec, String payload) {
    TemporaryFolder folder = new TemporaryFolder();
    List<String> args = List.of(codec, payload, folder.resolve("messages").toString());
    try {
      return new ServerProcess(
          folder,
          RunningJvm.start(
              folder,
              jvm.command(classPath, MAIN, args),
              process -> {
                process.command().addAll(0, prefix);
                process.redirectError(folder.resolve(ERRORS).toFile());
                process.directory(folder.resolve(".").toFile());
              }));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until it answers requests. */
  void awaitReady() throws Failed {
    port = Integer.valueOf(answer(READY));
    messages = Messages.read(folder.resolve("messages"));
  }

  int port() {
    return port;
  }

  Messages messages() {
    return messages;
  }

  boolean isAlive() {
    return jvm.isAlive();
  }

  /** The CPU time and the requests since it was started. */
  LoadTurn.Cpu cpu() throws Failed {
    String[] numbers = ask("cpu", CPU).split(" ");
    return new LoadTurn.Cpu(
        Long.parseLong(numbers[0]),
        Long.parseLong(numbers[1]),
        Long.parseLong(numbers[2]),
        Long.parseLong(numbers[3]));
  }

  /** Has it take samples of its stacks. */
  void beginSamples() throws Failed {
    ask("sample", "sampling");
  }

  /** Ends that, and counts them. */
  LoadTurn.Samples endSamples() throws Failed {
    Path recording = folder.resolve("samples.jfr");
    ask("samples " + recording, "sampled");
    try {
      return StackSamples.count(recording);
    } catch (IOException e) {
      throw new Failed("its samples cannot be read (" + e.getMessage() + ")");
    }
  }

  private String ask(String command, String beginning) throws Failed {
    try {
      jvm.tell(command);
    } catch (IOException e) {
      throw new Failed(end());
    }
    return answer(beginning);
  }

  /** The rest of its next line, which must begin so. */
  private String answer(String beginning) throws Failed {
    try {
      String line = jvm.line(ChildJvm.PATIENCE);
      if (line != null && line.startsWith(beginning)) {
        return line.substring(beginning.length());
      }
      throw new Failed(line == null ? end() : line);
    } catch (TimeoutException e) {
      throw new Failed("it took longer than " + ChildJvm.PATIENCE.toSeconds() + " s");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failed("it was interrupted");
    }
  }

  /**
   * The way in which it ended, with the line of its output that names an exception. Its output has
   * ended; that its JVM has is known some time later only on a busy machine.
   */
  private String end() {
    try {
      Integer exitCode = jvm.await(Duration.ofMinutes(1));
      return "it ended"
          + (exitCode == null ? "" : " with exit code " + exitCode)
          + ": "
          + RunningJvm.lastWords(folder.resolve(ERRORS)).strip();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "it was interrupted";
    }
  }

  /** Ends it, and returns when it has gone. */
  @Override
  public void close() {
    jvm.close();
  }
}

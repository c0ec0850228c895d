package dev.wirebench.load;

import dev.wirebench.models.ArgumentFile;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.load.LoadTurn;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The JVM of one server, with one codec and payload. It is told what to do by lines on its standard
 * input, which ends when this program does: then so does the server, however this ended.
 */
final class ServerProcess implements AutoCloseable {
  /** Of the module of servers, which is on no class path but theirs. */
  private static final String MAIN = "dev.wirebench.service.orders.OrdersMainKt";

  /** Set-up of a large payload on a slow machine, beside others, must never count as a hang. */
  private static final long PATIENCE_SECONDS = 180;

  private static final String READY = "ready ";
  private static final String CPU = "cpu ";

  /** What its output ends with when it has gone. */
  private static final String GONE = "gone";

  private final TemporaryFolder folder;
  private final Process process;
  private final Writer input;
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private Integer port;
  private Messages messages;
  private boolean closed;

  private ServerProcess(TemporaryFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::read, "server-output");
    reader.setDaemon(true);
    reader.start();
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
    List<String> command = new ArrayList<>();
    command.add(jvm.executable().toString());
    command.addAll(jvm.flags());
    command.addAll(List.of("-cp", classPath, MAIN, codec, payload));
    command.add(folder.resolve("messages").toString());
    List<String> prefixed = new ArrayList<>(prefix);
    prefixed.addAll(ArgumentFile.command(command, folder.resolve("arguments")));
    try {
      return new ServerProcess(
          folder,
          new ProcessBuilder(prefixed)
              .redirectError(folder.resolve("error.log").toFile())
              .directory(folder.resolve(".").toFile())
              .start());
    } catch (IOException e) {
      folder.close();
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        answers.add(line);
      }
    } catch (IOException closed) {
      // As at its end.
    }
    answers.add(GONE);
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
    return process.isAlive();
  }

  /** What it has used and done since it was started. */
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
      input.write(command + "\n");
      input.flush();
    } catch (IOException e) {
      throw new Failed(end());
    }
    return answer(beginning);
  }

  /** What stands behind the beginning of its next line. */
  private String answer(String beginning) throws Failed {
    try {
      String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new Failed("it took longer than " + PATIENCE_SECONDS + " s");
      }
      if (line.startsWith(beginning)) {
        return line.substring(beginning.length());
      }
      throw new Failed(line.equals(GONE) ? end() : line);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failed("it was interrupted");
    }
  }

  /**
   * How it ended, with the line of its output that names an exception. Its output has ended; that
   * its JVM has is known some time later only on a busy machine.
   */
  private String end() {
    try {
      process.waitFor(1, TimeUnit.MINUTES);
      List<String> lines =
          Files.readAllLines(folder.resolve("error.log"), StandardCharsets.ISO_8859_1);
      String why =
          lines.stream()
              .filter(line -> line.startsWith("Exception in") || line.startsWith("Caused by"))
              .reduce((earlier, later) -> later)
              .or(() -> lines.stream().reduce((earlier, later) -> later))
              .orElse("no output");
      return "it ended"
          + (process.isAlive() ? "" : " with exit code " + process.exitValue())
          + ": "
          + why.strip();
    } catch (IOException e) {
      return "it ended";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "it was interrupted";
    }
  }

  /** Ends it, and returns when it has gone. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    process.destroyForcibly();
    try {
      process.waitFor();
      folder.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

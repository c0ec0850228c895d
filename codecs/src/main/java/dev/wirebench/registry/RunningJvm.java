package dev.wirebench.registry;

import dev.wirebench.models.ArgumentFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * A JVM that this program has started. It is told what to do by lines on its standard input, and
 * answers by lines on its output. It ends when this is closed; its input ends with this program,
 * however that ends.
 */
public final class RunningJvm implements AutoCloseable {
  /** Further lines are dropped until somebody reads: a JVM must not have to wait for that. */
  private static final int MOST_LINES = 10_000;

  private final TemporaryFolder folder;
  private final Process process;
  private final Writer input;
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(MOST_LINES);
  private boolean closed;

  private RunningJvm(TemporaryFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.input = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::read, "child-output");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Starts a JVM.
   *
   * @param folder for the file of its arguments, if they are long; deleted when this is closed
   * @param command see {@link JvmLauncher#command}
   * @param settings says where its output goes, unless that is read here, and what else differs
   */
  public static RunningJvm start(
      TemporaryFolder folder, List<String> command, Consumer<ProcessBuilder> settings)
      throws IOException {
    try {
      ProcessBuilder builder =
          new ProcessBuilder(
              new ArrayList<>(ArgumentFile.command(command, folder.resolve("arguments"))));
      settings.accept(builder);
      return new RunningJvm(folder, builder.start());
    } catch (IOException e) {
      folder.close();
      throw e;
    }
  }

  private void read() {
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.offer(Optional.of(line));
      }
    } catch (IOException closed) {
      // As at its end.
    }
    lines.offer(Optional.empty());
  }

  /**
   * Tells it something.
   *
   * @throws IOException if it has gone
   */
  public void tell(String line) throws IOException {
    input.write(line + "\n");
    input.flush();
  }

  /**
   * Waits for the next line that it prints.
   *
   * @return null if its output has ended
   * @throws TimeoutException if it prints nothing for that long
   */
  public String line(Duration patience) throws InterruptedException, TimeoutException {
    Optional<String> line = lines.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
    if (line == null) {
      throw new TimeoutException();
    }
    return line.orElse(null);
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /** Waits for that long until it ends: gives its exit code, or null if it has not ended. */
  public Integer await(Duration patience) throws InterruptedException {
    boolean hasEnded = process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
    return hasEnded ? Integer.valueOf(process.exitValue()) : null;
  }

  /**
   * Waits until it ends by itself. A signal that ends this program ends it, too, and leaves it the
   * time that it takes to end.
   *
   * @return its exit code
   */
  public int await() throws InterruptedException {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  process.destroy();
                  process.onExit().join();
                },
                "end-of-child"));
    return process.waitFor();
  }

  /** Ends it, without waiting until it has gone. */
  public void kill() {
    process.destroyForcibly();
  }

  /** Ends it, and returns when it has gone. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      kill();
      process.onExit().join();
      folder.close();
    }
  }

  /**
   * The line of a JVM's output that names what ended it: an exception, or a crash of its own.
   *
   * @param output file of what it printed
   */
  public static Optional<String> failure(Path output) {
    return failure(lines(output));
  }

  private static Optional<String> failure(List<String> lines) {
    return CrashReport.cause(lines)
        .or(
            () ->
                lines.stream()
                    .filter(
                        line ->
                            line.startsWith("Exception in thread") || line.startsWith("Caused by"))
                    .reduce((first, last) -> last));
  }

  /** The line that names what ended a JVM, or else the last one of its output. */
  public static String lastWords(Path output) {
    List<String> lines = lines(output);
    return failure(lines)
        .or(() -> lines.stream().reduce((first, last) -> last))
        .orElse("no output");
  }

  private static List<String> lines(Path output) {
    try {
      return Files.readAllLines(output, StandardCharsets.ISO_8859_1);
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}

package dev.wirebench.studies.replicator;

import dev.wirebench.base.BadInput;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.RunningJvm;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.StudyProtocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The server that measures, in a JVM of its own. It ends with this object, with this JVM, whatever
 * ends that (the child watches its standard input), and when it says nothing for too long.
 */
final class Server implements AutoCloseable {
  /** Its main class, by name: this JVM has none of its classes. */
  private static final String MAIN = "dev.wirebench.studies.server.ServerMainKt";

  private static final String PORT = "port ";
  private static final String FAILED = "failed: ";
  private static final int OK = 200;
  private static final int SHOWN = 200;

  private final RunningJvm jvm;
  private final Path output;
  private final Duration patience;
  private final AtomicLong heard = new AtomicLong(System.nanoTime());
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private volatile boolean hung;
  private final int port;

  private Server(RunningJvm jvm, Path output, Duration patience) throws ServerFailed {
    this.jvm = jvm;
    this.output = output;
    this.patience = patience;
    Thread watch = new Thread(this::watch, "server-watch");
    watch.setDaemon(true);
    watch.start();
    try {
      this.port = port();
    } catch (ServerFailed e) {
      close();
      throw e;
    }
  }

  /**
   * Starts it, and waits until it listens.
   *
   * @param output file for what its JVM says besides
   * @throws ServerFailed if it ends before
   */
  static Server start(JvmLauncher jvm, String classPath, Path output) throws ServerFailed {
    return start(jvm, classPath, MAIN, output, ChildJvm.PATIENCE);
  }

  /**
   * @param patience a server that says nothing for so long is ended; that must cover a warm-up
   */
  static Server start(
      JvmLauncher jvm, String classPath, String main, Path output, Duration patience)
      throws ServerFailed {
    List<String> command = jvm.command(classPath, main, List.of());
    try {
      RunningJvm server =
          RunningJvm.start(
              new TemporaryFolder(), command, process -> process.redirectError(output.toFile()));
      return new Server(server, output, patience);
    } catch (IOException e) {
      throw new ServerFailed("did not start: " + e.getMessage(), e);
    }
  }

  private void watch() {
    try {
      while (jvm.await(Duration.ofSeconds(1)) == null) {
        if (System.nanoTime() - heard.get() > patience.toNanos()) {
          hung = true;
          jvm.kill();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads the line that it prints when it listens; libraries may have printed before. */
  private int port() throws ServerFailed {
    try {
      String line;
      do {
        line = jvm.line(patience.multipliedBy(2));
      } while (line != null && !line.startsWith(PORT));
      if (line != null) {
        heard.set(System.nanoTime());
        return Integer.parseInt(line.substring(PORT.length()));
      }
    } catch (NumberFormatException | TimeoutException e) {
      throw new ServerFailed(end(e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailed("was not waited for", e);
    }
    throw new ServerFailed(end("no port"));
  }

  /** A receiver of the lines of a log. */
  @FunctionalInterface
  interface Lines {
    void add(String line) throws IOException;
  }

  /**
   * Measures one cell, and hands over each line as it comes, the header first.
   *
   * @throws BadInput if the library cannot do it
   * @throws ServerFailed if it does not come to its end otherwise
   * @throws IOException if a line cannot be kept
   */
  void measure(LoggedCell cell, StudyProtocol protocol, Lines lines)
      throws ServerFailed, IOException {
    heard.set(System.nanoTime());
    try (BufferedReader answer = answer(cell, protocol)) {
      for (int run = 0; run <= protocol.runs(); run++) {
        String line = next(answer);
        heard.set(System.nanoTime());
        check(line, run, cell, protocol);
        lines.add(line);
      }
    }
  }

  private String next(BufferedReader answer) throws ServerFailed {
    try {
      String line = answer.readLine();
      if (line == null) {
        throw new ServerFailed("does not answer: its answer is too short");
      }
      return line;
    } catch (IOException e) {
      throw new ServerFailed(end(String.valueOf(e.getMessage())), e);
    }
  }

  private static void check(String line, int run, LoggedCell cell, StudyProtocol protocol)
      throws ServerFailed {
    if (line.startsWith(FAILED)) {
      throw new BadInput(
          "The server failed at '"
              + cell.label()
              + "' ("
              + shown(line, FAILED.length())
              + "): leave this payload, library or task out.");
    }
    try {
      if (run > 0) {
        Log.check(line, cell, protocol, run);
      } else if (!line.equals(Log.HEADER)) {
        throw new IllegalArgumentException("another header");
      }
    } catch (IllegalArgumentException e) {
      throw new ServerFailed("answered " + shown(line, 0) + " (" + e.getMessage() + ")", e);
    }
  }

  private static String shown(String line, int from) {
    return line.substring(from, Math.min(line.length(), from + SHOWN));
  }

  private BufferedReader answer(LoggedCell cell, StudyProtocol protocol) throws ServerFailed {
    URI address =
        URI.create(
            String.format(
                Locale.ROOT,
                "http://%s:%d/%s/%s/%s?warmup=%d&runs=%d&repetitions=%d",
                "127.0.0.1",
                port,
                cell.library(),
                cell.task(),
                cell.payload(),
                protocol.warmup(),
                protocol.runs(),
                protocol.repetitions()));
    try {
      HttpResponse<InputStream> response =
          client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofInputStream());
      BufferedReader body =
          new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
      if (response.statusCode() != OK) {
        throw new ServerFailed("answered " + response.statusCode() + ": " + body.readLine());
      }
      return body;
    } catch (IOException e) {
      throw new ServerFailed(end(String.valueOf(e.getMessage())), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailed("was not waited for", e);
    }
  }

  /**
   * The reason that its output or its connection has ended. That is what ended its JVM, which may
   * be known some time later on a busy machine.
   */
  private String end(String otherwise) {
    if (hung) {
      return "said nothing for " + patience.toSeconds() + " s";
    }
    try {
      Integer exitCode = jvm.await(Duration.ofMinutes(1));
      if (exitCode != null) {
        String why = RunningJvm.failure(output).map(line -> ": " + line).orElse("");
        return "ended with exit code " + exitCode + why;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return "does not answer: " + otherwise;
  }

  /** Ends it, and waits until it has. */
  @Override
  public void close() {
    jvm.close();
  }
}

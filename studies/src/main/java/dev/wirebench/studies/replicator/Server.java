package dev.wirebench.studies.replicator;

import dev.wirebench.models.ArgumentFile;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.studies.replication.Cell;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.Protocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The server that measures, in a JVM of its own. It ends with this object, with this JVM, whatever
 * ends that (the child watches its standard input), and when it says nothing for too long.
 */
final class Server implements AutoCloseable {
  /** By its name: this JVM has none of its classes. */
  private static final String MAIN = "dev.wirebench.studies.server.ServerMainKt";

  private static final String PORT = "port ";
  private static final String FAILED = "failed: ";
  private static final int OK = 200;
  private static final int SHOWN = 200;

  private final Process process;
  private final Path output;
  private final Thread hook;
  private final Duration patience;
  private final AtomicLong heard = new AtomicLong(System.nanoTime());
  private final Thread watch;
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private volatile boolean hung;
  private final int port;

  private Server(Process process, Path output, Duration patience) throws ServerFailed {
    this.process = process;
    this.output = output;
    this.patience = patience;
    this.hook = new Thread(process::destroyForcibly, "server-end");
    this.watch = new Thread(this::watch, "server-watch");
    watch.setDaemon(true);
    Runtime.getRuntime().addShutdownHook(hook);
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
    List<String> command = new ArrayList<>();
    command.add(jvm.executable().toString());
    command.addAll(jvm.flags());
    command.addAll(List.of("-cp", classPath, main));
    try (TemporaryFolder folder = new TemporaryFolder()) {
      List<String> shortened = ArgumentFile.command(command, folder.resolve("arguments"));
      Process process = new ProcessBuilder(shortened).redirectError(output.toFile()).start();
      return new Server(process, output, patience);
    } catch (IOException e) {
      throw new ServerFailed("did not start: " + e.getMessage(), e);
    }
  }

  private void watch() {
    try {
      while (!process.waitFor(1, TimeUnit.SECONDS)) {
        if (System.nanoTime() - heard.get() > patience.toNanos()) {
          hung = true;
          process.destroyForcibly();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Of the line that it says when it listens; libraries may have said something before. */
  private int port() throws ServerFailed {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(PORT)) {
          heard.set(System.nanoTime());
          drain(lines);
          return Integer.parseInt(line.substring(PORT.length()));
        }
      }
    } catch (IOException | NumberFormatException e) {
      throw new ServerFailed(end(e.getMessage()), e);
    }
    throw new ServerFailed(end("no port"));
  }

  /** A library that prints must not have to wait for somebody who reads. */
  private static void drain(BufferedReader lines) {
    Thread drain =
        new Thread(
            () -> {
              try {
                lines.transferTo(Writer.nullWriter());
              } catch (IOException ended) {
                // There is no more to read.
              }
            },
            "server-output");
    drain.setDaemon(true);
    drain.start();
  }

  /** What is done with each line of a log. */
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
  void measure(Cell cell, Protocol protocol, Lines lines) throws ServerFailed, IOException {
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

  private static void check(String line, int run, Cell cell, Protocol protocol)
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

  private BufferedReader answer(Cell cell, Protocol protocol) throws ServerFailed {
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
   * Why its output or its connection has ended: what ended its JVM, which on a busy machine is
   * known some time later only.
   */
  private String end(String otherwise) {
    if (hung) {
      return "said nothing for " + patience.toSeconds() + " s";
    }
    try {
      if (process.waitFor(1, TimeUnit.MINUTES)) {
        return "ended with exit code " + process.exitValue() + lastWords();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException unreadable) {
      return "ended with exit code " + process.exitValue();
    }
    return "does not answer: " + otherwise;
  }

  private String lastWords() throws IOException {
    return Files.readAllLines(output, StandardCharsets.ISO_8859_1).stream()
        .filter(line -> line.startsWith("Exception in thread") || line.startsWith("Caused by"))
        .reduce((first, last) -> last)
        .map(line -> ": " + line)
        .orElse("");
  }

  /** Ends it, and waits until it has. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // The hook runs by itself then.
    }
  }
}

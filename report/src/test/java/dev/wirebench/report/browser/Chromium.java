package dev.wirebench.report.browser;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A headless Chromium, spoken to in its DevTools protocol: the little of it that these tests need
 * does not ask for a driver and its forty jars.
 */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final Pattern ADDRESS = Pattern.compile("DevTools listening on (ws://\\S+)");

  /** For an answer, on any machine. */
  static final Duration PATIENCE = Duration.ofMinutes(10);

  private static final String NONE =
      "no Chromium is installed or named by the variable CHROMIUM (on Debian: apt-get install"
          + " chromium)";
  private static final String SKIPPED =
      "SKIPPED: " + NONE + ", so no page was opened in a browser.";

  /** The folder in which the build finds the names of classes whose tests were skipped. */
  private static final Path SKIPPED_TESTS = Path.of("target", "skipped-tests");

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final Path profile;
  private final WebSocket socket;
  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();

  private Chromium(Process process, Path profile, String address) {
    this.process = process;
    this.profile = profile;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address), new Messages())
            .join();
  }

  /** The command of an installed browser: {@code CHROMIUM} if set, else the first on the path. */
  static Optional<Path> installed() {
    String chosen = System.getenv("CHROMIUM");
    if (chosen != null && !chosen.isEmpty()) {
      return Optional.of(Path.of(chosen));
    }
    List<Path> folders =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .filter(folder -> !folder.isEmpty())
            .map(Path::of)
            .toList();
    return NAMES.stream()
        .flatMap(name -> folders.stream().map(folder -> folder.resolve(name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Starts the browser, or skips tests where there is none; with {@code -Dbrowser=required} these
   * fail instead.
   *
   * @param tests the class whose tests need it
   */
  static Chromium startOrSkip(Class<?> tests) throws IOException {
    Optional<Path> command = installed();
    if (command.isEmpty()) {
      if ("required".equals(System.getProperty("browser"))) {
        fail("-Dbrowser=required asks for a browser, but " + NONE + ".");
      }
      // Maven counts skipped tests, but does not say why.
      System.out.println(SKIPPED);
      Files.createDirectories(SKIPPED_TESTS);
      Files.writeString(SKIPPED_TESTS.resolve(tests.getSimpleName()), SKIPPED);
    }
    assumeTrue(command.isPresent(), SKIPPED);
    return start(command.get());
  }

  static Chromium start(Path command) throws IOException {
    Path profile = Files.createTempDirectory("wirebench-chromium");
    List<String> arguments =
        new ArrayList<>(
            List.of(
                command.toString(),
                "--headless=new",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "--no-first-run",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--hide-scrollbars"));
    if (System.getProperty("user.name").equals("root")) {
      // Chromium refuses its sandbox to root, which is who builds in most containers.
      arguments.add("--no-sandbox");
    }
    arguments.add("about:blank");
    ProcessBuilder builder =
        new ProcessBuilder(arguments).directory(profile.toFile()).redirectErrorStream(true);
    // Relative, since the path of the socket that it makes there may have a hundred characters.
    builder.environment().put("TMPDIR", ".");
    Process process = builder.start();
    return new Chromium(process, profile, address(process));
  }

  private static String address(Process process) throws IOException {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder said = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        drain(output);
        return address.group(1);
      }
      said.append(line).append('\n');
    }
    throw new IOException("Chromium ended before it could be spoken to:\n" + said);
  }

  /** A full pipe would stop the browser. */
  private static void drain(BufferedReader output) {
    Thread reader = new Thread(() -> output.lines().forEach(line -> {}));
    reader.setDaemon(true);
    reader.start();
  }

  /** Opens an empty page of this size in pixels. */
  Tab open(int width, int height) {
    JsonNode target =
        send("", "Target.createTarget", JSON.createObjectNode().put("url", "about:blank"));
    ObjectNode attach = JSON.createObjectNode();
    attach.put("targetId", target.get("targetId").asText()).put("flatten", true);
    String session = send("", "Target.attachToTarget", attach).get("sessionId").asText();
    return new Tab(this, session, width, height);
  }

  JsonNode send(String session, String method, ObjectNode parameters) {
    int number = numbers.incrementAndGet();
    ObjectNode message = JSON.createObjectNode().put("id", number).put("method", method);
    message.set("params", parameters);
    if (!session.isEmpty()) {
      message.put("sessionId", session);
    }
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(number, answer);
    synchronized (socket) {
      socket.sendText(message.toString(), true).join();
    }
    try {
      return answer.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException(method + " failed", e);
    }
  }

  /** What a session reported so far, of one kind. */
  List<JsonNode> events(String session, String method) {
    return events.stream()
        .filter(event -> event.path("sessionId").asText().equals(session))
        .filter(event -> event.path("method").asText().equals(method))
        .map(event -> event.get("params"))
        .toList();
  }

  private final class Messages implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        receive(text.toString());
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }

  private void receive(String text) {
    try {
      JsonNode message = JSON.readTree(text);
      if (!message.has("id")) {
        events.add(message);
        return;
      }
      CompletableFuture<JsonNode> answer = waiting.remove(message.get("id").asInt());
      if (message.has("error")) {
        answer.completeExceptionally(new IllegalStateException(message.get("error").toString()));
      } else {
        answer.complete(message.get("result"));
      }
    } catch (IOException e) {
      throw new IllegalStateException("Chromium sent no JSON: " + text, e);
    }
  }

  @Override
  public void close() throws IOException {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    delete(profile);
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException | UncheckedIOException stillWriting) {
      // A dying browser may still write; the system's temporary folder takes care of the rest.
      folder.toFile().deleteOnExit();
    }
  }
}

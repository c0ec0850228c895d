package dev.wirebench.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/** One page in the browser. */
final class Tab {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Chromium browser;
  private final String session;

  Tab(Chromium browser, String session, int width, int height) {
    this.browser = browser;
    this.session = session;
    Stream.of("Page", "Runtime", "Log", "Network").forEach(domain -> send(domain + ".enable"));
    size(width, height);
  }

  private JsonNode send(String method) {
    return send(method, JSON.createObjectNode());
  }

  private JsonNode send(String method, ObjectNode parameters) {
    return browser.send(session, method, parameters);
  }

  void size(int width, int height) {
    ObjectNode metrics = JSON.createObjectNode();
    metrics.put("width", width).put("height", height).put("deviceScaleFactor", 1);
    metrics.put("mobile", false);
    send("Emulation.setDeviceMetricsOverride", metrics);
  }

  /** Media features, as in {@code prefers-color-scheme: dark}. */
  void prefer(String feature, String value) {
    ObjectNode media = JSON.createObjectNode();
    media.putArray("features").addObject().put("name", feature).put("value", value);
    send("Emulation.setEmulatedMedia", media);
  }

  /** Lays the page out as for paper, for a reader who prefers dark screens. */
  void print() {
    ObjectNode media = JSON.createObjectNode().put("media", "print");
    media.putArray("features").addObject().put("name", "prefers-color-scheme").put("value", "dark");
    send("Emulation.setEmulatedMedia", media);
  }

  /** Opens a report and waits until all its charts are drawn. */
  void open(Path file, String hash) {
    load(file, hash);
    settle();
  }

  /** Opens a page that need not draw anything. */
  void load(Path file, String hash) {
    send("Page.navigate", JSON.createObjectNode().put("url", file.toUri() + hash));
    waitFor("document.readyState === 'complete'");
  }

  /** Waits until the page has drawn what was last asked of it. */
  void settle() {
    waitFor("Boolean(document.documentElement.dataset.drawn)");
  }

  /** Runs a script that changes the page, and waits until it is drawn anew. */
  void act(String script) {
    evaluate("delete document.documentElement.dataset.drawn");
    evaluate(script);
    settle();
  }

  /** Waits until something is so in the page. */
  void waitFor(String condition) {
    long end = System.nanoTime() + Chromium.PATIENCE.toNanos();
    while (!evaluate(condition).asBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("In vain waited for " + condition + "; " + complaints());
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  JsonNode evaluate(String expression) {
    ObjectNode parameters = JSON.createObjectNode();
    parameters.put("expression", expression).put("returnByValue", true).put("awaitPromise", true);
    JsonNode answer = send("Runtime.evaluate", parameters);
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.get("exceptionDetails").toString());
    }
    return answer.get("result").path("value");
  }

  String text(String expression) {
    return evaluate(expression).asText();
  }

  void press(String key) {
    for (String type : List.of("keyDown", "keyUp")) {
      ObjectNode event = JSON.createObjectNode().put("type", type).put("key", key);
      // What the browser itself does for a key goes by its code.
      if (key.equals("Tab")) {
        event.put("windowsVirtualKeyCode", 9);
      } else if (key.equals(" ")) {
        event.put("windowsVirtualKeyCode", 32).put("code", "Space");
        if (type.equals("keyDown")) {
          event.put("text", " ");
        }
      }
      send("Input.dispatchKeyEvent", event);
    }
  }

  void point(double x, double y) {
    ObjectNode event = JSON.createObjectNode().put("type", "mouseMoved").put("x", x).put("y", y);
    send("Input.dispatchMouseEvent", event);
  }

  /** Errors and warnings of console and browser, uncaught exceptions, violations of the policy. */
  List<String> complaints() {
    return Stream.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
        .flatMap(method -> browser.events(session, method).stream())
        .map(JsonNode::toString)
        .toList();
  }

  /** Addresses that the page asked for. */
  List<String> requests() {
    return browser.events(session, "Network.requestWillBeSent").stream()
        .map(event -> event.get("request").get("url").asText())
        .toList();
  }

  /** The whole page as it would be seen when scrolled through. */
  void screenshot(Path file, boolean whole) throws IOException {
    ObjectNode parameters = JSON.createObjectNode().put("format", "png");
    parameters.put("captureBeyondViewport", whole);
    if (whole) {
      JsonNode size = send("Page.getLayoutMetrics").get("cssContentSize");
      ObjectNode clip = parameters.putObject("clip").put("x", 0).put("y", 0).put("scale", 1);
      clip.set("width", size.get("width"));
      clip.set("height", size.get("height"));
    }
    String data = send("Page.captureScreenshot", parameters).get("data").asText();
    Files.write(file, Base64.getDecoder().decode(data));
  }
}

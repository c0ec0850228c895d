package dev.wirebench.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scripts of charts and page, in the order in which they run. A new chart is one line here. */
public final class Scripts {
  /** The charts, in the order of the page. */
  public static final List<String> CHARTS =
      List.of(
          "ratio",
          "changes",
          "tradeoff",
          "cost",
          "resources",
          "sizes",
          "matrix",
          "forks",
          "slices",
          "latency",
          "threads");

  private static final List<String> MODEL =
      List.of(
          "model/text",
          "model/labels",
          "model/statistics",
          "model/model",
          "model/families",
          "model/words");

  /** The scripts that a scenario's decision takes in addition to the model. */
  private static final List<String> DECISION =
      List.of(
          "decision/options",
          "decision/compression",
          "decision/reasons",
          "decision/decision",
          "decision/flips",
          "decision/markdown",
          "decision/scenario",
          "decision/sentences",
          "decision/brief",
          "decision/service",
          "decision/record",
          "decision/usecase",
          "decision/decide");

  private static final List<String> TOOLS =
      List.of(
          "charts/style",
          "charts/scales",
          "charts/kit",
          "charts/placement",
          "charts/plots",
          "charts/explained");
  private static final List<String> VIEW =
      List.of(
          "view/dom",
          "view/dark",
          "view/link",
          "view/controls",
          "view/answer",
          "view/rows",
          "view/tip",
          "view/figures",
          "view/sections",
          "view/history",
          "view/jvms",
          "view/profiles",
          "view/besides",
          "view/scenario",
          "view/cores",
          "view/decide",
          "view/turns",
          "view/supplement",
          "view/page");

  /** The scripts that turn JMH's files into the page's data, in the page. */
  private static final List<String> READING =
      List.of(
          "drop/json",
          "drop/machines",
          "drop/jmh",
          "drop/verbs",
          "drop/tables",
          "drop/precision",
          "drop/foreign",
          "drop/doubts",
          "drop/data");

  private static final String WEBJAR = "org.webjars/echarts";

  private Scripts() {}

  /** Everything that needs no browser: from the page's data to a picture as text. */
  public static String pictures() {
    return sources(
        Stream.of(
                MODEL.stream(),
                TOOLS.stream(),
                CHARTS.stream().map(chart -> "charts/" + chart),
                Stream.of("charts/picture"))
            .flatMap(names -> names));
  }

  /** The scripts that turn the page's data and a scenario into a decision. */
  public static String decisions() {
    return sources(Stream.concat(MODEL.stream(), DECISION.stream()));
  }

  /** The scripts of a report's page apart from the pictures. */
  static String view() {
    return sources(
        Stream.of(DECISION.stream(), VIEW.stream(), Stream.of("view/begin")).flatMap(all -> all));
  }

  /** The scripts of a protocol's page apart from the pictures. */
  static String viewOfSheet() {
    return sources(
        Stream.of(
            "view/dom", "view/tip", "view/figures", "view/sections", "view/dark", "view/sheet"));
  }

  /** The scripts of the page for dropped files apart from the pictures. */
  static String viewOfFiles() {
    return sources(
        Stream.of(DECISION.stream(), VIEW.stream(), READING.stream(), Stream.of("drop/drop"))
            .flatMap(all -> all));
  }

  /** The scripts that turn JMH's files into the page's data, without a browser. */
  static String reading() {
    return sources(Stream.concat(MODEL.stream(), READING.stream()));
  }

  private static String sources(Stream<String> names) {
    return names.map(name -> resource(name + ".js")).collect(Collectors.joining("\n"));
  }

  /** A file of the page, beside this class. */
  public static String resource(String name) {
    return read(Scripts.class.getResourceAsStream(name), name);
  }

  /** Apache ECharts as one script. */
  public static String library() {
    return webjar("echarts.min.js");
  }

  static String libraryVersion() {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(absolute("/META-INF/maven/" + WEBJAR + "/pom.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }

  /** Notice and licences of Apache ECharts, which its archive lacks. */
  static String libraryLicence() {
    return resource("echarts-licence.txt").strip();
  }

  private static String webjar(String file) {
    return absolute("/META-INF/resources/webjars/echarts/" + libraryVersion() + "/" + file);
  }

  private static String absolute(String path) {
    return read(Scripts.class.getResourceAsStream(path), path);
  }

  private static String read(InputStream stream, String name) {
    if (stream == null) {
      throw new IllegalStateException(name + " is not on the class path");
    }
    try (stream) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

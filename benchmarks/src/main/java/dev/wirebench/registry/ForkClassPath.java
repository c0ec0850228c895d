package dev.wirebench.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/**
 * What a fork finds on its class path: the benchmarks, and of the libraries only those that its
 * codec needs. Others could be found there by the library under test and change what it does.
 *
 * <p>Which library needs which is the graph that Maven resolved; the build writes it to a resource.
 */
public final class ForkClassPath {
  private static final String JAR = ".jar";
  private static final String GRAPH = "/dev/wirebench/registry/dependencies.json";

  private static final String OURS = "dev.wirebench:";
  private static final String BENCHMARKS = OURS + "benchmarks";

  private static final String MODELS = OURS + "models";

  /** What every fork needs, whatever it measures, beside the models. */
  private static final List<String> BASE = List.of(BENCHMARKS, "org.openjdk.jmh:jmh-core");

  private final List<Path> entries;
  private final List<Path> plugins;
  private final Graph graph;

  private ForkClassPath(List<Path> entries, List<Path> plugins, Graph graph) {
    this.entries = entries;
    this.plugins = plugins;
    this.graph = graph;
  }

  /**
   * Which artifact needs which. Artifacts are named by group and id: of Jackson 2 and 3, both have
   * a {@code jackson-databind}.
   *
   * @param needs by artifact
   * @param byFile artifacts by the name of their jar, without its ending
   */
  private record Graph(Map<String, Set<String>> needs, Map<String, String> byFile) {

    /** As Maven resolved it. */
    static Graph read() {
      try (InputStream in = ForkClassPath.class.getResourceAsStream(GRAPH)) {
        Graph graph = new Graph(new HashMap<>(), new HashMap<>());
        graph.add(new ObjectMapper().readTree(in));
        // What this module as a whole depends on is every library.
        graph.needs.put(BENCHMARKS, Set.of());
        return graph;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private String add(JsonNode node) {
      String id = node.get("artifactId").asText();
      String artifact = node.get("groupId").asText() + ":" + id;
      String classifier = node.path("classifier").asText();
      String file = id + "-" + node.get("version").asText();
      byFile.put(classifier.isEmpty() ? file : file + "-" + classifier, artifact);
      Set<String> needed = needs.computeIfAbsent(artifact, key -> new HashSet<>());
      for (JsonNode child : node.path("children")) {
        needed.add(add(child));
      }
      return artifact;
    }
  }

  /**
   * @param plugins jars with codecs from outside
   */
  public static ForkClassPath of(List<String> plugins) {
    return new ForkClassPath(entries(), plugins.stream().map(Path::of).toList(), Graph.read());
  }

  /** Everything: for listing the codecs, never for measuring. */
  String all() {
    return join(entries, plugins);
  }

  /**
   * For one codec and payload. A codec from outside gets all plug-ins, and those of our libraries
   * that it names.
   *
   * @param artifacts versions of the codec's own artifacts by their ids
   * @param external whether it comes from a plug-in
   * @param libraries what the payload's own classes need, each with its group
   */
  public String of(Map<String, String> artifacts, boolean external, List<String> libraries) {
    Set<String> needed = closure(artifacts, libraries);
    List<Path> kept = entries.stream().filter(entry -> isNeeded(entry, needed)).toList();
    return join(kept, external ? plugins : List.of());
  }

  /**
   * The jars that a codec adds to those of every fork, its own first artifact's among them.
   *
   * @param artifacts versions of the codec's own artifacts by their ids
   */
  List<Path> libraries(Map<String, String> artifacts) {
    Set<String> added = closure(artifacts, List.of());
    added.removeAll(closure(Map.of(), List.of()));
    return entries.stream()
        .filter(entry -> artifact(entry).filter(added::contains).isPresent())
        .toList();
  }

  /** What is not of the graph is not a library under test: folders of classes, and ours. */
  private boolean isNeeded(Path entry, Set<String> needed) {
    return artifact(entry).map(needed::contains).orElse(true);
  }

  /** The artifact of the graph whose jar this is. */
  private Optional<String> artifact(Path entry) {
    String file = String.valueOf(entry.getFileName());
    return file.endsWith(JAR)
        ? Optional.ofNullable(graph.byFile().get(file.substring(0, file.length() - JAR.length())))
        : Optional.empty();
  }

  /**
   * The artifacts, what every fork needs, and whatever these need in turn.
   *
   * @param artifacts versions by id, as in the names of the jars
   * @param libraries more of them, each with its group
   * @return each with its group, as in {@code com.google.code.gson:gson}
   */
  Set<String> closure(Map<String, String> artifacts, List<String> libraries) {
    Set<String> closure = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(BASE);
    // Those of all flavours: they bring no library.
    graph.needs().keySet().stream().filter(id -> id.startsWith(MODELS)).forEach(open::add);
    open.addAll(libraries);
    artifacts.forEach(
        (id, version) ->
            Optional.ofNullable(graph.byFile().get(id + "-" + version)).ifPresent(open::add));
    while (!open.isEmpty()) {
      String next = open.remove();
      if (closure.add(next)) {
        open.addAll(graph.needs().getOrDefault(next, Set.of()));
      }
    }
    return closure;
  }

  private static String join(List<Path> entries, List<Path> more) {
    List<String> all = new ArrayList<>();
    entries.forEach(entry -> all.add(entry.toString()));
    more.forEach(entry -> all.add(entry.toString()));
    return String.join(File.pathSeparator, all);
  }

  /** The class path of this JVM; that of {@code java -jar} is in the jar's manifest. */
  public static List<Path> entries() {
    List<Path> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      entries.add(Path.of(entry).toAbsolutePath());
    }
    // Without the launcher itself, whose manifest would bring all libraries back into a fork.
    return entries.size() == 1 ? manifestClassPath(entries.get(0)).orElse(entries) : entries;
  }

  private static Optional<List<Path>> manifestClassPath(Path launcher) {
    try (JarFile jar = new JarFile(launcher.toFile())) {
      return Optional.ofNullable(jar.getManifest())
          .map(manifest -> manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH))
          .map(
              value ->
                  Arrays.stream(value.split(" "))
                      .map(entry -> launcher.resolveSibling(entry).normalize())
                      .toList());
    } catch (IOException notJar) {
      return Optional.empty();
    }
  }
}

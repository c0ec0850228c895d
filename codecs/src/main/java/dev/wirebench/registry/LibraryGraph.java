package dev.wirebench.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The libraries that each library needs, as Maven resolved them; the build writes the graph to a
 * resource. Artifacts are named by group and id, as in {@code com.google.code.gson:gson}: Jackson 2
 * and 3 both have a {@code jackson-databind}.
 *
 * @param needs by artifact
 * @param jars the names of their files, by artifact
 */
record LibraryGraph(Map<String, Set<String>> needs, Map<String, String> jars) {
  private static final String RESOURCE = "/dev/wirebench/registry/dependencies.json";
  private static final String OURS = "dev.wirebench:";
  private static final String CODECS = OURS + "codecs";

  static LibraryGraph read() {
    try (InputStream in = LibraryGraph.class.getResourceAsStream(RESOURCE)) {
      LibraryGraph graph = new LibraryGraph(new HashMap<>(), new HashMap<>());
      graph.add(new ObjectMapper().readTree(in));
      // What this module as a whole depends on is every library.
      graph.needs.put(CODECS, Set.of());
      graph.jars.keySet().removeIf(LibraryGraph::isOurs);
      return graph;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Level by level: of several versions, Maven takes the one that is nearest to the root. */
  private void add(JsonNode root) {
    Deque<JsonNode> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      JsonNode node = open.remove();
      jars.putIfAbsent(artifact(node), jar(node));
      Set<String> needed = needs.computeIfAbsent(artifact(node), key -> new HashSet<>());
      for (JsonNode child : node.path("children")) {
        needed.add(artifact(child));
        open.add(child);
      }
    }
  }

  private static String artifact(JsonNode node) {
    return node.get("groupId").asText() + ":" + node.get("artifactId").asText();
  }

  private static String jar(JsonNode node) {
    String name = node.get("artifactId").asText() + "-" + node.get("version").asText();
    String classifier = node.path("classifier").asText();
    return (classifier.isEmpty() ? name : name + "-" + classifier) + ".jar";
  }

  private static boolean isOurs(String artifact) {
    return artifact.startsWith(OURS);
  }

  /** The artifact of a version, which codecs name without its group. */
  Optional<String> artifact(String id, String version) {
    String jar = id + "-" + version + ".jar";
    return jars.entrySet().stream()
        .filter(entry -> entry.getValue().equals(jar))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * The artifacts, what the models need, and whatever these need in turn.
   *
   * @param artifacts versions by id, as in the names of the jars
   * @param libraries more of them, each with its group
   */
  Set<String> closure(Map<String, String> artifacts, Collection<String> libraries) {
    Set<String> closure = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(libraries);
    needs.keySet().stream().filter(LibraryGraph::isOurs).forEach(open::add);
    artifacts.forEach((id, version) -> artifact(id, version).ifPresent(open::add));
    while (!open.isEmpty()) {
      String next = open.remove();
      if (closure.add(next)) {
        open.addAll(needs.getOrDefault(next, Set.of()));
      }
    }
    return closure;
  }
}

package dev.wirebench.registry;

import dev.wirebench.base.BadInput;
import dev.wirebench.models.PayloadFiles;
import dev.wirebench.models.PayloadJars;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of a JVM that holds one codec: our own classes, and only those libraries that the
 * codec needs. The library under test could find others there, and they could change what it does.
 *
 * <p>The libraries lie in a folder {@code codecs} beside the classes of this module, whether these
 * are in a jar or not, and are on the class path of no other JVM.
 */
public final class CodecClassPath {
  private static final String FOLDER = "codecs";

  /**
   * Signs of no entry of a class path: the one between entries, and those beyond 16 bits, such as
   * emojis, behind which the class loaders of JDK 17 to 25 find nothing.
   */
  private static final Pattern IMPOSSIBLE =
      Pattern.compile(Pattern.quote(File.pathSeparator) + "|[\\x{10000}-\\x{10FFFF}]");

  /** An entry of a class path that has one of these is ours, and every codec may need it. */
  private static final List<String> OUR_PACKAGES =
      Stream.of("base", "codec", "models", "proto", "registry")
          .map(name -> "dev/wirebench/" + name)
          .toList();

  private final List<Path> common;
  private final List<Path> plugins;
  private final Users users;
  private final LibraryGraph graph;
  private final Map<String, Release> releases;

  private CodecClassPath(
      List<Path> common,
      List<Path> plugins,
      Users users,
      LibraryGraph graph,
      Map<String, Release> releases) {
    this.common = common;
    this.plugins = plugins;
    this.users = users;
    this.graph = graph;
    this.releases = releases;
  }

  /** The entries that a user's own classes need, before and after the libraries of the suite. */
  private record Users(List<Path> first, List<Path> last) {
    static Users of(List<Path> payloadJars) {
      return new Users(
          entries(payloadJars, PayloadFiles.CLASS_PATH_FIRST),
          entries(payloadJars, PayloadFiles.CLASS_PATH_LAST));
    }

    private static List<Path> entries(List<Path> jars, String file) {
      return jars.stream()
          .flatMap(jar -> PayloadJars.lines(jar, file).stream())
          .map(Path::of)
          .toList();
    }
  }

  /**
   * @param plugins jars with codecs from outside, and with payloads, which are for every codec
   */
  public static CodecClassPath of(List<String> plugins) {
    Map<Boolean, List<Path>> byPayload =
        plugins.stream()
            .map(Path::of)
            .collect(Collectors.partitioningBy(jar -> !PayloadJars.ids(jar).isEmpty()));
    return new CodecClassPath(
        Stream.concat(
                entries().stream().filter(CodecClassPath::isOurs), byPayload.get(true).stream())
            .toList(),
        byPayload.get(false),
        Users.of(byPayload.get(true)),
        LibraryGraph.read(),
        Map.of());
  }

  /** A class path for JVMs that need these files, too, whichever codec they hold. */
  public CodecClassPath with(List<Path> more) {
    return new CodecClassPath(
        Stream.concat(more.stream(), common.stream()).distinct().toList(),
        plugins,
        users,
        graph,
        releases);
  }

  /** A class path that knows the configurations of other releases. */
  public CodecClassPath withReleases(List<Release> known) {
    return new CodecClassPath(
        common,
        plugins,
        users,
        graph,
        known.stream().collect(Collectors.toMap(Release::name, release -> release)));
  }

  /** Everything: for listing the codecs, and for people who call JMH themselves. */
  public String all() {
    return join(common, libraries(graph.jars().keySet()), plugins);
  }

  /**
   * The class path of one codec and payload. A codec from outside gets all plug-ins, and those of
   * our libraries that it names.
   *
   * @param libraries what the payload's own classes need, each with its group
   */
  public String of(CodecFacts codec, List<String> libraries) {
    Release release = releases.get(codec.id());
    if (release != null) {
      return of(release, codec, libraries);
    }
    return join(
        common,
        libraries(graph.closure(codec.artifacts(), libraries)),
        codec.external() ? plugins : List.of());
  }

  /**
   * The class path of a release: what the models and the payload need, and the release's jars
   * instead of the library's.
   */
  private String of(Release release, CodecFacts codec, List<String> libraries) {
    Set<String> released =
        release.jars().stream().map(Release.Jar::artifact).collect(Collectors.toSet());
    Set<String> others = graph.closure(Map.of(), libraries);
    others.removeAll(released);
    Stream<Path> own = release.jars().stream().map(jar -> Path.of(jar.file()));
    return join(
        common,
        Stream.concat(own, libraries(others).stream()).toList(),
        codec.external()
            ? plugins.stream().filter(jar -> !released.contains(PluginArtifact.of(jar))).toList()
            : List.of());
  }

  /**
   * The jars of libraries on a codec's class path, by their artifacts. A release in the codec's
   * name changes nothing here. A codec from outside has all plug-ins among them, but for those of
   * an artifact that comes before them on its class path.
   */
  public Map<String, Path> jars(CodecFacts codec) {
    Map<String, Path> jars = new TreeMap<>();
    Path folder = folder();
    for (String artifact : graph.closure(codec.artifacts(), List.of())) {
      if (graph.jars().containsKey(artifact)) {
        jars.put(artifact, folder.resolve(graph.jars().get(artifact)));
      }
    }
    if (codec.external()) {
      plugins.forEach(jar -> jars.putIfAbsent(PluginArtifact.of(jar), jar));
    }
    return jars;
  }

  /** The artifacts that models need, whatever the codec is. */
  public Set<String> ofModels() {
    return graph.closure(Map.of(), List.of());
  }

  /**
   * The artifacts that a codec names, with group and id, in its order.
   *
   * @return without those of plug-ins that do not say their group
   */
  public List<String> named(CodecFacts codec) {
    Set<String> ofPlugins =
        codec.external()
            ? plugins.stream().map(PluginArtifact::of).collect(Collectors.toSet())
            : Set.of();
    List<String> named = new ArrayList<>();
    codec
        .artifacts()
        .forEach(
            (id, version) ->
                graph
                    .artifact(id, version)
                    .or(() -> ofPlugins.stream().filter(a -> a.endsWith(":" + id)).findFirst())
                    .ifPresent(named::add));
    return named;
  }

  /**
   * The class path of several of our own codecs in one JVM, which then find each other's libraries
   * there.
   *
   * @param libraries what the payloads' own classes need, each with its group
   */
  public List<Path> of(List<CodecFacts> codecs, List<String> libraries) {
    Map<String, String> artifacts = new HashMap<>();
    codecs.forEach(codec -> artifacts.putAll(codec.artifacts()));
    return Stream.concat(common.stream(), libraries(graph.closure(artifacts, libraries)).stream())
        .toList();
  }

  /** The class path without any library but those that the models need. */
  public String withoutCodec() {
    return join(common, libraries(graph.closure(Map.of(), List.of())), List.of());
  }

  /** The jars that a codec brings: those of its artifacts, and of whatever these need in turn. */
  List<Path> libraries(CodecFacts codec) {
    if (releases.containsKey(codec.id())) {
      return releases.get(codec.id()).jars().stream().map(jar -> Path.of(jar.file())).toList();
    }
    Set<String> added = graph.closure(codec.artifacts(), List.of());
    added.removeAll(graph.closure(Map.of(), List.of()));
    return libraries(added);
  }

  /** The jars of all libraries. */
  public List<Path> libraries() {
    return libraries(graph.jars().keySet());
  }

  private List<Path> libraries(Set<String> artifacts) {
    Path folder = folder();
    return artifacts.stream()
        .filter(graph.jars()::containsKey)
        .map(artifact -> folder.resolve(graph.jars().get(artifact)))
        .sorted()
        .toList();
  }

  private static Path folder() {
    Path folder = location(CodecClassPath.class).resolveSibling(FOLDER);
    if (!Files.isDirectory(folder)) {
      throw new BadInput(
          "The libraries under test are not in '"
              + folder
              + "': build them with mvn package -Dmaven.test.skip=true.",
          null);
    }
    return folder;
  }

  /** The jar or folder that a class was loaded from. */
  public static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isOurs(Path entry) {
    try {
      if (Files.isDirectory(entry)) {
        return OUR_PACKAGES.stream().anyMatch(name -> Files.isDirectory(entry.resolve(name)));
      }
      if (!Files.isRegularFile(entry)) {
        return false;
      }
      try (JarFile jar = new JarFile(entry.toFile())) {
        return OUR_PACKAGES.stream().anyMatch(name -> jar.getEntry(name + "/") != null);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("'" + entry + "' cannot be read", e);
    }
  }

  private String join(List<Path> ours, List<Path> libraries, List<Path> more) {
    return Stream.of(users.first(), ours, libraries, more, users.last())
        .flatMap(List::stream)
        .map(CodecClassPath::entry)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * @throws BadInput if a class path cannot hold it: libraries would seem to be incomplete
   */
  private static String entry(Path path) {
    String entry = path.toString();
    Matcher sign = IMPOSSIBLE.matcher(entry);
    if (sign.find()) {
      throw new BadInput(
          "'"
              + entry
              + "' cannot be on a class path, since it has the sign '"
              + sign.group()
              + "': use another folder (XDG_CACHE_HOME names that of copies).",
          null);
    }
    return entry;
  }

  /** The class path of this JVM; that of {@code java -jar} is in the jar's manifest. */
  public static List<Path> entries() {
    List<Path> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      entries.add(Path.of(entry).toAbsolutePath());
    }
    // The launcher itself is left out: its manifest would bring back what a fork must not have.
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

package dev.wirebench.registry;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.IncompleteTraits;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The traits of all codecs, read in a JVM of its own: what a library prints or does when it is
 * loaded does not reach the commands.
 *
 * @param all what could be read, ordered by id
 * @param broken why other codecs could not be made, by simple name of their class
 */
public record CodecRegistry(List<CodecFacts> all, Map<String, String> broken)
    implements Serializable {
  /**
   * Every command waits for this JVM, in which nothing is measured: these flags start it soonest.
   */
  private static final List<String> QUICK_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms64m", "-Xmx512m");

  /**
   * Reads the registry; without plug-ins, of which somebody may be the author, it takes what an
   * earlier command has read from the same files.
   *
   * @param plugins jars with codecs from outside
   * @throws BadInput if a plug-in cannot be read
   */
  public static CodecRegistry read(List<String> plugins) {
    String classPath = CodecClassPath.of(plugins).all();
    Optional<KeptRegistry> kept =
        plugins.isEmpty() ? KeptRegistry.of(UserCache.folder(), classPath) : Optional.empty();
    return kept.flatMap(KeptRegistry::read)
        .orElseGet(
            () -> {
              CodecRegistry read = read(classPath, plugins);
              kept.ifPresent(place -> place.keep(read));
              return read;
            });
  }

  private static CodecRegistry read(String classPath, List<String> plugins) {
    try {
      return (CodecRegistry)
          ChildJvm.call(
              JvmLauncher.current(QUICK_START), classPath, CodecRegistry.class, List.of());
    } catch (ChildJvm.Failed e) {
      throw new BadInput(
          "The codecs cannot be listed ("
              + e.getMessage()
              + ")"
              + (plugins.isEmpty() ? "." : ": correct the jars that --plugin names."),
          e);
    }
  }

  /**
   * A registry that also has configurations of other releases. Each is like its codec, but for its
   * versions.
   */
  public CodecRegistry with(List<Release> releases) {
    List<CodecFacts> more = new ArrayList<>(all);
    for (Release release : releases) {
      find(release.codec()).map(release::of).ifPresent(more::add);
    }
    return new CodecRegistry(List.copyOf(more), broken);
  }

  /** The ids of all codecs that could be made. */
  public List<String> ids() {
    return all.stream().map(CodecFacts::id).toList();
  }

  /**
   * Replaces a group by its codecs: {@code all-codecs}, {@code json-codecs}, {@code binary-codecs}.
   * Other names stay as they are.
   */
  public List<String> expand(List<String> names) {
    return names.stream().flatMap(this::group).distinct().toList();
  }

  private Stream<String> group(String name) {
    return switch (name) {
      case "all-codecs" -> all.stream().map(CodecFacts::id);
      case "json-codecs" -> all.stream().filter(CodecFacts::isJson).map(CodecFacts::id);
      case "binary-codecs" ->
          all.stream().filter(codec -> !codec.readers().humanReadable()).map(CodecFacts::id);
      default -> Stream.of(name);
    };
  }

  public Optional<CodecFacts> find(String id) {
    return all.stream().filter(codec -> codec.id().equals(id)).findFirst();
  }

  /** The reason why a codec has no traits. */
  public Optional<String> whyBroken(String id) {
    return Optional.ofNullable(broken.get(Codecs.className(id)));
  }

  /**
   * @param args the file to write
   */
  public static void main(String[] args) throws Exception {
    // Before anything of a codec is loaded.
    try (ChildResults results = ChildResults.open(args[0])) {
      results.write(ofClassPath());
    }
  }

  private static CodecRegistry ofClassPath() {
    List<CodecFacts> infos = new ArrayList<>();
    Map<String, String> broken = new TreeMap<>();
    for (String name : Codecs.names()) {
      try {
        add(Codecs.type(name), infos, broken);
      } catch (LinkageError e) {
        broken.put(name, PluginFault.ofUnloaded(name, e).orElseGet(rootCause(e)::toString));
      }
    }
    infos.sort(Comparator.comparing(CodecFacts::id));
    return new CodecRegistry(infos, broken);
  }

  private static void add(Class<?> type, List<CodecFacts> infos, Map<String, String> broken) {
    try {
      Optional<String> otherVersion = PluginFault.ofVersion(type);
      if (otherVersion.isPresent()) {
        broken.put(type.getSimpleName(), otherVersion.get());
        return;
      }
      Codec codec = Codecs.instantiate(type);
      infos.add(CodecFacts.of(codec.traits(), PluginFault.isExternal(type)));
    } catch (IncompleteTraits e) {
      broken.put(type.getSimpleName(), e.getMessage());
    } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
      broken.put(type.getSimpleName(), PluginFault.of(type, e).orElseGet(rootCause(e)::toString));
    }
  }

  private static Throwable rootCause(Throwable thrown) {
    return thrown.getCause() == null ? thrown : rootCause(thrown.getCause());
  }
}

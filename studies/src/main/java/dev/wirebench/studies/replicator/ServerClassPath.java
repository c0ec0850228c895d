package dev.wirebench.studies.replicator;

import dev.wirebench.base.BadInput;
import dev.wirebench.load.ServerJars;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of a server's JVM: this module's jar, what servers run on, and the codecs that it
 * holds with all their libraries. Of a library that both need, it is the version that is measured.
 */
final class ServerClassPath {
  /** {@code kotlin-stdlib-2.4.10.jar}: the name ends where a number begins. */
  private static final Pattern JAR = Pattern.compile("(.+?)-\\d.*\\.jar");

  private ServerClassPath() {}

  /**
   * @param payloads ids
   * @throws BadInput if there are no servers beside this program
   */
  static String of(List<CodecFacts> codecs, List<String> payloads) {
    List<String> libraries =
        payloads.stream().flatMap(id -> Payload.libraries(id).stream()).distinct().toList();
    return join(servers(), CodecClassPath.of(List.of()).of(codecs, libraries));
  }

  static String join(List<Path> servers, List<Path> codecs) {
    Set<String> measured =
        codecs.stream().map(ServerClassPath::artifact).collect(Collectors.toSet());
    return Stream.concat(
            codecs.stream(), servers.stream().filter(jar -> !measured.contains(artifact(jar))))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String artifact(Path jar) {
    String name = jar.getFileName().toString();
    Matcher versioned = JAR.matcher(name);
    return versioned.matches() ? versioned.group(1) : name;
  }

  /** The servers of this module stand in its own jar. */
  private static List<Path> servers() {
    return Stream.concat(
            ServerJars.all().stream(), Stream.of(CodecClassPath.location(ServerClassPath.class)))
        .toList();
  }
}

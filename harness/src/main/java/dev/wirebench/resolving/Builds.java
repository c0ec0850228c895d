package dev.wirebench.resolving;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.Release;
import dev.wirebench.registry.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/**
 * Builds of one's own. A jar takes the place of the one on the codec's class path with which it has
 * most classes in common; what it needs besides is what that one needs.
 *
 * <p>What is measured is a copy in the user's folder for what can be made again, in a folder named
 * after its content: whoever builds anew while a run lasts changes no fork of it.
 */
final class Builds {
  private static final String FOLDER = "builds";
  private static final String JAR = ".jar";
  private static final int SHORT = 12;

  /** The longest name of a copy: file systems take some 250 bytes. */
  private static final int MOST_CHARACTERS = 100;

  private final CodecClassPath classPath;

  Builds(CodecClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * @param name of the row
   * @throws BadInput if a jar is missing or damaged, or none has classes of the codec's library
   */
  Release release(ReleaseRequest asked, String name, CodecFacts codec) {
    Map<String, Path> usual = classPath.jars(codec);
    Map<String, Set<String>> classes = new TreeMap<>();
    usual.forEach((artifact, jar) -> classes.put(artifact, classes(jar)));
    Map<String, Release.Jar> jars = new LinkedHashMap<>();
    for (Path jar : asked.jars()) {
      Set<String> own = read(asked, jar);
      String artifact =
          mostInCommon(own, classes).orElse(jar.toAbsolutePath().normalize().toString());
      jars.put(artifact, copy(asked, jar, artifact, id(artifact, usual, codec)));
    }
    requireLibrary(asked, jars.keySet(), codec, usual);
    Set<String> ofModels = classPath.ofModels();
    usual.forEach(
        (artifact, jar) -> {
          // What is from outside is on the class path of each of its codecs anyway.
          if (isOurs(artifact, codec, jar) && !ofModels.contains(artifact)) {
            jars.computeIfAbsent(artifact, key -> asIs(key, jar));
          }
        });
    return new Release(name, new ArrayList<>(jars.values()));
  }

  private boolean isOurs(String artifact, CodecFacts codec, Path jar) {
    return !codec.external() || classPath.libraries().contains(jar);
  }

  private static Release.Jar asIs(String artifact, Path jar) {
    String id = artifact.substring(artifact.indexOf(':') + 1);
    String file = jar.getFileName().toString();
    return new Release.Jar(
        artifact,
        file.substring(id.length() + 1, file.length() - JAR.length()),
        jar.toString(),
        Digests.sha256(jar));
  }

  /** One of the jars must be the library, and not only something that it needs. */
  private void requireLibrary(
      ReleaseRequest asked, Set<String> replaced, CodecFacts codec, Map<String, Path> usual) {
    Set<String> groups =
        classPath.named(codec).stream().map(Builds::group).collect(Collectors.toSet());
    boolean isLibrary =
        replaced.stream()
            .filter(usual::containsKey)
            .anyMatch(
                artifact ->
                    groups.contains(group(artifact))
                        || !isOurs(artifact, codec, usual.get(artifact)));
    if (!isLibrary) {
      String main = codec.artifacts().keySet().stream().findFirst().orElse("its library");
      throw new BadInput(
          "'"
              + asked.release()
              + "' has no class of "
              + main
              + " "
              + codec.version()
              + ": name a jar of that library behind "
              + asked.codec()
              + "@.");
    }
  }

  /** The part of an artifact's name before its id; empty for a jar that nobody has named. */
  static String group(String artifact) {
    return artifact.substring(0, Math.max(0, artifact.indexOf(':')));
  }

  private static Set<String> read(ReleaseRequest asked, Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new BadInput("There is no jar '" + jar + "': correct " + asked.text() + ".");
    }
    try {
      return classNames(jar);
    } catch (IOException e) {
      throw new BadInput(
          "'" + jar + "' is no jar (" + e.getMessage() + "): correct " + asked.text() + ".", e);
    }
  }

  private static Set<String> classes(Path jar) {
    try {
      return classNames(jar);
    } catch (IOException e) {
      throw new BadInput("'" + jar + "' cannot be read (" + e.getMessage() + ").", e);
    }
  }

  private static Set<String> classNames(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
          .collect(Collectors.toSet());
    }
  }

  private static Optional<String> mostInCommon(Set<String> own, Map<String, Set<String>> classes) {
    String found = null;
    int most = 0;
    for (Map.Entry<String, Set<String>> one : classes.entrySet()) {
      Set<String> common = new HashSet<>(one.getValue());
      common.retainAll(own);
      if (common.size() > most) {
        most = common.size();
        found = one.getKey();
      }
    }
    return Optional.ofNullable(found);
  }

  /** Its Maven id, which a codec expects the names of its library's jars to begin with. */
  private static String id(String artifact, Map<String, Path> usual, CodecFacts codec) {
    if (artifact.indexOf(':') >= 0 && usual.containsKey(artifact)) {
      return artifact.substring(artifact.indexOf(':') + 1);
    }
    String file = Path.of(artifact).getFileName().toString();
    return codec.artifacts().keySet().stream()
        .filter(id -> usual.containsKey(artifact) && file.startsWith(id + "-"))
        .findFirst()
        .orElse("jar");
  }

  /** The name of the jar, as any file system and class path takes it. */
  private static String version(Path jar) {
    String name = ReleaseRequest.safe(jar.getFileName().toString().replaceFirst("\\.jar$", ""));
    return name.substring(0, Math.min(name.length(), MOST_CHARACTERS));
  }

  private static Release.Jar copy(ReleaseRequest asked, Path jar, String artifact, String id) {
    String version = version(jar);
    String sha256 = Digests.sha256(jar);
    Path folder = UserCache.folder().resolve(FOLDER).resolve(sha256.substring(0, SHORT));
    Path copy = folder.resolve(id + "-" + version + JAR).toAbsolutePath();
    try {
      if (!Files.isRegularFile(copy) || !Digests.sha256(copy).equals(sha256)) {
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, id, ".part");
        Files.copy(jar, part, StandardCopyOption.REPLACE_EXISTING);
        Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new BadInput(
          "'" + jar + "' cannot be copied to '" + folder + "' (" + e + "): make room there.", e);
    }
    return new Release.Jar(artifact, version, copy.toString(), sha256);
  }
}

package dev.wirebench.resolving;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Codecs;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.Release;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Finds what stands behind {@code @} in the names of codecs. All that a codec names of its library
 * moves to the release together; what else it names stays as it is, and what these need is what
 * their POMs say.
 */
public final class Releases {
  private static final String SNAPSHOT = "-SNAPSHOT";

  private final CodecRegistry codecs;
  private final CodecClassPath classPath;
  private final boolean offline;
  private final Supplier<MavenSettings> settings;
  private Repositories repositories;

  /**
   * @param codecs the registry
   * @param offline whether only what the local repository has is taken
   */
  public Releases(CodecRegistry codecs, CodecClassPath classPath, boolean offline) {
    this(codecs, classPath, offline, MavenSettings::read);
  }

  /** Finds releases with other settings, which are read when they are needed. */
  Releases(
      CodecRegistry codecs,
      CodecClassPath classPath,
      boolean offline,
      Supplier<MavenSettings> settings) {
    this.settings = settings;
    this.codecs = codecs;
    this.classPath = classPath;
    this.offline = offline;
  }

  /**
   * Resolves names of codecs; those without a release are left out.
   *
   * @param names as the user wrote them, of codecs that there are
   * @return by name as it was written, the rows: several of a range, the oldest first
   * @throws BadInput with one sentence if one cannot be resolved
   */
  public Map<String, List<Release>> resolve(List<String> names) {
    List<ReleaseRequest> all =
        names.stream().distinct().filter(Codecs::isRelease).map(ReleaseRequest::of).toList();
    Map<String, Integer> uses = new HashMap<>();
    all.stream()
        .filter(ReleaseRequest::isBuild)
        .forEach(one -> uses.merge(one.shortName(), 1, (a, b) -> a + b));
    Set<String> taken = new HashSet<>();
    Map<String, List<Release>> resolved = new LinkedHashMap<>();
    for (ReleaseRequest asked : all) {
      CodecFacts codec = codecs.find(asked.codec()).orElseThrow();
      if (asked.isBuild()) {
        String name =
            free(uses.get(asked.shortName()) > 1 ? asked.longName() : asked.shortName(), taken);
        resolved.put(asked.text(), List.of(new Builds(classPath).release(asked, name, codec)));
      } else {
        resolved.put(asked.text(), released(asked, codec));
      }
    }
    return resolved;
  }

  /** Names of files may differ only in signs that the name of a row does not have. */
  private static String free(String name, Set<String> taken) {
    String free = name;
    for (int number = 2; !taken.add(free); number++) {
      free = ReleaseRequest.numbered(name, number);
    }
    return free;
  }

  /**
   * Joins names of codecs that commas have separated: a jar that exists may have one in its name.
   *
   * @param words as the user wrote them, split at commas
   */
  public static List<String> names(List<String> words) {
    return ReleaseRequest.join(words);
  }

  private List<Release> released(ReleaseRequest asked, CodecFacts codec) {
    List<String> named = classPath.named(codec);
    if (named.isEmpty()) {
      throw new BadInput(
          asked.text()
              + " is not resolved, since nobody knows what the library of "
              + codec.id()
              + " is called in Maven repositories: name a jar instead, as in "
              + codec.id()
              + "@path/to/my.jar.");
    }
    if (asked.release().endsWith(SNAPSHOT)) {
      throw new BadInput(
          asked.text()
              + " is a snapshot, which may be another one tomorrow: name its jar instead, as in "
              + codec.id()
              + "@path/to/my.jar.");
    }
    return versions(asked, named.get(0)).stream()
        .map(version -> release(asked, codec, named, version))
        .toList();
  }

  /** The one, or those of the range. */
  private List<String> versions(ReleaseRequest asked, String library) {
    if (!asked.isRange()) {
      return List.of(asked.release());
    }
    List<String> ends = asked.ends();
    List<String> all = repositories().versions(library);
    if (all.isEmpty()) {
      throw new BadInput(
          asked.text()
              + " is not resolved, since "
              + (repositories().isOffline()
                  ? "nobody has asked yet which versions of "
                      + library
                      + " there are: leave --offline out."
                  : repositories().places()
                      + " does not say which versions of "
                      + library
                      + " there are: look at the network and at Maven's settings."));
    }
    List<String> chosen = Versions.newestOfMinors(all, ends.get(0), ends.get(1));
    if (chosen.isEmpty()) {
      throw new BadInput(
          asked.text()
              + " holds no stable release of "
              + library
              + repositories().nearest(library, ends.get(0))
              + ": choose other ends.");
    }
    return chosen;
  }

  private Release release(
      ReleaseRequest asked, CodecFacts codec, List<String> named, String version) {
    String library = named.get(0);
    List<String> roots = new ArrayList<>();
    Set<String> groups = new TreeSet<>();
    for (String artifact : named) {
      String own = codec.artifacts().get(artifact.substring(artifact.indexOf(':') + 1));
      boolean moves = isOfLibrary(artifact, own, library, codec.version());
      roots.add(coordinates(artifact, own, moves ? version : number(own)));
      if (moves) {
        groups.add(Builds.group(artifact));
      }
    }
    Set<String> ofModels = classPath.ofModels();
    List<Release.Jar> jars =
        repositories().resolve(asked.text(), roots).stream()
            // An application's own choice goes before what a library declares.
            .filter(
                jar ->
                    groups.contains(Builds.group(jar.artifact()))
                        || !ofModels.contains(jar.artifact()))
            .toList();
    return new Release(codec.id() + "@" + version, jars);
  }

  /**
   * Says whether an artifact is released together with the one that names the codec's version.
   * Artifacts of the same group are. Those of the same family of groups are if they have one
   * version.
   */
  private static boolean isOfLibrary(
      String artifact, String own, String library, String libraryVersion) {
    return Builds.group(artifact).equals(Builds.group(library))
        || family(artifact).equals(family(library)) && own.equals(libraryVersion);
  }

  /** The first two names of its group: {@code com.fasterxml} of all of Jackson 2. */
  private static String family(String artifact) {
    return String.join(".", Stream.of(Builds.group(artifact).split("\\.")).limit(2).toList());
  }

  /** The version without the classifier that the name of the file has after it. */
  private static String number(String version) {
    return version.replaceFirst("-jdk\\d+$", "");
  }

  private static String coordinates(String artifact, String own, String version) {
    String number = number(own);
    return number.equals(own)
        ? artifact + ":" + version
        : artifact + ":jar:" + own.substring(number.length() + 1) + ":" + version;
  }

  private Repositories repositories() {
    if (repositories == null) {
      repositories = new Repositories(settings.get(), offline);
    }
    return repositories;
  }
}

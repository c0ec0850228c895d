package dev.wirebench.registry;

import dev.wirebench.codec.Codecs;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A codec with another release of its library, or with a build of one's own: a row by itself, named
 * {@code gson@2.8.9} or {@code gson@main.jar}.
 *
 * @param name of the row
 * @param jars what takes the place of the libraries that the build resolved, and what is needed
 *     besides
 */
public record Release(String name, List<Jar> jars) {
  public Release {
    jars = List.copyOf(jars);
  }

  /**
   * A file on the row's class path.
   *
   * @param artifact group and id, as in {@code com.google.code.gson:gson}; of a plug-in that does
   *     not say them, the path of the jar whose place it takes
   * @param file an absolute path
   * @param sha256 of its content, in hexadecimal digits
   */
  public record Jar(String artifact, String version, String file, String sha256) {
    String id() {
      return artifact.substring(artifact.indexOf(':') + 1);
    }
  }

  /** The id of the codec. */
  public String codec() {
    return Codecs.id(name);
  }

  /** The facts of the codec, with the versions of this configuration. */
  CodecFacts of(CodecFacts codec) {
    Map<String, String> versions = new LinkedHashMap<>(codec.artifacts());
    jars.forEach(jar -> versions.replace(jar.id(), jar.version()));
    return codec.as(name, versions);
  }
}

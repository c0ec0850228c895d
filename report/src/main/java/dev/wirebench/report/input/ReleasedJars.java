package dev.wirebench.report.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The jars of a codec that was measured with another release of its library than the build has.
 *
 * @param name the codec's name in tables, as in {@code gson@change.jar}
 */
public record ReleasedJars(String name, List<Jar> jars) {
  /**
   * One file of its class path.
   *
   * @param artifact group and id
   * @param version a release, or the name of a jar that the user gave
   * @param file its path on the machine that measured
   * @param sha256 of its content, in hexadecimal digits
   */
  public record Jar(String artifact, String version, String file, String sha256) {
    private static final int SHORT = 12;

    private String id() {
      return artifact.substring(artifact.indexOf(':') + 1);
    }

    private String versionAndDigest() {
      return sha256.length() < SHORT
          ? version
          : version + " (SHA-256 " + sha256.substring(0, SHORT) + "…)";
    }
  }

  /** Versions with the beginning of the content's digest, by the artifact's id. */
  public Map<String, String> versions() {
    Map<String, String> versions = new LinkedHashMap<>();
    jars.forEach(jar -> versions.put(jar.id(), jar.versionAndDigest()));
    return versions;
  }
}

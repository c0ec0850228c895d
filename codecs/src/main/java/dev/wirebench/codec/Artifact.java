package dev.wirebench.codec;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/**
 * A library's jar, found through one of its classes.
 *
 * @param name the Maven artifact id
 * @param jar the file that the class was loaded from
 */
public record Artifact(String name, Path jar) {

  /**
   * @param name the Maven artifact id
   * @param anchor any class of the jar
   * @throws IllegalStateException if the class was loaded from a jar of another name
   */
  public static Artifact of(String name, Class<?> anchor) {
    CodeSource source = anchor.getProtectionDomain().getCodeSource();
    try {
      Artifact artifact = new Artifact(name, Path.of(source.getLocation().toURI()));
      if (!artifact.fileName().startsWith(name + "-") || !artifact.fileName().endsWith(".jar")) {
        throw new IllegalStateException(anchor + " is not in " + name + " but in " + artifact.jar);
      }
      return artifact;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The version that the build resolved. It is read from the file's name, not typed in. */
  public String version() {
    String file = fileName();
    return file.substring(name.length() + 1, file.length() - ".jar".length());
  }

  private String fileName() {
    return jar.getFileName().toString();
  }
}

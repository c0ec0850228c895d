package dev.wirebench.codec;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.regex.Pattern;

/**
 * A library's jar, found through one of its classes.
 *
 * @param name the Maven artifact id
 * @param jar the file that the class was loaded from
 */
public record Artifact(String name, Path jar) {
  /** The beginning of a version, for instance {@code 2.15} or {@code r09}. */
  private static final Pattern VERSION = Pattern.compile("[a-zA-Z]?\\d");

  /**
   * @param name the Maven artifact id
   * @param anchor any class of the jar
   * @throws IllegalStateException if the class was loaded from a jar of another name
   */
  public static Artifact of(String name, Class<?> anchor) {
    CodeSource source = anchor.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IllegalStateException(anchor + " is not in " + name + " but in the JDK");
    }
    try {
      Artifact artifact = new Artifact(name, Path.of(source.getLocation().toURI()));
      if (!artifact.isNamedAsItsFile()) {
        throw new IllegalStateException(anchor + " is not in " + name + " but in " + artifact.jar);
      }
      return artifact;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Says whether a version follows the name in the file's. Without a digit, what follows would be
   * the rest of another name: {@code jackson-jr} is not {@code jackson-jr-objects-2.23.0.jar}.
   */
  private boolean isNamedAsItsFile() {
    String file = fileName();
    return file.startsWith(name + "-")
        && file.endsWith(".jar")
        && VERSION.matcher(file.substring(name.length() + 1)).lookingAt();
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

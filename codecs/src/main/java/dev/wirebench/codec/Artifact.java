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
  /** The rest of another artifact's name, with a version: {@code objects-2.23.0}. */
  private static final Pattern REST_OF_ANOTHER = Pattern.compile("([a-z]+-)+\\d+\\.\\d.*");

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
   * Says whether a version follows the name in the file's, or whatever a build of one's own has:
   * {@code jackson-jr} is not {@code jackson-jr-objects-2.23.0.jar}, but {@code gson} is {@code
   * gson-mine.jar}.
   */
  private boolean isNamedAsItsFile() {
    String file = fileName();
    return file.startsWith(name + "-")
        && file.endsWith(".jar")
        && !REST_OF_ANOTHER.matcher(file.substring(name.length() + 1)).matches();
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

package dev.wirebench.registry;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The name of a jar from outside in Maven, which writes that name into the jars that it makes. */
final class PluginArtifact {
  private static final String FOLDER = "META-INF/maven/";
  private static final String FILE = "/pom.properties";

  private PluginArtifact() {}

  /** Group and id; the path of a jar that does not say them, or says several. */
  static String of(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      var all =
          file.stream()
              .filter(entry -> entry.getName().startsWith(FOLDER))
              .filter(entry -> entry.getName().endsWith(FILE))
              .toList();
      return all.size() == 1 ? of(file, all.get(0)) : jar.toString();
    } catch (IOException unreadable) {
      return jar.toString();
    }
  }

  private static String of(JarFile file, JarEntry entry) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = file.getInputStream(entry)) {
      properties.load(in);
    }
    return properties.getProperty("groupId") + ":" + properties.getProperty("artifactId");
  }
}

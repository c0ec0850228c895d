package dev.wirebench.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Payloads from outside: jars that are not on the class path of this JVM. One that measures has
 * them there, and need not open them.
 */
public final class PayloadJars {
  private static volatile ClassLoader loader = PayloadJars.class.getClassLoader();

  private PayloadJars() {}

  /**
   * The ids of the payloads that a jar holds.
   *
   * @return empty if it holds none, or is no jar
   */
  public static List<String> ids(Path jar) {
    return lines(jar, PayloadFiles.IDS);
  }

  /**
   * The lines of a file in a jar.
   *
   * @return empty if it has none of that name, or is no jar
   */
  public static List<String> lines(Path jar, String name) {
    try (JarFile file = new JarFile(jar.toFile())) {
      ZipEntry entry = file.getEntry(name);
      if (entry == null) {
        return List.of();
      }
      try (InputStream in = file.getInputStream(entry)) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      }
    } catch (IOException noJar) {
      return List.of();
    }
  }

  /**
   * Opens jars: {@link Payload} then finds their payloads too, instead of those that were opened
   * before.
   *
   * @param jars of which those without payloads are passed over
   */
  public static void open(List<Path> jars) {
    URL[] urls =
        jars.stream()
            .filter(jar -> !ids(jar).isEmpty())
            .flatMap(PayloadJars::withClassPath)
            .map(PayloadJars::url)
            .toArray(URL[]::new);
    ClassLoader own = PayloadJars.class.getClassLoader();
    loader = urls.length == 0 ? own : new URLClassLoader(urls, own);
  }

  /** A class of a user's own is named by its payload. */
  private static Stream<Path> withClassPath(Path jar) {
    return Stream.of(
            Stream.of(jar.toString()),
            lines(jar, PayloadFiles.CLASS_PATH_FIRST).stream(),
            lines(jar, PayloadFiles.CLASS_PATH_LAST).stream())
        .flatMap(paths -> paths)
        .map(Path::of);
  }

  static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ClassLoader loader() {
    return loader;
  }
}

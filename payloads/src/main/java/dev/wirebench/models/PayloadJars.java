package dev.wirebench.models;

import java.io.Closeable;
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
  /** The property that names a jar of {@link Drawn} values, for JVMs that measure or check. */
  private static final String DRAWN = "wirebench.values";

  private static final String FLAG = "-D" + DRAWN + "=";

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

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ClassLoader loader() {
    return loader;
  }

  /**
   * Takes the drawn values that this JVM was told of. Whoever asks again gets those of the build.
   */
  static ClassLoader take() {
    String drawn = System.clearProperty(DRAWN);
    return drawn == null ? loader : new Drawn(Path.of(drawn), loader);
  }

  /** The flag by which a JVM takes drawn values. */
  public static String flag(Path drawn) {
    return FLAG + drawn.toAbsolutePath();
  }

  /** Says whether a JVM's flag is such a one: it names a place, and nothing that changes times. */
  public static boolean isFlag(String flag) {
    return flag.startsWith(FLAG);
  }

  /**
   * Puts drawn values before those that are there, in this JVM.
   *
   * @return what removes them again
   */
  public static Closeable prefer(Path drawn) {
    ClassLoader before = loader;
    Drawn preferred = new Drawn(drawn, before);
    loader = preferred;
    return () -> {
      loader = before;
      preferred.close();
    };
  }

  /** A jar whose files come before those of the same names elsewhere; it holds no classes. */
  private static final class Drawn extends URLClassLoader {
    Drawn(Path jar, ClassLoader others) {
      super(new URL[] {url(jar)}, others);
    }

    @Override
    public URL getResource(String name) {
      URL drawn = findResource(name);
      return drawn != null ? drawn : super.getResource(name);
    }
  }
}

package dev.wirebench.codec;

import dev.wirebench.models.Camel;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The registry of codecs: the classes of one package, ours and those of plug-ins. */
public final class Codecs {
  private static final String PACKAGE = "dev.wirebench.codecs";

  /** Between a codec's id and the release of its library that a row has. */
  private static final char RELEASE = '@';

  private static final String JAR = ".jar";

  private Codecs() {}

  /**
   * Loads one codec and none of the others.
   *
   * @param name its id, behind which a release of its library may stand
   * @throws IllegalArgumentException if there is no such codec
   * @throws IllegalStateException if the class path has another release than the name says
   */
  public static Codec load(String name) {
    try {
      Codec codec = instantiate(Class.forName(PACKAGE + "." + className(name)));
      requireRelease(name, codec);
      return codec;
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("no codec '" + name + "'", e);
    }
  }

  /** A row must not show what another release did. A build of one's own has no number to check. */
  private static void requireRelease(String name, Codec codec) {
    if (!isRelease(name) || name.endsWith(JAR)) {
      return;
    }
    String wanted = name.substring(name.indexOf(RELEASE) + 1);
    String found = codec.traits().version();
    // Behind a version, a file's name may have a classifier.
    if (!found.equals(wanted) && !found.startsWith(wanted + "-")) {
      throw new IllegalStateException(
          name + " is measured by 'run' alone: the class path has version " + found);
    }
  }

  /** The codec's id in the name of a row: {@code gson} in {@code gson@2.8.9}. */
  public static String id(String name) {
    return isRelease(name) ? name.substring(0, name.indexOf(RELEASE)) : name;
  }

  /**
   * Says whether a configuration has another release of its codec's library than the build
   * resolved.
   */
  public static boolean isRelease(String name) {
    return name.indexOf(RELEASE) >= 0;
  }

  /**
   * The simple name of a codec's class: {@code JacksonBlackbird} for {@code jackson-blackbird}, and
   * for {@code jackson-blackbird@2.18.0}.
   */
  public static String className(String name) {
    return Camel.of(id(name));
  }

  /** Loads all codecs, ordered by id. Not for a JVM that measures. */
  public static List<Codec> all() {
    return classes().stream()
        .map(Codecs::instantiate)
        .sorted(Comparator.comparing(codec -> codec.traits().id()))
        .toList();
  }

  /** Every top-level class of the package, from whatever entry of the class path. */
  public static List<Class<?>> classes() {
    return names().stream().<Class<?>>map(Codecs::type).toList();
  }

  /** The simple names of these classes, none of which is loaded. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      names.addAll(names(entry));
    }
    return names;
  }

  private static List<String> names(String entry) {
    Path path = Path.of(entry);
    try {
      if (Files.isDirectory(path)) {
        return names(path);
      }
      if (!Files.isRegularFile(path)) {
        return List.of();
      }
      try (FileSystem jar = FileSystems.newFileSystem(path, Map.of())) {
        return names(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("'" + entry + "' cannot be searched for codecs", e);
    }
  }

  private static List<String> names(Path root) throws IOException {
    Path folder = root.resolve(PACKAGE.replace('.', '/'));
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class") && !name.contains("$"))
          .filter(name -> !name.equals("package-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .toList();
    }
  }

  /**
   * One of these classes. It is not initialized: a library that fails when it is loaded must not
   * hide the others.
   */
  public static Class<?> type(String simpleName) {
    try {
      return Class.forName(PACKAGE + "." + simpleName, false, Codecs.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * @throws IllegalStateException if it is not a codec with a public no-argument constructor, or
   *     that throws
   */
  public static Codec instantiate(Class<?> type) {
    try {
      return (Codec) type.getConstructor().newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalStateException(type + " is not a codec with a no-argument constructor", e);
    }
  }
}

package dev.wirebench.machine;

import dev.wirebench.base.Digests;
import dev.wirebench.registry.CodecClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The libraries that a run is made of. */
public final class Libraries {
  private static final String HARNESS = "harness/";
  private static final int SHORT = 12;

  private Libraries() {}

  /** Names of this program's own class path, which stays as it is: digests are made once. */
  private static final class Own {
    static final List<String> NAMES =
        CodecClassPath.entries().stream().map(Libraries::ofHarness).toList();
  }

  /**
   * File names of the libraries under test, of our own jars and JMH, and behind {@value #HARNESS}
   * those of whatever else the harness runs on, which measures nothing. Ours carry no version that
   * tells two builds apart: behind their names, and those of plug-ins, stands a digest of their
   * content.
   *
   * @param plugins jars with codecs from outside
   */
  public static List<String> read(List<String> plugins) {
    Stream<String> measured =
        CodecClassPath.of(List.of()).libraries().stream().map(jar -> jar.getFileName().toString());
    Stream<String> external = plugins.stream().map(plugin -> withDigest(Path.of(plugin)));
    return Stream.of(Own.NAMES.stream(), measured, external)
        .flatMap(names -> names)
        .sorted()
        .toList();
  }

  private static String ofHarness(Path entry) {
    String name = entry.getFileName().toString();
    if (isOurs(entry)) {
      return named(entry, KeptDigests.sha256(entry));
    }
    return name.startsWith("jmh-core-") ? name : HARNESS + name;
  }

  private static boolean isOurs(Path entry) {
    String name = entry.getFileName().toString();
    return !name.endsWith(".jar")
        || name.matches(
            "(benchmarks|codecs|codegen|fork|harness|importer|models|payloads|proto|report|studies)-.*");
  }

  private static String withDigest(Path entry) {
    return named(entry, Digests.sha256(entry));
  }

  private static String named(Path entry, String sha256) {
    return entry.getFileName() + " sha256:" + sha256.substring(0, SHORT);
  }
}

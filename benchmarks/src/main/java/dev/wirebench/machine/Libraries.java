package dev.wirebench.machine;

import dev.wirebench.base.Digests;
import dev.wirebench.registry.CodecClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What a run is made of. */
public final class Libraries {
  private static final int SHORT = 12;

  private Libraries() {}

  /**
   * File names of the harness's jars and of those under test. Ours carry no version that tells two
   * builds apart: behind their names, and those of plug-ins, stands a digest of their content.
   *
   * @param plugins jars with codecs from outside
   */
  public static List<String> read(List<String> plugins) {
    Stream<String> own =
        Stream.concat(
                CodecClassPath.entries().stream(),
                CodecClassPath.of(List.of()).libraries().stream())
            .map(entry -> isOurs(entry) ? withDigest(entry) : entry.getFileName().toString());
    Stream<String> external = plugins.stream().map(plugin -> withDigest(Path.of(plugin)));
    return Stream.concat(own, external).distinct().sorted().toList();
  }

  private static boolean isOurs(Path entry) {
    String name = entry.getFileName().toString();
    return !name.endsWith(".jar") || name.matches("(benchmarks|codecs|models|proto|report)-.*");
  }

  private static String withDigest(Path entry) {
    return entry.getFileName() + " sha256:" + Digests.sha256(entry).substring(0, SHORT);
  }
}

package dev.wirebench.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The size of what a codec brings to an application's class path.
 *
 * @param jar bytes of its main artifact's jar; 0 if it is part of the JDK
 * @param all bytes of all its jars, with everything that they need in turn
 */
public record LibraryFootprint(long jar, long all) {

  /**
   * The footprints of all codecs, of jars that the build resolved or that {@code lib/} holds.
   *
   * @param plugins jars with codecs from outside
   * @return by the codec's id
   */
  public static Map<String, LibraryFootprint> of(CodecRegistry codecs, List<String> plugins) {
    CodecClassPath classPath = CodecClassPath.of(plugins);
    return codecs.all().stream()
        .collect(Collectors.toMap(CodecFacts::id, codec -> of(codec, classPath)));
  }

  /**
   * The footprint of one codec.
   *
   * @param classPath that knows the libraries
   */
  public static LibraryFootprint of(CodecFacts codec, CodecClassPath classPath) {
    List<Path> jars = classPath.libraries(codec);
    String main =
        codec.artifacts().entrySet().stream()
            .findFirst()
            .map(artifact -> artifact.getKey() + "-" + artifact.getValue() + ".jar")
            .orElse("");
    return new LibraryFootprint(
        bytes(jars.stream().filter(jar -> jar.getFileName().toString().equals(main)).toList()),
        bytes(jars));
  }

  private static long bytes(List<Path> jars) {
    return jars.stream().mapToLong(LibraryFootprint::bytes).sum();
  }

  private static long bytes(Path jar) {
    try {
      return Files.size(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

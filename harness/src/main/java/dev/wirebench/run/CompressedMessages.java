package dev.wirebench.run;

import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Compressing;
import dev.wirebench.fork.OutputDigest;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The sizes and the digest of a codec's compressed messages. They are computed once: they do not
 * vary.
 *
 * @param sizes in bytes, of each message that is measured; with a dictionary, of the first half
 * @param digest of what they are compressed to, see {@link OutputDigest}; null where a fork's JVM
 *     may compress otherwise than the harness's, whose sizes these are
 */
public record CompressedMessages(List<Integer> sizes, String digest) {

  /**
   * The compressed messages by each compression that operations ask for and that has no objection.
   *
   * @param messages what the codec wrote, of each value
   * @param jdk label of the JDK that forks run on
   */
  static Map<Compression, CompressedMessages> of(
      Collection<Operation> operations, List<byte[]> messages, String jdk) {
    TreeSet<Compression> compressions = new TreeSet<>();
    operations.forEach(operation -> operation.compression().ifPresent(compressions::add));
    Map<Compression, CompressedMessages> compressed = new LinkedHashMap<>();
    for (Compression compression : compressions) {
      compressed.put(compression, of(compression, messages, jdk));
    }
    return compressed;
  }

  private static CompressedMessages of(Compression compression, List<byte[]> messages, String jdk) {
    try (Compressing compressing = Compressing.of(compression, messages)) {
      List<byte[]> outputs = compressing.outputs();
      return new CompressedMessages(
          outputs.stream().map(output -> output.length).toList(),
          isTheSameIn(jdk, compression) ? OutputDigest.of(outputs) : null);
    }
  }

  /** A JDK may bring another zlib, or use the system's; zstd is the same jar in all JVMs. */
  private static boolean isTheSameIn(String jdk, Compression compression) {
    return switch (compression.program()) {
      case GZIP -> jdk.equals(System.getProperty("java.runtime.version"));
      case ZSTD -> true;
    };
  }
}

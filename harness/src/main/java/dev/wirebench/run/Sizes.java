package dev.wirebench.run;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.zip.GZIPOutputStream;

/**
 * Bytes on the wire, one number per value of the payload. Computed once: they do not vary.
 *
 * @param raw as the codec writes it
 * @param gzip by the JDK at its default level (6), header included
 * @param zstd at its default level (3), without dictionary
 */
public record Sizes(List<Integer> raw, List<Integer> gzip, List<Integer> zstd) {

  static Sizes of(List<byte[]> messages) {
    return new Sizes(
        each(messages, bytes -> bytes.length),
        each(messages, Sizes::gzip),
        each(messages, bytes -> Zstd.compress(bytes).length));
  }

  private static List<Integer> each(List<byte[]> messages, ToIntFunction<byte[]> size) {
    return messages.stream().map(size::applyAsInt).toList();
  }

  private static int gzip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.size();
  }
}

package dev.wirebench.fork;

import dev.wirebench.codec.Compression;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A compressor, ready, and the messages that it is measured with: what a codec wrote, of each of
 * the payload's values. Of those that a dictionary is trained on, none is measured: the one half of
 * the messages is for training, the other for measuring. Forks make it for themselves, and the
 * harness for the sizes; the same messages give the same.
 */
public record Compressing(Compressor compressor, List<byte[]> messages) implements AutoCloseable {
  /**
   * The mean length in bytes from which messages need no dictionary. They repeat enough in
   * themselves, and have too few values.
   */
  private static final int LONG = 16 * 1024;

  /** Below this, a dictionary knows the samples rather than what messages have in common. */
  private static final int FEWEST_SAMPLES = 32;

  /**
   * The reason why the messages are not compressed in that way; empty if they are.
   *
   * @param written what a codec wrote of each value
   */
  public static Optional<String> objection(Compression compression, List<byte[]> written) {
    if (!compression.hasDictionary()) {
      return Optional.empty();
    }
    double mean = written.stream().mapToInt(message -> message.length).average().orElse(0);
    if (mean >= LONG) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "a dictionary is for short messages, and these have %,.0f bytes on average, not below %,d",
              mean,
              LONG));
    }
    if (samples(written).size() < FEWEST_SAMPLES) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "a dictionary is trained on half of the values, and %d are fewer than %d",
              samples(written).size(),
              FEWEST_SAMPLES));
    }
    try {
      ZstdCompressor.train(samples(written), compression.level());
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of("no dictionary can be trained on these messages: " + e.getMessage());
    }
  }

  /**
   * @param written what a codec wrote of each value, to which nothing is objected
   */
  public static Compressing of(Compression compression, List<byte[]> written) {
    return new Compressing(compressor(compression, written), measured(compression, written));
  }

  private static Compressor compressor(Compression compression, List<byte[]> written) {
    int level = compression.level();
    return switch (compression.program()) {
      case GZIP -> new GzipCompressor(level);
      case ZSTD ->
          compression.hasDictionary()
              ? new ZstdCompressor(level, ZstdCompressor.train(samples(written), level))
              : new ZstdCompressor(level);
    };
  }

  private static List<byte[]> samples(List<byte[]> written) {
    return written.subList(half(written), written.size());
  }

  private static List<byte[]> measured(Compression compression, List<byte[]> written) {
    return compression.hasDictionary() ? written.subList(0, half(written)) : written;
  }

  /** Rounded up: of a single value nothing can be left to train on. */
  private static int half(List<byte[]> written) {
    return (written.size() + 1) / 2;
  }

  /**
   * The compressed form of each message.
   *
   * @throws IllegalStateException if a message does not come back as it was
   */
  public List<byte[]> outputs() {
    List<byte[]> outputs = new ArrayList<>();
    for (byte[] message : messages) {
      outputs.add(output(message));
    }
    return outputs;
  }

  private byte[] output(byte[] message) {
    try {
      byte[] compressed = compressor.compress(message);
      if (!Arrays.equals(message, compressor.decompress(compressed))) {
        throw new IllegalStateException(
            "wrong message: what was compressed does not come back as it was");
      }
      return compressed;
    } catch (IOException e) {
      throw new IllegalStateException("what was compressed cannot be read: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    compressor.close();
  }
}

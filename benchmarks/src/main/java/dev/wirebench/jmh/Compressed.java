package dev.wirebench.jmh;

import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Compressing;
import dev.wirebench.fork.Compressor;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Measures the way from what a codec wrote to fewer bytes, and back. An application pays that for a
 * compressed message in addition to what it pays the codec. The codec writes each of the payload's
 * values before the clock runs; operations take the next of these messages in turn.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Compressed {
  /** Messages of a codec, as it wrote them and compressed. */
  @State(Scope.Thread)
  public static class Bound {
    private Compressing compressing;
    private Compressor compressor;
    private byte[][] messages;
    private byte[][] compressed;
    private int next;
    private Subject subject;

    /**
     * @throws IllegalArgumentException if the messages are not compressed so, with the reason
     */
    @Setup
    public void take(Subject subject, BenchmarkParams params) throws Exception {
      this.subject = subject;
      Burden.of(subject.codec).requireNone();
      Compression compression = compression(params.getBenchmark());
      List<byte[]> written = subject.written(subject.binding()::serialize);
      Compressing.objection(compression, written)
          .ifPresent(
              reason -> {
                throw new IllegalArgumentException(reason);
              });
      compressing = Compressing.of(compression, written);
      compressor = compressing.compressor();
      messages = Rotation.of(compressing.messages().toArray(new byte[0][]));
      compressed = Rotation.of(compressing.outputs().toArray(new byte[0][]));
    }

    private static Compression compression(String benchmark) {
      return Operation.ofMethod(benchmark.substring(benchmark.lastIndexOf('.') + 1))
          .compression()
          .orElseThrow();
    }

    byte[] compress() throws IOException {
      return compressor.compress(messages[next++ & (messages.length - 1)]);
    }

    byte[] decompress() throws IOException {
      return compressor.decompress(compressed[next++ & (compressed.length - 1)]);
    }

    /** The messages must be the codec's, and come back from whatever they were compressed to. */
    @TearDown
    public void verify() throws Exception {
      subject.verifyOutput(subject.binding()::serialize, subject.binding()::deserialize);
      subject.verifyCompressed(compressing.outputs());
      compressing.close();
    }
  }

  /** Compresses by gzip at level 1, its fastest. */
  @Benchmark
  public byte[] gzip1(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #gzip1} gives. */
  @Benchmark
  public byte[] gunzip1(Bound bound) throws IOException {
    return bound.decompress();
  }

  /** Compresses by gzip at level 6, its default. */
  @Benchmark
  public byte[] gzip6(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #gzip6} gives. */
  @Benchmark
  public byte[] gunzip6(Bound bound) throws IOException {
    return bound.decompress();
  }

  /** Compresses by zstd at level 1. */
  @Benchmark
  public byte[] zstd1(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #zstd1} gives. */
  @Benchmark
  public byte[] unzstd1(Bound bound) throws IOException {
    return bound.decompress();
  }

  /** Compresses by zstd at level 3, its default. */
  @Benchmark
  public byte[] zstd3(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #zstd3} gives. */
  @Benchmark
  public byte[] unzstd3(Bound bound) throws IOException {
    return bound.decompress();
  }

  /** Compresses by zstd at level 9. */
  @Benchmark
  public byte[] zstd9(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #zstd9} gives. */
  @Benchmark
  public byte[] unzstd9(Bound bound) throws IOException {
    return bound.decompress();
  }

  /** Compresses by zstd at level 3, with a dictionary. */
  @Benchmark
  public byte[] zstd3Dictionary(Bound bound) throws IOException {
    return bound.compress();
  }

  /** Restores what {@link #zstd3Dictionary} gives. */
  @Benchmark
  public byte[] unzstd3Dictionary(Bound bound) throws IOException {
    return bound.decompress();
  }
}

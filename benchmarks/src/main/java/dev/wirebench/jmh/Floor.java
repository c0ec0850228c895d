package dev.wirebench.jmh;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures what no serializer can beat: copying an array of the size of the message. A
 * configuration below its copy floor measures something else than it says.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
@State(Scope.Thread)
public class Floor {
  /** Bytes: 2^6 to 2^20 in steps of four. */
  @Param({"64", "256", "1024", "4096", "16384", "65536", "262144", "1048576"})
  int size;

  private byte[] bytes;

  @Setup
  public void fill() {
    bytes = new byte[size];
    new Random(size).nextBytes(bytes);
  }

  @Benchmark
  public byte[] copy() {
    return bytes.clone();
  }
}

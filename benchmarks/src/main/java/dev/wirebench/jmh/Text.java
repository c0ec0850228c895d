package dev.wirebench.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the way from what the application holds to a JSON text as {@code String} and back. No
 * UTF-8 is written or read, so these times are never compared with those of {@link Bytes}.
 * Otherwise the protocol is the same.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Text {
  /** Values and texts of a codec. */
  @State(Scope.Thread)
  public static class Bound {
    TextBinding<Object> binding;
    Object[] values;
    String[] documents;
    int next;
    private Object[] measuredValues;
    private String[] measuredDocuments;
    private Subject subject;

    @Setup
    public void take(Subject subject) throws Exception {
      this.subject = subject;
      TextBinding<Object> codec = subject.as(TextBinding.class, "String API");
      binding = Burden.of(subject.codec).on(codec);
      fill();
      measuredValues = values;
      measuredDocuments = documents;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      documents =
          Rotation.of(strings(subject.inputs(value -> binding.write(value).getBytes(UTF_8))));
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() throws Exception {
      if (subject.turnsFresh()) {
        fill();
      }
    }

    @TearDown
    public void verify() throws Exception {
      subject.verify(i -> binding.read(measuredDocuments[i]));
      subject.verify(i -> binding.read(binding.write(measuredValues[i])));
      subject.verifyOutput(
          value -> binding.write(value).getBytes(UTF_8),
          message -> binding.read(new String(message, UTF_8)));
    }
  }

  /** Documents for a codec whose library has a tree. */
  @State(Scope.Thread)
  public static class BoundTree {
    TextTreeBinding binding;
    String[] documents;
    int next;
    private String[] measured;
    private Subject subject;

    @Setup
    public void take(Subject subject) {
      this.subject = subject;
      binding = subject.as(TextTreeBinding.class, "tree that is read from a String");
      documents = Rotation.of(strings(subject.documents()));
      measured = documents;
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() {
      if (subject.turnsFresh()) {
        documents = Rotation.of(strings(subject.documents()));
      }
    }

    /** The tree must hold the document: its text is read by the codec itself. */
    @TearDown
    public void verify() throws Exception {
      subject.verify(
          i ->
              subject
                  .binding()
                  .deserialize(binding.print(binding.parse(measured[i])).getBytes(UTF_8)));
    }
  }

  private static String[] strings(byte[][] documents) {
    return Arrays.stream(documents)
        .map(document -> new String(document, UTF_8))
        .toArray(String[]::new);
  }

  /** Writes what the application holds to a JSON text. */
  @Benchmark
  public String serialize(Bound bound) throws Exception {
    return bound.binding.write(bound.values[bound.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from a JSON text. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(bound.documents[bound.next++ & (bound.documents.length - 1)]);
  }

  /** Reads a JSON text to the library's own tree. */
  @Benchmark
  public Object parse(BoundTree bound) throws Exception {
    return bound.binding.parse(bound.documents[bound.next++ & (bound.documents.length - 1)]);
  }
}

package dev.wirebench.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.TreeBinding;
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
 * Measures the way from what the application holds to bytes and back.
 *
 * <p>JSON codecs all read the payload's inputs; binary codecs, and those of a JSON of their own,
 * read their own output. Every operation takes the next of the payload's values in turn: the one
 * index and array load are the whole cost of the protocol, beside one interface call.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Bytes {
  /** Values and inputs of a codec. */
  @State(Scope.Thread)
  public static class Bound {
    Binding<Object> binding;
    Object[] values;
    byte[][] inputs;
    int next;
    private Object[] measuredValues;
    private byte[][] measuredInputs;
    private Subject subject;

    @Setup
    public void take(Subject subject) throws Exception {
      this.subject = subject;
      binding = Burden.of(subject.codec).on(subject.binding());
      fill();
      measuredValues = values;
      measuredInputs = inputs;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      inputs = Rotation.of(subject.inputs(binding::serialize));
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
      subject.verify(i -> binding.deserialize(measuredInputs[i]));
      subject.verify(i -> binding.deserialize(binding.serialize(measuredValues[i])));
      subject.verifyOutput(binding::serialize, binding::deserialize);
    }
  }

  /** Documents for a codec whose library has a tree. */
  @State(Scope.Thread)
  public static class BoundTree {
    TreeBinding binding;
    byte[][] documents;
    int next;
    private byte[][] measured;
    private Subject subject;

    @Setup
    public void take(Subject subject) {
      this.subject = subject;
      binding = subject.as(TreeBinding.class, "tree");
      documents = Rotation.of(subject.documents());
      measured = documents;
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() {
      if (subject.turnsFresh()) {
        documents = Rotation.of(subject.documents());
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

  /** The payload's own beans, for a codec that holds something else. */
  @State(Scope.Thread)
  public static class Models {
    Binding<Object> binding;
    Object[] models;
    int next;
    private Object[] measured;
    private Subject subject;

    @Setup
    public void take(Subject subject) {
      this.subject = subject;
      binding = subject.binding();
      models = Rotation.of(subject.models());
      measured = models;
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() {
      if (subject.turnsFresh()) {
        models = Rotation.of(subject.models());
      }
    }

    @TearDown
    public void verify() throws Exception {
      subject.verify(i -> binding.fromModel(measured[i]));
    }
  }

  /** Writes what the application holds to a fresh array. */
  @Benchmark
  public byte[] serialize(Bound bound) throws Exception {
    return bound.binding.serialize(bound.values[bound.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from an array. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.deserialize(bound.inputs[bound.next++ & (bound.inputs.length - 1)]);
  }

  /** Writes what the application holds to an array, and reads it back. */
  @Benchmark
  public Object roundTrip(Bound bound) throws Exception {
    Binding<Object> binding = bound.binding;
    return binding.deserialize(
        binding.serialize(bound.values[bound.next++ & (bound.values.length - 1)]));
  }

  /** Reads a JSON document to the library's own tree. */
  @Benchmark
  public Object parse(BoundTree bound) throws Exception {
    return bound.binding.parse(bound.documents[bound.next++ & (bound.documents.length - 1)]);
  }

  /** A bean to what the application holds, and that to a bean again. */
  @Benchmark
  public Object convert(Models bound) {
    return bound.binding.toModel(
        bound.binding.fromModel(bound.models[bound.next++ & (bound.models.length - 1)]));
  }
}

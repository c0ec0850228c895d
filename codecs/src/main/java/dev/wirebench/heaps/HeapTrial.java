package dev.wirebench.heaps;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.models.Payload;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The JVM whose heap is tried: it holds what the operation begins with and does it a few times,
 * each result alive until the next one is there. What is read by a stream is never in memory as a
 * whole, nor is what is written to one.
 */
public final class HeapTrial {
  private static final int ROUNDS = 3;

  /** So that the compiler cannot see that nobody looks at it. */
  private static volatile Object result;

  private HeapTrial() {}

  /**
   * @param args file for the result, codec, payload to bind, operation, medium, file with the input
   */
  public static void main(String[] args) throws Exception {
    // Before anything of the codec is loaded.
    try (ChildResults results = ChildResults.open(args[0])) {
      run(args);
      results.write(result != null);
    }
  }

  private static void run(String[] args) throws Exception {
    // A payload of a few values has the same classes, and costs next to nothing.
    @SuppressWarnings("unchecked")
    Binding<Object> binding =
        (Binding<Object>) Codecs.load(args[1]).bind(Payload.load(args[2]).type());
    Operation operation = Operation.of(args[3]);
    Medium medium = Medium.of(args[4]);
    Path input = Path.of(args[5]);
    if (operation == Operation.SERIALIZE) {
      serialize(binding, medium, input);
    } else {
      deserialize(binding, medium, input);
    }
  }

  private static void serialize(Binding<Object> binding, Medium medium, Path input)
      throws Exception {
    Object value = binding.fromModel(model(input));
    for (int i = 0; i < ROUNDS; i++) {
      if (medium == Medium.STREAM) {
        streams(binding).write(value, OutputStream.nullOutputStream());
        result = medium;
      } else {
        result = binding.serialize(value);
      }
    }
  }

  private static void deserialize(Binding<Object> binding, Medium medium, Path input)
      throws Exception {
    byte[] bytes = medium == Medium.STREAM ? null : Files.readAllBytes(input);
    for (int i = 0; i < ROUNDS; i++) {
      if (medium == Medium.STREAM) {
        try (InputStream in = Files.newInputStream(input)) {
          result = streams(binding).read(in);
        }
      } else {
        result = binding.deserialize(bytes);
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static StreamBinding<Object> streams(Binding<Object> binding) {
    return (StreamBinding<Object>) binding;
  }

  private static Object model(Path input) throws Exception {
    try (ObjectInputStream in =
        new ObjectInputStream(new BufferedInputStream(Files.newInputStream(input)))) {
      return in.readObject();
    }
  }
}

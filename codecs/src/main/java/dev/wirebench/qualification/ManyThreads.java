package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lets threads share one binding: each must get what one alone has got before. That proves no codec
 * safe, but what is shared and must not be shows soon.
 */
final class ManyThreads {
  static final int THREADS = 4;
  static final String PAYLOAD = "order-event";

  /** Of each thread, which writes and reads a value in each. */
  private static final int ROUNDS = 100;

  private final Binding<Object> binding;
  private final List<byte[]> written = new ArrayList<>();
  private final List<byte[]> inputs = new ArrayList<>();
  private final List<Object> read = new ArrayList<>();

  private ManyThreads(Codec codec, Binding<Object> binding) throws Exception {
    this.binding = binding;
    for (Object value : values()) {
      written.add(binding.serialize(value));
    }
    inputs.addAll(
        codec.traits().readsDocuments() ? Payload.load(PAYLOAD).inputs() : List.copyOf(written));
    for (byte[] input : inputs) {
      read.add(binding.toModel(binding.deserialize(input)));
    }
  }

  /**
   * Shares a codec's binding, through every API that it has.
   *
   * @return a sentence for each thread and API about what first came out otherwise; empty if
   *     nothing did
   */
  @SuppressWarnings("unchecked")
  static List<String> differences(Codec codec) throws Exception {
    Binding<Object> binding = (Binding<Object>) codec.bind(Payload.load(PAYLOAD));
    List<String> differences = new ArrayList<>();
    for (Medium medium : Medium.values()) {
      Optional<Binding<Object>> view = Views.of(medium, binding);
      if (view.isPresent()) {
        for (String difference : new ManyThreads(codec, view.get()).differences()) {
          differences.add(codec.traits().id() + ", " + medium.label() + ": " + difference);
        }
      }
    }
    return differences;
  }

  private List<String> differences() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Callable<Optional<String>>> work = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        // Each has values of its own, and begins with another.
        List<Object> values = values();
        int first = thread;
        work.add(
            () -> {
              start.await();
              return difference(values, first);
            });
      }
      List<String> differences = new ArrayList<>();
      for (Future<Optional<String>> done : threads.invokeAll(work)) {
        done.get().ifPresent(differences::add);
      }
      return differences;
    } finally {
      threads.shutdownNow();
    }
  }

  private List<Object> values() {
    List<Object> values = new ArrayList<>();
    for (Object model : Payload.load(PAYLOAD).values()) {
      values.add(binding.fromModel(model));
    }
    return values;
  }

  private Optional<String> difference(List<Object> values, int first) {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        int i = (first + round) % values.size();
        if (!Arrays.equals(written.get(i), binding.serialize(values.get(i)))) {
          return Optional.of("value " + i + " was written otherwise than by one thread");
        }
        if (!read.get(i).equals(binding.toModel(binding.deserialize(inputs.get(i))))) {
          return Optional.of("value " + i + " was read otherwise than by one thread");
        }
      }
      return Optional.empty();
    } catch (Exception | Error e) {
      return Optional.of("threw " + e);
    }
  }
}

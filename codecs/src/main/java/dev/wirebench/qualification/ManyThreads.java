package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import java.time.Duration;
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
public final class ManyThreads {
  /** So many meet on a machine of fewer processors, too. */
  static final int FEWEST_THREADS = 4;

  /** The payload that the threads write and read. */
  public static final String PAYLOAD = "order-event";

  private static final String THREW = "threw ";

  private final Binding<Object> binding;
  private final Effort effort;
  private final List<byte[]> written = new ArrayList<>();
  private final List<byte[]> inputs = new ArrayList<>();
  private final List<Object> read = new ArrayList<>();

  /**
   * The work that the threads do through each API.
   *
   * @param threads at once
   * @param rounds at the least, of each thread, which writes and reads a value in each
   * @param time at the least
   */
  public record Effort(int threads, int rounds, Duration time) {

    /**
     * All processors, for some time.
     *
     * @param time through all APIs together
     */
    public static Effort of(Duration time) {
      int processors = Runtime.getRuntime().availableProcessors();
      return new Effort(Math.max(FEWEST_THREADS, processors), 1, time);
    }

    Effort sharedBy(int apis) {
      return new Effort(threads, rounds, time.dividedBy(apis));
    }
  }

  private ManyThreads(Codec codec, Binding<Object> binding, Effort effort) throws Exception {
    this.binding = binding;
    this.effort = effort;
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
  public static List<String> differences(Codec codec, Effort effort) throws Exception {
    Binding<Object> binding = (Binding<Object>) codec.bind(Payload.load(PAYLOAD).type());
    List<String> differences = new ArrayList<>();
    List<Medium> media =
        Arrays.stream(Medium.values())
            .filter(medium -> Views.of(medium, binding).isPresent())
            .toList();
    for (Medium medium : media) {
      Binding<Object> view = Views.of(medium, binding).orElseThrow();
      ManyThreads threads = new ManyThreads(codec, view, effort.sharedBy(media.size()));
      for (String difference : threads.differences()) {
        differences.add(codec.traits().id() + ", " + medium.label() + ": " + difference);
      }
    }
    return differences;
  }

  /** Says whether one of the {@link #differences} is that something was thrown. */
  public static boolean isThrown(String difference) {
    return difference.contains(": " + THREW);
  }

  private List<String> differences() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(effort.threads());
    try {
      CyclicBarrier start = new CyclicBarrier(effort.threads());
      List<Callable<Optional<String>>> work = new ArrayList<>();
      for (int thread = 0; thread < effort.threads(); thread++) {
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
    long end = System.nanoTime() + effort.time().toNanos();
    try {
      for (int round = 0; round < effort.rounds() || System.nanoTime() < end; round++) {
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
      return Optional.of(THREW + e);
    }
  }
}

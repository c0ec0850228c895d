package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.fresh.PassSize;
import dev.wirebench.models.Payload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
  private static final int FEW_LARGE = 2;

  private final Binding<Object> binding;
  private final Payload<?> payload;
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

  /**
   * A thread, and what first came out otherwise there.
   *
   * @param place the codec and the API
   * @param what a sentence, which is the same whatever thread and call it was
   * @param withoutValues the same, but for what may quote values
   * @param call the call of this thread, from 1
   * @param thread from 1
   */
  public record Difference(String place, String what, String withoutValues, long call, int thread) {
    /** Says whether something was thrown. */
    public boolean isThrown() {
      return what.startsWith(THREW);
    }

    /** The place and the sentence. */
    public String sentence() {
      return place + ": " + what;
    }

    Violation violation() {
      String where =
          String.format(
              Locale.ROOT, " (call %,d of thread %d of those that share it)", call, thread);
      return new Violation(Clause.THREADS, what + where, withoutValues + where);
    }
  }

  private ManyThreads(Codec codec, Binding<Object> binding, Payload<?> payload, Effort effort)
      throws Exception {
    this.binding = binding;
    this.payload = payload;
    this.effort = effort;
    for (Object value : values()) {
      written.add(binding.serialize(value));
    }
    inputs.addAll(codec.traits().readsDocuments() ? this.payload.inputs() : List.copyOf(written));
    for (byte[] input : inputs) {
      read.add(binding.toModel(binding.deserialize(input)));
    }
  }

  /**
   * Shares a codec's binding, through every API that it has.
   *
   * @return an element for each thread and API in which something came out otherwise
   */
  public static List<Difference> differences(Codec codec, Effort effort) throws Exception {
    Payload<?> payload = Payload.load(PAYLOAD);
    Binding<Object> binding = QualificationMain.bind(codec, payload);
    List<Difference> differences = new ArrayList<>();
    List<Medium> media =
        Arrays.stream(Medium.values())
            .filter(medium -> Views.of(medium, binding).isPresent())
            .toList();
    for (Medium medium : media) {
      Binding<Object> view = Views.of(medium, binding).orElseThrow();
      String place = codec.traits().id() + ", " + medium.label();
      differences.addAll(
          new ManyThreads(codec, view, payload, effort.sharedBy(media.size())).differences(place));
    }
    return differences;
  }

  /**
   * Shares a codec's binding for one payload, through one API.
   *
   * @param view the binding, seen through the API
   * @return the difference of the first thread that has one
   */
  static Optional<Difference> difference(
      Codec codec, Binding<Object> view, Payload<?> payload, Effort effort) throws Exception {
    return new ManyThreads(codec, view, few(payload), effort)
        .differences(codec.traits().id()).stream().findFirst();
  }

  /** Each thread has values of its own: of many, or of large ones, a few are enough. */
  private static Payload<?> few(Payload<?> payload) {
    int enough =
        payload.documents().get(0).length < PassSize.LARGE ? Payload.FEWEST_VALUES : FEW_LARGE;
    return payload.values().size() > enough ? payload.first(enough) : payload;
  }

  private List<Difference> differences(String place) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(effort.threads());
    try {
      CyclicBarrier start = new CyclicBarrier(effort.threads());
      List<Callable<Optional<Difference>>> work = new ArrayList<>();
      for (int thread = 0; thread < effort.threads(); thread++) {
        // Each has values of its own, and begins with another.
        List<Object> values = values();
        int first = thread;
        work.add(
            () -> {
              start.await();
              return difference(values, first, place);
            });
      }
      List<Difference> differences = new ArrayList<>();
      for (Future<Optional<Difference>> done : threads.invokeAll(work)) {
        done.get().ifPresent(differences::add);
      }
      return differences;
    } finally {
      threads.shutdownNow();
    }
  }

  private List<Object> values() {
    List<Object> values = new ArrayList<>();
    // Loaded again, so that no thread has the objects of another.
    for (Object model : payload.again().values()) {
      values.add(binding.fromModel(model));
    }
    return values;
  }

  private Optional<Difference> difference(List<Object> values, int first, String place) {
    long end = System.nanoTime() + effort.time().toNanos();
    int round = 0;
    try {
      for (; round < effort.rounds() || System.nanoTime() < end; round++) {
        int i = (first + round) % values.size();
        String what = null;
        if (!Arrays.equals(written.get(i), binding.serialize(values.get(i)))) {
          what = "value " + i + " was written otherwise than by one thread";
        } else if (!read.get(i).equals(binding.toModel(binding.deserialize(inputs.get(i))))) {
          what = "value " + i + " was read otherwise than by one thread";
        }
        if (what != null) {
          return Optional.of(new Difference(place, what, what, round + 1, first + 1));
        }
      }
      return Optional.empty();
    } catch (Exception | Error e) {
      String name = THREW + e.getClass().getName();
      return Optional.of(new Difference(place, THREW + e, name, round + 1, first + 1));
    }
  }
}

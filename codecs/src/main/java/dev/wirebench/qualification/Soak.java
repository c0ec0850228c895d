package dev.wirebench.qualification;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.models.Payload;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Many round trips, each compared, in a heap so small that collections happen: some libraries work
 * otherwise after many calls. Every second value is one that nobody has seen. At last the contract
 * is asked again.
 */
final class Soak {
  /** A heap of megabytes that holds a codec and the values of a small payload. */
  static final int HEAP = 64;

  static final int TRIPS = 100_000;

  /** A small payload: its values take little time, and little of the heap. */
  static final String PAYLOAD = ManyThreads.PAYLOAD;

  private final ClassBinding<?, Object> binding;
  private final Payload<?> payload = Payload.load(PAYLOAD).first(Payload.FEWEST_VALUES);
  private final List<?> expected = Payload.load(PAYLOAD).first(Payload.FEWEST_VALUES).values();
  private final FreshValues fresh = new FreshValues(1);

  private Soak(Codec codec) {
    this.binding = QualificationMain.bind(codec, payload);
  }

  /**
   * @param args the file to write, and the codec
   */
  public static void main(String[] args) throws Exception {
    try (ChildResults results = ChildResults.open(args[0])) {
      results.write(failure(Codecs.load(args[1]), TRIPS).orElse(""));
    }
  }

  /**
   * Finds the first round trip that goes wrong.
   *
   * @return a sentence with call, thread and value; empty if there is none
   */
  static Optional<String> failure(Codec codec, int trips) {
    Soak soak = new Soak(codec);
    Object changing = FreshValues.copy(soak.expected.get(0));
    for (int trip = 1; trip <= trips; trip++) {
      int place = trip % soak.expected.size();
      boolean isFresh = trip % 2 == 0;
      if (isFresh) {
        changing = soak.fresh.change(changing);
      }
      Optional<String> wrong =
          isFresh
              ? soak.wrong(changing, changing)
              : soak.wrong(soak.payload.values().get(place), soak.expected.get(place));
      if (wrong.isPresent()) {
        String which = isFresh ? "a fresh value" : "value " + place;
        return Optional.of(
            String.format(
                Locale.ROOT,
                "round trip %,d of %,d, thread %s: %s %s",
                trip,
                trips,
                Thread.currentThread().getName(),
                which,
                wrong.get()));
      }
    }
    return soak.contract(codec, trips);
  }

  private Optional<String> wrong(Object value, Object meant) {
    try {
      Object read = binding.deserialize(binding.serialize(binding.fromModel(value)));
      Object back = read == null ? null : binding.toModel(read);
      return meant.equals(back)
          ? Optional.empty()
          : Optional.of("is not equal: " + Broken.difference(meant, back));
    } catch (Exception | LinkageError | StackOverflowError | OutOfMemoryError e) {
      return Optional.of("threw " + e);
    }
  }

  /** Asks again with the binding that was used. */
  private Optional<String> contract(Codec codec, int trips) {
    return Contract.check(codec, binding, payload, HeldObjects.of(codec, binding, payload)).stream()
        .filter(violation -> violation.clause().excludes())
        .findFirst()
        .map(
            violation -> String.format(Locale.ROOT, "after %,d round trips, %s", trips, violation));
  }
}

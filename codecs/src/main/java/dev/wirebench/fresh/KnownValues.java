package dev.wirebench.fresh;

import dev.wirebench.codec.Binding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Compares the cost of the values that are measured with the cost of values that differ from each
 * of them in a leaf. A codec that has a table of the measured values, wherever it got them from,
 * writes and reads these alone without the work: it allocates less for them, or writes less.
 */
public final class KnownValues {
  /** All configurations of the suite stay below this ratio, on every payload. */
  private static final double MOST = 1.25;

  private static final int ROUNDS = 5;
  private static final int ROUNDS_OF_LARGE = 2;

  private final Binding<Object> binding;
  private final List<Object> models;
  private final List<byte[]> inputs;
  private final FreshValues fresh = new FreshValues(2);

  /**
   * @param models the values that are measured, in a copy that nobody changes
   * @param inputs the messages of these that are read
   */
  public KnownValues(Binding<Object> binding, List<Object> models, List<byte[]> inputs) {
    int values = Math.min(models.size(), PassSize.of(models.get(0)));
    this.binding = binding;
    this.models = models.subList(0, values);
    this.inputs = inputs.subList(0, values);
  }

  /** Sentences about what costs less for the values that are measured; empty if nothing does. */
  public List<String> objections() throws Exception {
    Least known = new Least();
    Least others = new Least();
    int rounds = PassSize.isLarge(models.get(0)) ? ROUNDS_OF_LARGE : ROUNDS;
    for (int round = 0; round < rounds; round++) {
      List<Object> copies = new ArrayList<>();
      List<Object> like = new ArrayList<>();
      for (Object model : models) {
        copies.add(binding.fromModel(FreshValues.copy(model)));
        like.add(binding.fromModel(fresh.like(model)));
      }
      known.take(copies, inputs);
      others.take(like, null);
    }
    List<String> objections = new ArrayList<>();
    objection("messages are", "as long", known.length, others.length).ifPresent(objections::add);
    objection("serialize allocates", "as much", known.writing, others.writing)
        .ifPresent(objections::add);
    objection("deserialize allocates", "as much", known.reading, others.reading)
        .ifPresent(objections::add);
    return objections;
  }

  private static Optional<String> objection(String what, String as, long known, long others) {
    return others > MOST * known
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "%s %.3g times %s for values that differ from the measured ones in a leaf",
                what,
                (double) others / Math.max(1, known),
                as))
        : Optional.empty();
  }

  /** The least that a pass over some values has cost, in bytes. */
  private final class Least {
    private final Optional<ThreadAllocation> counter = ThreadAllocation.counter();
    private long writing = Long.MAX_VALUE;
    private long reading = Long.MAX_VALUE;
    private long length;

    /**
     * Writes and reads values.
     *
     * @param given the messages to read; null for those that are written here
     */
    void take(List<Object> values, List<byte[]> given) throws Exception {
      List<byte[]> written = new ArrayList<>();
      for (Object value : values) {
        written.add(binding.serialize(value));
      }
      length = written.stream().mapToLong(message -> message.length).sum();
      if (counter.isEmpty()) {
        return;
      }
      writing = Math.min(writing, counter.get().ofAll(values, binding::serialize));
      List<byte[]> messages = new ArrayList<>();
      (given == null ? written : given).forEach(message -> messages.add(message.clone()));
      reading = Math.min(reading, counter.get().ofAll(messages, binding::deserialize));
    }
  }
}

package dev.wirebench.fresh;

import dev.wirebench.codec.Binding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Compares what an operation allocates on values that are new with what it allocates when these
 * come again: a codec that remembers results allocates less then, however it remembers them.
 */
public final class RememberedResults {
  private static final int WARMUP_ROUNDS = 2;
  private static final int ROUNDS = 3;

  /**
   * Few rounds are enough for a large value: most of what it allocates is its own, and compilers
   * change little of it.
   */
  private static final int ROUNDS_OF_LARGE = 2;

  /** Compilers save less than this from one pass to the next, and not in every round. */
  private static final double SAVED = 0.1;

  private final ThreadAllocation counter;
  private final FreshValues fresh;

  private RememberedResults(ThreadAllocation counter, long seed) {
    this.counter = counter;
    this.fresh = new FreshValues(seed);
  }

  /**
   * @param model of which new values are made
   * @return sentences about operations that remember; empty if none does, or the JVM does not count
   */
  public static List<String> objections(Binding<Object> binding, Object model) throws Exception {
    Optional<ThreadAllocation> counter = ThreadAllocation.counter();
    if (counter.isEmpty()) {
      return List.of();
    }
    RememberedResults allocation = new RememberedResults(counter.get(), 1);
    List<String> found = new ArrayList<>();
    if (allocation.isLessAgain(model, binding::fromModel, binding::serialize)) {
      found.add("serialize allocates less for a value that it has seen before");
    }
    Function<Object, Object> bytes = fresh -> written(binding, fresh);
    if (allocation.isLessAgain(model, bytes, input -> binding.deserialize((byte[]) input))) {
      found.add("deserialize allocates less for bytes that it has seen before");
    }
    return found;
  }

  private static Object written(Binding<Object> binding, Object model) {
    try {
      return binding.serialize(binding.fromModel(model));
    } catch (Exception e) {
      throw new IllegalStateException("it wrote values like this one before", e);
    }
  }

  /** Says whether the operation allocates less in every round when the same values come again. */
  private boolean isLessAgain(
      Object model, Function<Object, Object> input, ThreadAllocation.Call<Object> call)
      throws Exception {
    boolean isLarge = PassSize.isLarge(model);
    int warmup = isLarge ? 0 : WARMUP_ROUNDS;
    int rounds = isLarge ? ROUNDS_OF_LARGE : ROUNDS;
    int values = PassSize.of(model);
    int less = 0;
    for (int round = 0; round < warmup + rounds; round++) {
      List<Object> models = new ArrayList<>();
      for (int i = 0; i < values; i++) {
        models.add(fresh.unlike(model));
      }
      long first = counter.ofAll(inputs(models, input), call);
      // Equal but not the same, as they would come in over a wire.
      models.replaceAll(FreshValues::copy);
      long second = counter.ofAll(inputs(models, input), call);
      if (round >= warmup && second < (1 - SAVED) * first) {
        less++;
      }
    }
    return less == rounds;
  }

  private static List<Object> inputs(List<Object> models, Function<Object, Object> input) {
    return models.stream().map(input).toList();
  }
}

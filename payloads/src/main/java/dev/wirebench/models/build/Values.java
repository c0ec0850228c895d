package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * The values of a payload: one of other lengths throughout, which no codec sees at set-up, then
 * those that operations rotate through.
 */
public final class Values {
  /** More do not fit the caches nearest to a core, and are too many to learn. */
  private static final int ENOUGH_BYTES = 1_000_000;

  /** The most values of small documents. It takes thousands of them to make as many bytes. */
  private static final int MOST_VALUES = 512;

  /** Forks hold them as documents, as beans, and as what a codec has made of them. */
  private static final long MOST_BYTES = 16_000_000;

  /** The contract needs one beside another. */
  private static final int FEWEST = 2;

  private Values() {}

  /**
   * Value 0 is the sample; the others are variations of it.
   *
   * @param seed which the variations are drawn from
   */
  public static List<Message> like(Message sample, long seed) {
    Random random = new Random(seed);
    return of(sample, seed, () -> new Variation(new Alike(random)).of(sample));
  }

  /**
   * Value 0 is what was made first, the others what is made next.
   *
   * @param seed of the unseen value
   */
  static List<Message> of(Message first, long seed, Supplier<Message> next) {
    List<Message> values = new ArrayList<>(List.of(unseen(first, seed), first));
    int count = count(documentBytes(first));
    while (values.size() <= count) {
      values.add(next.get());
    }
    return values;
  }

  /**
   * The documents themselves, in their order; of more than are worth their memory some, evenly
   * spread.
   *
   * @param documents two at least
   * @param seed of the unseen value
   */
  public static List<Message> of(List<? extends Message> documents, long seed) {
    long bytes = documents.stream().mapToLong(Values::documentBytes).sum();
    int most =
        (int) Math.min(documents.size(), Math.max(FEWEST, MOST_BYTES * documents.size() / bytes));
    List<Message> values = new ArrayList<>(List.of(unseen(documents.get(0), seed)));
    for (int i = 0; i < most; i++) {
      values.add(documents.get((int) ((long) i * documents.size() / most)));
    }
    return values;
  }

  /**
   * The unseen value. It has a seed of its own, so that it stays the same however many values there
   * are.
   */
  private static Message unseen(Message first, long seed) {
    return new Variation(new OtherLength(new Random(seed + 1))).of(first);
  }

  /**
   * The number of values that a payload has: a power of two. Their documents have enough bytes
   * together to be read from memory, as an application's are.
   *
   * @param bytes of one document
   */
  private static int count(long bytes) {
    int values = Payload.FEWEST_VALUES;
    while (values < MOST_VALUES && values * bytes < ENOUGH_BYTES) {
      values *= 2;
    }
    while (values > FEWEST && values * bytes > MOST_BYTES) {
      values /= 2;
    }
    return values;
  }

  private static long documentBytes(Message message) {
    try {
      return PayloadData.document(message).length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

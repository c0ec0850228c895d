package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.fresh.AllocationFloor;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.fresh.KnownValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Asks the instance that was measured once more, after the clock has stopped. A codec may begin to
 * remember, to hand out one array twice or to fill it later, after more calls than the correctness
 * checks made, or where it sees a benchmark's thread.
 */
final class AskedAgain {
  private static final int MOST_RESULTS = 4_000;

  /** The time of each part, unless it has done less than it must: forks wait for each other. */
  private static final long MOST_NANOS = 150_000_000;

  /** The fewest values that each part takes, if the payload has as many. */
  private static final int FEWEST = 8;

  /** The bytes of all messages that are kept: a small heap has them. */
  private static final long MOST_BYTES = 8 << 20;

  private final List<?> models;
  private final Binding<Object> binding;
  private final Subject.Writing writing;
  private final Reading reading;
  private final boolean isOwn;

  /** Reads a message, by whatever way was measured. */
  interface Reading {
    Object read(byte[] message) throws Exception;
  }

  /**
   * @param models the payload's values, in a copy that the codec has never had
   * @param isOwn whether others can be made like them: not of documents for a class of the user's
   */
  AskedAgain(
      List<?> models,
      boolean isOwn,
      Binding<Object> binding,
      Subject.Writing writing,
      Reading reading) {
    this.models = models;
    this.isOwn = isOwn;
    this.binding = binding;
    this.writing = writing;
    this.reading = reading;
  }

  /**
   * Writes and reads the measured values many times, and values that the codec has never had.
   *
   * @throws IllegalStateException if a result is not what it should be
   */
  void check() throws Exception {
    List<byte[]> first = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    long bytes = 0;
    for (int i = 0; i < models.size() && (i < FEWEST || bytes < MOST_BYTES); i++) {
      Object value = binding.fromModel(models.get(i));
      values.add(value);
      first.add(writing.write(value).clone());
      bytes += first.get(i).length;
    }
    long mean = Math.max(1, bytes / first.size());
    int results = (int) Math.min(MOST_RESULTS, Math.max(FEWEST, MOST_BYTES / mean));
    writeAndKeep(values, first, results);
    readAndKeep(first, Math.min(first.size(), results));
    requireCost(AllocationFloor.objections(new Bytes(), values.get(0), first.get(0)));
    if (isOwn) {
      differInALeaf();
      costTheSame(first);
    }
  }

  private void writeAndKeep(List<Object> values, List<byte[]> first, int results) throws Exception {
    List<byte[]> kept = new ArrayList<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    long begin = System.nanoTime();
    for (int i = 0; i < results && goesOn(i, begin); i++) {
      byte[] message = writing.write(values.get(i % values.size()));
      require(seen.add(message), "wrong output", "one array was handed out twice");
      kept.add(message);
    }
    for (int i = 0; i < kept.size(); i++) {
      require(
          Arrays.equals(first.get(i % first.size()), kept.get(i)),
          "wrong output",
          "an array changed after it was handed out");
    }
  }

  private void readAndKeep(List<byte[]> messages, int results) throws Exception {
    List<byte[]> inputs = new ArrayList<>();
    List<Object> kept = new ArrayList<>();
    long begin = System.nanoTime();
    for (int i = 0; i < results && goesOn(i, begin); i++) {
      byte[] input = messages.get(i).clone();
      inputs.add(input);
      kept.add(reading.read(input));
    }
    inputs.forEach(input -> Arrays.fill(input, (byte) 0));
    for (int i = 0; i < kept.size(); i++) {
      require(
          models.get(i).equals(binding.toModel(kept.get(i))),
          "wrong value",
          "a value changed when its bytes were overwritten, or when another was read");
    }
  }

  private void differInALeaf() throws Exception {
    long seed = System.nanoTime();
    FreshValues fresh = new FreshValues(seed);
    long begin = System.nanoTime();
    for (int i = 0; i < models.size() && goesOn(i, begin); i++) {
      Object like = fresh.like(models.get(i));
      Object back = reading.read(writing.write(binding.fromModel(FreshValues.copy(like))));
      require(
          like.equals(binding.toModel(back)),
          "wrong value",
          "a value that differs from a measured one in a leaf came back otherwise (seed "
              + seed
              + ")");
    }
  }

  private void costTheSame(List<byte[]> messages) throws Exception {
    requireCost(
        new KnownValues(new Bytes(), List.copyOf(models.subList(0, messages.size())), messages)
            .objections());
  }

  private static void requireCost(List<String> objections) {
    require(objections.isEmpty(), "wrong cost", String.join("; ", objections));
  }

  /** The way that was measured, as one of bytes. */
  private final class Bytes implements Binding<Object> {
    @Override
    public Object fromModel(Object model) {
      return binding.fromModel(model);
    }

    @Override
    public Object toModel(Object value) {
      return binding.toModel(value);
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return writing.write(value);
    }

    @Override
    public Object deserialize(byte[] message) throws Exception {
      return reading.read(message);
    }
  }

  private static boolean goesOn(int done, long begin) {
    return done < FEWEST || System.nanoTime() - begin < MOST_NANOS;
  }

  private static void require(boolean holds, String what, String otherwise) {
    if (!holds) {
      throw new IllegalStateException(what + ": after the measurement, " + otherwise);
    }
  }
}

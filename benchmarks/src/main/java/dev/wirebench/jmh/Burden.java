package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.fork.Variant;

/**
 * More of a codec's own work: a slowdown of known size, to see whether the method finds it. Of work
 * of another kind, a processor may do a part beside the codec's.
 *
 * @param counts whether there is anything to count: else the codec is measured as it is
 * @param writing every so manieth serialization is done twice; 0: none
 * @param reading likewise of deserializations
 */
record Burden(boolean counts, int writing, int reading) {

  /**
   * @param name the codec's in results
   */
  static Burden of(String name) {
    return new Burden(
        Variant.counts(name), Variant.serializedTwice(name), Variant.deserializedTwice(name));
  }

  /** The binding itself where nothing is counted; likewise for texts. */
  Binding<Object> on(Binding<Object> codec) {
    return counts ? new Bytes(new Countdown(writing), new Countdown(reading), codec) : codec;
  }

  TextBinding<Object> on(TextBinding<Object> codec) {
    return counts ? new Text(new Countdown(writing), new Countdown(reading), codec) : codec;
  }

  /**
   * Refuses to do operations twice: for APIs that are used up by the first time, and for all in
   * which no slowdown is planted.
   */
  void requireNone() {
    if (counts) {
      throw new IllegalArgumentException(
          "Only operations on bytes and texts can be done twice: " + this);
    }
  }

  /** Says which calls are the ones. Belongs to one thread. */
  private static final class Countdown {
    private final int every;
    private int left;
    private Object kept;

    Countdown(int every) {
      this.every = every;
      this.left = every;
    }

    boolean isNext() {
      if (--left != 0) {
        return false;
      }
      left = every;
      return true;
    }

    /** Makes the compiler believe that somebody wants it. */
    void keep(Object result) {
      kept = result;
    }
  }

  private record Bytes(Countdown writing, Countdown reading, Binding<Object> codec)
      implements Binding<Object> {
    @Override
    public Object fromModel(Object model) {
      return codec.fromModel(model);
    }

    @Override
    public Object toModel(Object value) {
      return codec.toModel(value);
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      if (writing.isNext()) {
        writing.keep(codec.serialize(value));
      }
      return codec.serialize(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws Exception {
      if (reading.isNext()) {
        reading.keep(codec.deserialize(bytes));
      }
      return codec.deserialize(bytes);
    }
  }

  private record Text(Countdown writing, Countdown reading, TextBinding<Object> codec)
      implements TextBinding<Object> {
    @Override
    public String write(Object value) throws Exception {
      if (writing.isNext()) {
        writing.keep(codec.write(value));
      }
      return codec.write(value);
    }

    @Override
    public Object read(String text) throws Exception {
      if (reading.isNext()) {
        reading.keep(codec.read(text));
      }
      return codec.read(text);
    }
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.fork.OtherTypes;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Other types that the measured codec is bound to in the same JVM, and called with. An application
 * has many types, and no call site of a library sees one class alone; a benchmark of one type has
 * HotSpot compile the library for that type.
 *
 * @param types in the order in which they are called
 */
record Mixture(List<Type> types) {
  /** The time for each type and direction before the first iteration: enough for C2. */
  private static final long FIRST_NANOS = 100_000_000;

  /** The time before each iteration: enough for hundreds of calls with a small value. */
  private static final long AGAIN_NANOS = 1_000_000;

  /** A type with a few of its payload's values. */
  record Type(Binding<Object> binding, Object[] values, byte[][] messages) {
    private static final int VALUES = 8;

    @SuppressWarnings("unchecked")
    static Type of(Codec codec, Payload<?> payload) throws Exception {
      Binding<Object> binding = (Binding<Object>) codec.bind(payload.type());
      List<?> models = payload.values().subList(0, Math.min(VALUES, payload.values().size()));
      Object[] values = models.stream().map(binding::fromModel).toArray();
      byte[][] messages = new byte[values.length][];
      for (int i = 0; i < values.length; i++) {
        messages[i] = binding.serialize(values[i]);
      }
      return new Type(binding, values, messages);
    }

    /** Calls each direction for a time, and once at least. */
    private int call(long nanos) throws Exception {
      int seen = 0;
      long end = System.nanoTime() + nanos;
      for (int i = 0; i == 0 || System.nanoTime() < end; i++) {
        seen += binding.serialize(values[i % values.length]).length;
      }
      end = System.nanoTime() + nanos;
      for (int i = 0; i == 0 || System.nanoTime() < end; i++) {
        seen += System.identityHashCode(binding.deserialize(messages[i % messages.length]));
      }
      return seen;
    }
  }

  /** The types that this fork calls beside the measured one; none by default. */
  static Mixture of(Codec codec, PayloadSource payloads) {
    List<Type> types = new ArrayList<>();
    for (String payload : OtherTypes.payloads()) {
      types.add(type(codec, payloads.load(payload)));
    }
    return new Mixture(types);
  }

  private static Type type(Codec codec, Payload<?> payload) {
    try {
      return Type.of(codec, payload);
    } catch (Exception e) {
      throw new IllegalStateException(
          "the other type '" + payload.id() + "' cannot be carried: " + e.getMessage(), e);
    }
  }

  /** Calls all types for long, now, and again before each iteration. */
  void begin() {
    if (!types.isEmpty()) {
      call(FIRST_NANOS);
      OtherTypes.callBetweenIterations(() -> call(AGAIN_NANOS));
    }
  }

  private void call(long nanos) {
    int seen = 0;
    for (Type type : types) {
      try {
        seen += type.call(nanos);
      } catch (Exception e) {
        throw new IllegalStateException("a type of the mixture failed: " + e, e);
      }
    }
    if (seen == 0) {
      throw new IllegalStateException("the types of the mixture were not called");
    }
  }
}

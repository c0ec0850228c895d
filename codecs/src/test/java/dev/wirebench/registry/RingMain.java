package dev.wirebench.registry;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.Payload;
import dev.wirebench.models.chain.bean.Chain;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** Gives codecs two values that hold each other, and says what becomes of them. */
final class RingMain {
  private RingMain() {}

  /**
   * @param args the file to write, codecs
   */
  public static void main(String[] args) throws Exception {
    try (ChildResults results = ChildResults.open(args[0])) {
      for (int i = 1; i < args.length; i++) {
        results.write(outcome(Codecs.load(args[i])));
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static String outcome(Codec codec) throws Exception {
    Binding<Object> binding;
    try {
      binding = (Binding<Object>) codec.bind(Payload.load("chain").type());
    } catch (UnsupportedPayload | AbsentClass e) {
      return "not tried: " + e.getMessage();
    }
    Object value = binding.fromModel(link("one"));
    Object other = binding.fromModel(link("two"));
    if (!setNext(value, other) || !setNext(other, value)) {
      return "cannot be: the class that it binds is immutable";
    }
    return written(binding, value);
  }

  private static Chain link(String name) {
    Chain link = new Chain();
    link.setName(name);
    return link;
  }

  @SuppressWarnings("unchecked")
  private static boolean setNext(Object value, Object next) throws Exception {
    if (value instanceof Map<?, ?> map) {
      ((Map<String, Object>) map).put("next", next);
      return true;
    }
    Optional<Method> setter = method(value, "setNext");
    if (setter.isEmpty()) {
      return false;
    }
    setter.get().invoke(value, next);
    return true;
  }

  private static Object next(Object value) throws Exception {
    return value instanceof Map<?, ?> map
        ? map.get("next")
        : method(value, "getNext").orElseThrow().invoke(value);
  }

  private static Optional<Method> method(Object value, String name) {
    return Arrays.stream(value.getClass().getMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst();
  }

  private static String written(Binding<Object> binding, Object ring) throws Exception {
    // What is initialized only when the stack overflows stays broken.
    failure(new StackOverflowError());
    failure(new IllegalStateException(new StringBuffer("warm").toString()));
    byte[] bytes;
    try {
      bytes = binding.serialize(ring);
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return failure(e);
    }
    try {
      Object read = binding.deserialize(bytes);
      Object next = read == null ? null : next(read);
      return next != null && next != read && next(next) == read
          ? "handled: comes back as it was"
          : "cut: writes " + bytes.length + " bytes, from which another value comes back";
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return "cut: writes " + bytes.length + " bytes that it does not read";
    }
  }

  private static String failure(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof StackOverflowError) {
        return "overflows the stack";
      }
      if (cause instanceof OutOfMemoryError) {
        return "runs out of memory";
      }
    }
    String message = String.valueOf(thrown.getMessage()).lines().findFirst().orElse("");
    return "refused: " + thrown.getClass().getSimpleName() + ": " + message;
  }
}

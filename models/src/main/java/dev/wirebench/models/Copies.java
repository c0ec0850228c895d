package dev.wirebench.models;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Fresh mutable collections of the standard kinds, for the generated conversions: a library may
 * know {@code ArrayList} and {@code LinkedHashMap} and refuse others.
 */
public final class Copies {
  private Copies() {}

  public static <A, B> List<B> list(List<A> from, Function<A, B> convert) {
    List<B> to = new ArrayList<>(from.size());
    for (A element : from) {
      to.add(convert.apply(element));
    }
    return to;
  }

  /** Converts lists within lists and maps. */
  public static <A, B> Function<List<A>, List<B>> each(Function<A, B> convert) {
    return from -> list(from, convert);
  }

  public static <K, A, B> Map<K, B> map(Map<K, A> from, Function<A, B> convert) {
    Map<K, B> to = new LinkedHashMap<>();
    from.forEach((key, value) -> to.put(key, convert.apply(value)));
    return to;
  }
}

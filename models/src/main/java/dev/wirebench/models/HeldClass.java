package dev.wirebench.models;

import java.util.function.Function;

/**
 * A class that holds a payload's values, and how they get there from the Java bean and back.
 *
 * <p>Without conversions if it is a user's own, see {@link #isGiven}.
 *
 * @param <B> the Java bean
 * @param <N> the class that holds the values
 */
public record HeldClass<B, N>(Class<N> type, Function<B, N> fromBean, Function<N, B> toBean) {

  /** Says whether its values are {@code GivenDocument}s. */
  public boolean isGiven() {
    return fromBean == null;
  }

  /** The bean itself. */
  public static <B> HeldClass<B, B> of(Class<B> bean) {
    return new HeldClass<>(bean, Function.identity(), Function.identity());
  }
}

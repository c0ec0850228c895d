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

  /**
   * A class that a user has given: there are no conversions, since the codec reads and writes the
   * documents that stand for its values.
   */
  @SuppressWarnings("unchecked") // Nobody makes an object of it but the codec.
  static HeldClass<GivenDocument, GivenDocument> given(Class<?> type) {
    return new HeldClass<>((Class<GivenDocument>) type, null, null);
  }

  /** Whether its values are {@link GivenDocument}s. */
  public boolean isGiven() {
    return fromBean == null;
  }

  /** The bean itself. */
  public static <B> HeldClass<B, B> of(Class<B> bean) {
    return new HeldClass<>(bean, Function.identity(), Function.identity());
  }
}

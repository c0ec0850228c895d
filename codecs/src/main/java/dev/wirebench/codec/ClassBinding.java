package dev.wirebench.codec;

import dev.wirebench.models.HeldClass;

/**
 * A binding of one of the classes that can hold a payload, with the conversions from and to the
 * bean.
 */
public abstract class ClassBinding<B, N> implements Binding<N> {
  private final HeldClass<B, N> held;

  protected ClassBinding(HeldClass<B, N> held) {
    this.held = held;
  }

  /** The class that the application holds. */
  protected final Class<N> type() {
    return held.type();
  }

  @Override
  @SuppressWarnings("unchecked")
  public final N fromModel(Object model) {
    return held.fromBean().apply((B) model);
  }

  @Override
  public final Object toModel(N value) {
    return held.toBean().apply(value);
  }
}

package dev.wirebench.codec;

import dev.wirebench.models.Flavour;

/** A binding of one of the classes that the build generates for each payload. */
public abstract class FlavourBinding<B, N> implements Binding<N> {
  private final Flavour<B, N> flavour;

  protected FlavourBinding(Flavour<B, N> flavour) {
    this.flavour = flavour;
  }

  /** The class that the application holds. */
  protected final Class<N> type() {
    return flavour.type();
  }

  @Override
  @SuppressWarnings("unchecked")
  public final N fromModel(Object model) {
    return flavour.fromBean().apply((B) model);
  }

  @Override
  public final Object toModel(N value) {
    return flavour.toBean().apply(value);
  }
}

package dev.wirebench.codec;

import dev.wirebench.models.GivenDocument;
import dev.wirebench.models.HeldClass;

/**
 * A binding of one of the classes that can hold a payload, with the conversions from and to the
 * bean; or, of a user's own class, with the documents.
 */
public abstract class ClassBinding<B, N> implements Binding<N> {
  private final HeldClass<B, N> held;

  protected ClassBinding(HeldClass<B, N> held) {
    this.held = held;
  }

  /** The class that the application holds, with the conversions. */
  public final HeldClass<B, N> held() {
    return held;
  }

  /** The class that the application holds. */
  protected final Class<N> type() {
    return held.type();
  }

  @Override
  @SuppressWarnings("unchecked")
  public final N fromModel(Object model) {
    return held.isGiven() ? read((GivenDocument) model) : held.fromBean().apply((B) model);
  }

  @Override
  public final Object toModel(N value) {
    return held.isGiven() ? written(value) : held.toBean().apply(value);
  }

  private N read(GivenDocument document) {
    try {
      return deserialize(document.bytes().clone());
    } catch (Exception e) {
      throw new IllegalStateException("the document cannot be read: " + e, e);
    }
  }

  private GivenDocument written(N value) {
    try {
      return GivenDocument.of(serialize(value));
    } catch (Exception e) {
      throw new IllegalStateException("the value cannot be written: " + e, e);
    }
  }
}

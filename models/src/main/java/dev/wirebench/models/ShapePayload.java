package dev.wirebench.models;

import java.util.List;

/**
 * The message of {@code shape.proto} in one shape of class.
 *
 * @param <B> the class, which stands where other payloads have their bean
 */
public abstract class ShapePayload<B> implements PayloadType<B> {
  private final String id;
  private final Class<B> shape;

  protected ShapePayload(String id, Class<B> shape) {
    this.id = id;
    this.shape = shape;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final HeldClass<B, B> bean() {
    return HeldClass.of(shape);
  }

  @Override
  public final List<Class<?>> beans() {
    return List.of(shape);
  }
}

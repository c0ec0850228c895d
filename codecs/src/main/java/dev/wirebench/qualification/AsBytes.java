package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;

/** Another API of a library as one of bytes: for the contract, never measured. */
abstract class AsBytes implements Binding<Object> {
  private final Binding<Object> binding;

  /**
   * @param binding that has the other API, too
   */
  AsBytes(Binding<Object> binding) {
    this.binding = binding;
  }

  @Override
  public final Object fromModel(Object model) {
    return binding.fromModel(model);
  }

  @Override
  public final Object toModel(Object value) {
    return binding.toModel(value);
  }
}

package dev.wirebench.models.shapedata;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.ShapePayload;
import java.util.List;

/** The message of {@code shape.proto} in an immutable Kotlin data class. */
public final class ShapeDataPayload extends ShapePayload<FizzBuzz> {
  public ShapeDataPayload() {
    super("shape-data", FizzBuzz.class);
  }

  @Override
  public HeldClass<FizzBuzz, dev.wirebench.proto.shape.FizzBuzz> message() {
    return new HeldClass<>(
        dev.wirebench.proto.shape.FizzBuzz.class, Conversions::toMessage, Conversions::toBean);
  }

  @Override
  public HeldClass<FizzBuzz, dev.wirebench.models.shape.data.FizzBuzz> data() {
    return new HeldClass<>(
        dev.wirebench.models.shape.data.FizzBuzz.class, Conversions::toData, Conversions::toBean);
  }

  @Override
  public List<String> libraries() {
    return KOTLIN;
  }
}

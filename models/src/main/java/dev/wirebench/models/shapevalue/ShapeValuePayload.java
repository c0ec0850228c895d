package dev.wirebench.models.shapevalue;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.ShapePayload;
import java.util.List;

/** The message of {@code shape.proto} in an immutable Kotlin data class with a value class. */
public final class ShapeValuePayload extends ShapePayload<FizzBuzz> {
  public ShapeValuePayload() {
    super("shape-value", FizzBuzz.class);
  }

  @Override
  public HeldClass<FizzBuzz, dev.wirebench.proto.shape.FizzBuzz> message() {
    return new HeldClass<>(
        dev.wirebench.proto.shape.FizzBuzz.class, Conversions::toMessage, Conversions::toBean);
  }

  @Override
  public HeldClass<FizzBuzz, SerializableFizzBuzz> data() {
    return new HeldClass<>(SerializableFizzBuzz.class, Conversions::toData, Conversions::toBean);
  }

  @Override
  public List<String> libraries() {
    return KOTLIN;
  }
}

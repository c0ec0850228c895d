package dev.wirebench.models.shapedefault;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.ShapePayload;
import java.util.List;
import java.util.Set;

/** The message of {@code shape.proto} in an immutable Kotlin data class with a default value. */
public final class ShapeDefaultPayload extends ShapePayload<FizzBuzz> {
  public ShapeDefaultPayload() {
    super("shape-default", FizzBuzz.class);
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

  /** The class fills it in. */
  @Override
  public Set<String> leftOut() {
    return Set.of("fizz");
  }
}

package dev.wirebench.models.shapedefault;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.PayloadType;
import java.util.List;
import java.util.Set;

/** The message of {@code shape.proto} in an immutable Kotlin data class with a default value. */
public final class ShapeDefaultPayload implements PayloadType<FizzBuzz> {
  @Override
  public String id() {
    return "shape-default";
  }

  @Override
  public Flavour<FizzBuzz, FizzBuzz> bean() {
    return Flavour.of(FizzBuzz.class);
  }

  @Override
  public List<Class<?>> beans() {
    return List.of(FizzBuzz.class);
  }

  @Override
  public Flavour<FizzBuzz, dev.wirebench.proto.shape.FizzBuzz> message() {
    return new Flavour<>(
        dev.wirebench.proto.shape.FizzBuzz.class, Conversions::toMessage, Conversions::toBean);
  }

  @Override
  public Flavour<FizzBuzz, SerializableFizzBuzz> data() {
    return new Flavour<>(SerializableFizzBuzz.class, Conversions::toData, Conversions::toBean);
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

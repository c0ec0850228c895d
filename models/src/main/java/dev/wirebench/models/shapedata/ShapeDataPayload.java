package dev.wirebench.models.shapedata;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.PayloadType;
import java.util.List;

/** The message of {@code shape.proto} in an immutable Kotlin data class. */
public final class ShapeDataPayload implements PayloadType<FizzBuzz> {
  @Override
  public String id() {
    return "shape-data";
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
  public Flavour<FizzBuzz, dev.wirebench.models.shape.data.FizzBuzz> data() {
    return new Flavour<>(
        dev.wirebench.models.shape.data.FizzBuzz.class, Conversions::toData, Conversions::toBean);
  }

  @Override
  public List<String> libraries() {
    return KOTLIN;
  }
}

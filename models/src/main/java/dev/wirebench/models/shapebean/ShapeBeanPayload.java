package dev.wirebench.models.shapebean;

import dev.wirebench.models.Flavour;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.shape.ShapeMessages;
import dev.wirebench.models.shape.bean.FizzBuzz;
import java.util.List;

/** The classes of {@code shape.proto}: a bean with a constructor without arguments and setters. */
public final class ShapeBeanPayload implements PayloadType<FizzBuzz> {
  @Override
  public String id() {
    return "shape-bean";
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
        dev.wirebench.proto.shape.FizzBuzz.class, ShapeMessages::toMessage, ShapeMessages::toBean);
  }

  @Override
  public Flavour<FizzBuzz, SerializableFizzBuzz> data() {
    return new Flavour<>(SerializableFizzBuzz.class, Conversions::toData, Conversions::toBean);
  }
}

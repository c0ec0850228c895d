package dev.wirebench.models.shapebean;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.ShapePayload;
import dev.wirebench.models.shape.ShapeMessages;
import dev.wirebench.models.shape.bean.FizzBuzz;

/** The classes of {@code shape.proto}: a bean with a constructor without arguments and setters. */
public final class ShapeBeanPayload extends ShapePayload<FizzBuzz> {
  public ShapeBeanPayload() {
    super("shape-bean", FizzBuzz.class);
  }

  @Override
  public HeldClass<FizzBuzz, dev.wirebench.proto.shape.FizzBuzz> message() {
    return new HeldClass<>(
        dev.wirebench.proto.shape.FizzBuzz.class, ShapeMessages::toMessage, ShapeMessages::toBean);
  }

  @Override
  public HeldClass<FizzBuzz, SerializableFizzBuzz> data() {
    return new HeldClass<>(SerializableFizzBuzz.class, Conversions::toData, Conversions::toBean);
  }
}

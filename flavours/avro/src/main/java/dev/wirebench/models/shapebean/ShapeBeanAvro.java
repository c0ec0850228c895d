package dev.wirebench.models.shapebean;

import dev.wirebench.models.HeldClass;
import dev.wirebench.models.shape.ShapeAvro;
import dev.wirebench.models.shape.bean.FizzBuzz;

/** Between the bean of {@code shape.proto} and Avro's class of it. */
public final class ShapeBeanAvro {
  private ShapeBeanAvro() {}

  public static HeldClass<FizzBuzz, dev.wirebench.avro.shape.FizzBuzz> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.shape.FizzBuzz.class, ShapeAvro::fromBean, ShapeAvro::toBean);
  }
}

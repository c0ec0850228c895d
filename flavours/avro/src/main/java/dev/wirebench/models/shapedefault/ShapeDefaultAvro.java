package dev.wirebench.models.shapedefault;

import dev.wirebench.models.HeldClass;
import java.util.ArrayList;

/** Between the class with a default and Avro's class of {@code shape.proto}. */
public final class ShapeDefaultAvro {
  private ShapeDefaultAvro() {}

  public static HeldClass<FizzBuzz, dev.wirebench.avro.shape.FizzBuzz> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.shape.FizzBuzz.class,
        ShapeDefaultAvro::fromBean,
        ShapeDefaultAvro::toBean);
  }

  private static dev.wirebench.avro.shape.FizzBuzz fromBean(FizzBuzz bean) {
    dev.wirebench.avro.shape.FizzBuzz record = new dev.wirebench.avro.shape.FizzBuzz();
    record.setFizz(bean.getFizz());
    record.setBizz(bean.getBizz());
    record.setBazz(bean.getBazz());
    return record;
  }

  private static FizzBuzz toBean(dev.wirebench.avro.shape.FizzBuzz record) {
    return FizzBuzz.of(record.getFizz(), record.getBizz(), new ArrayList<>(record.getBazz()));
  }
}

package dev.wirebench.models.shapevalue;

import dev.wirebench.models.HeldClass;
import java.util.ArrayList;

/** Between the class with a value class and Avro's class of {@code shape.proto}. */
public final class ShapeValueAvro {
  private ShapeValueAvro() {}

  public static HeldClass<FizzBuzz, dev.wirebench.avro.shape.FizzBuzz> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.shape.FizzBuzz.class, ShapeValueAvro::fromBean, ShapeValueAvro::toBean);
  }

  private static dev.wirebench.avro.shape.FizzBuzz fromBean(FizzBuzz bean) {
    dev.wirebench.avro.shape.FizzBuzz record = new dev.wirebench.avro.shape.FizzBuzz();
    record.setFizz(bean.getFizz());
    record.setBizz(Conversions.bizz(bean));
    record.setBazz(bean.getBazz());
    return record;
  }

  private static FizzBuzz toBean(dev.wirebench.avro.shape.FizzBuzz record) {
    return Conversions.of(record.getFizz(), record.getBizz(), new ArrayList<>(record.getBazz()));
  }
}

package dev.wirebench.models.shapedata;

import dev.wirebench.models.HeldClass;
import java.util.ArrayList;

/** Between the data class and Avro's class of {@code shape.proto}. */
public final class ShapeDataAvro {
  private ShapeDataAvro() {}

  public static HeldClass<FizzBuzz, dev.wirebench.avro.shape.FizzBuzz> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.shape.FizzBuzz.class, ShapeDataAvro::fromBean, ShapeDataAvro::toBean);
  }

  private static dev.wirebench.avro.shape.FizzBuzz fromBean(FizzBuzz bean) {
    dev.wirebench.avro.shape.FizzBuzz record = new dev.wirebench.avro.shape.FizzBuzz();
    record.setFizz(bean.getFizz());
    record.setBizz(bean.getBizz());
    record.setBazz(bean.getBazz());
    return record;
  }

  private static FizzBuzz toBean(dev.wirebench.avro.shape.FizzBuzz record) {
    return new FizzBuzz(record.getFizz(), record.getBizz(), new ArrayList<>(record.getBazz()));
  }
}

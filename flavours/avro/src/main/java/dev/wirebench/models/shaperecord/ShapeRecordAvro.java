package dev.wirebench.models.shaperecord;

import dev.wirebench.models.HeldClass;
import java.util.ArrayList;

/** Between the record of Java and Avro's class of {@code shape.proto}. */
public final class ShapeRecordAvro {
  private ShapeRecordAvro() {}

  public static HeldClass<FizzBuzz, dev.wirebench.avro.shape.FizzBuzz> flavour() {
    return new HeldClass<>(
        dev.wirebench.avro.shape.FizzBuzz.class,
        ShapeRecordAvro::fromBean,
        ShapeRecordAvro::toBean);
  }

  private static dev.wirebench.avro.shape.FizzBuzz fromBean(FizzBuzz bean) {
    dev.wirebench.avro.shape.FizzBuzz record = new dev.wirebench.avro.shape.FizzBuzz();
    record.setFizz(bean.fizz());
    record.setBizz(bean.bizz());
    record.setBazz(bean.bazz());
    return record;
  }

  private static FizzBuzz toBean(dev.wirebench.avro.shape.FizzBuzz record) {
    return new FizzBuzz(record.getFizz(), record.getBizz(), new ArrayList<>(record.getBazz()));
  }
}

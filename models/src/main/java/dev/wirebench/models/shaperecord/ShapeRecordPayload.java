package dev.wirebench.models.shaperecord;

import dev.wirebench.models.AbsentFlavour;
import dev.wirebench.models.Flavour;
import dev.wirebench.models.PayloadType;
import java.util.ArrayList;
import java.util.List;

/** The message of {@code shape.proto} in a Java record. */
public final class ShapeRecordPayload implements PayloadType<FizzBuzz> {
  @Override
  public String id() {
    return "shape-record";
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
        dev.wirebench.proto.shape.FizzBuzz.class,
        ShapeRecordPayload::toMessage,
        ShapeRecordPayload::toBean);
  }

  @Override
  public Flavour<FizzBuzz, ?> data() {
    throw new AbsentFlavour("no Kotlin data class: the shape is a Java record");
  }

  @Override
  public Flavour<FizzBuzz, ?> reflected() {
    return bean();
  }

  private static dev.wirebench.proto.shape.FizzBuzz toMessage(FizzBuzz bean) {
    return dev.wirebench.proto.shape.FizzBuzz.newBuilder()
        .setFizz(bean.fizz())
        .setBizz(bean.bizz())
        .addAllBazz(bean.bazz())
        .build();
  }

  private static FizzBuzz toBean(dev.wirebench.proto.shape.FizzBuzz message) {
    return new FizzBuzz(
        message.getFizz(), message.getBizz(), new ArrayList<>(message.getBazzList()));
  }
}

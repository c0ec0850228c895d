package dev.wirebench.models.shaperecord;

import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.ShapePayload;
import java.util.ArrayList;

/** The message of {@code shape.proto} in a Java record. */
public final class ShapeRecordPayload extends ShapePayload<FizzBuzz> {
  public ShapeRecordPayload() {
    super("shape-record", FizzBuzz.class);
  }

  @Override
  public HeldClass<FizzBuzz, dev.wirebench.proto.shape.FizzBuzz> message() {
    return new HeldClass<>(
        dev.wirebench.proto.shape.FizzBuzz.class,
        ShapeRecordPayload::toMessage,
        ShapeRecordPayload::toBean);
  }

  @Override
  public HeldClass<FizzBuzz, ?> data() {
    throw new AbsentClass("no Kotlin data class: the shape is a Java record");
  }

  @Override
  public HeldClass<FizzBuzz, ?> reflected() {
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

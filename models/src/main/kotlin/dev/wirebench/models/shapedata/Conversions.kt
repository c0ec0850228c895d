package dev.wirebench.models.shapedata

import dev.wirebench.models.shape.data.FizzBuzz as SerializableFizzBuzz
import dev.wirebench.proto.shape.FizzBuzz as Message

/** Between the classes of the shape and the message. */
object Conversions {
  @JvmStatic
  fun toMessage(bean: FizzBuzz): Message =
    Message.newBuilder().setFizz(bean.fizz).setBizz(bean.bizz).addAllBazz(bean.bazz).build()

  @JvmStatic
  fun toBean(message: Message): FizzBuzz =
    FizzBuzz(message.fizz, message.bizz, ArrayList(message.bazzList))

  @JvmStatic
  fun toData(bean: FizzBuzz): SerializableFizzBuzz =
    SerializableFizzBuzz(bean.fizz, bean.bizz, ArrayList(bean.bazz))

  @JvmStatic
  fun toBean(data: SerializableFizzBuzz): FizzBuzz =
    FizzBuzz(data.fizz, data.bizz, ArrayList(data.bazz))
}

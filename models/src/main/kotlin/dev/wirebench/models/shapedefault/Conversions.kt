package dev.wirebench.models.shapedefault

import dev.wirebench.proto.shape.FizzBuzz as Message

/**
 * Between the classes of the shape and the message. Whatever a message has for `fizz`, a bean of it
 * has the default: that is what all values of the payload have.
 */
object Conversions {
  @JvmStatic
  fun toMessage(bean: FizzBuzz): Message =
    Message.newBuilder().setFizz(bean.fizz).setBizz(bean.bizz).addAllBazz(bean.bazz).build()

  @JvmStatic
  fun toBean(message: Message): FizzBuzz =
    FizzBuzz(bizz = message.bizz, bazz = ArrayList(message.bazzList))

  @JvmStatic
  fun toData(bean: FizzBuzz): SerializableFizzBuzz =
    SerializableFizzBuzz(bean.fizz, bean.bizz, ArrayList(bean.bazz))

  @JvmStatic
  fun toBean(data: SerializableFizzBuzz): FizzBuzz =
    FizzBuzz(data.fizz, data.bizz, ArrayList(data.bazz))
}

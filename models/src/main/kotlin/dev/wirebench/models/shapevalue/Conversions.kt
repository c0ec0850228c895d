package dev.wirebench.models.shapevalue

import dev.wirebench.proto.shape.FizzBuzz as Message

/** Between the classes of the shape and the message. */
object Conversions {
  @JvmStatic
  fun toMessage(bean: FizzBuzz): Message =
    Message.newBuilder().setFizz(bean.fizz).setBizz(bean.bizz.toInt()).addAllBazz(bean.bazz).build()

  @JvmStatic
  fun toBean(message: Message): FizzBuzz =
    FizzBuzz(message.fizz, message.bizz.toUInt(), ArrayList(message.bazzList))

  @JvmStatic
  fun toData(bean: FizzBuzz): SerializableFizzBuzz =
    SerializableFizzBuzz(bean.fizz, bean.bizz, ArrayList(bean.bazz))

  @JvmStatic
  fun toBean(data: SerializableFizzBuzz): FizzBuzz =
    FizzBuzz(data.fizz, data.bizz, ArrayList(data.bazz))

  /** For Java, which sees no constructor that takes a value class. */
  @JvmStatic
  fun of(fizz: String, bizz: Int, bazz: List<String>): FizzBuzz =
    FizzBuzz(fizz, bizz.toUInt(), bazz)

  /** For Java, which cannot name the getter of a value class. */
  @JvmStatic fun bizz(bean: FizzBuzz): Int = bean.bizz.toInt()
}

package dev.wirebench.models.shapebean

import dev.wirebench.models.shape.bean.FizzBuzz

/** Between the Java bean and the Kotlin one. */
object Conversions {
  @JvmStatic
  fun toData(bean: FizzBuzz): SerializableFizzBuzz =
    SerializableFizzBuzz(bean.fizz, bean.bizz, ArrayList(bean.bazz))

  @JvmStatic
  fun toBean(data: SerializableFizzBuzz): FizzBuzz {
    val bean = FizzBuzz()
    bean.fizz = data.fizz
    bean.bizz = data.bizz
    bean.bazz = ArrayList(data.bazz)
    return bean
  }
}

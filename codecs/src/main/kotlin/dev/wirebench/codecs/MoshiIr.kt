package dev.wirebench.codecs

import com.squareup.moshi.Moshi
import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Need
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.Flavours
import dev.wirebench.models.PayloadType
import okio.Buffer

class MoshiIr : Codec {
  private val moshi = MoshiReflect.configured().build()

  override fun traits(): Traits =
    Traits.of("moshi-ir", Format.JSON)
      .artifact("moshi", Moshi::class.java)
      .artifact("okio-jvm", Buffer::class.java)
      .licence("Apache-2.0")
      .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As moshi-codegen, with the adapters that MoshiX's compiler plugin 0.31.0 adds to the classes.",
        "https://github.com/ZacSweers/MoshiX/tree/main/moshi-ir",
      )
      .ownAdapters("java.time, UUIDs, bytes, and decimals and integers of any length")
      .note(
        "Binds a copy of the data classes, compiled by Kotlin 2.2.10, the newest that the plugin works with."
      )
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    MoshiReflect.Adapted(moshi, Flavours.of(payload, "moshi-ir"))
}

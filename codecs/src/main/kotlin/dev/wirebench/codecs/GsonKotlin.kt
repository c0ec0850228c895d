package dev.wirebench.codecs

import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Operation
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.codec.Trees
import dev.wirebench.models.PayloadType
import kotlinx.serialization.KSerializer

class GsonKotlin : Codec {
  private val gson = Gson.configured()

  override fun traits(): Traits =
    Traits.of("gson-kotlin", Format.JSON)
      .artifact("gson", com.google.gson.Gson::class.java)
      // The data classes bear its annotations, and reflection on them looks these up.
      .artifact("kotlinx-serialization-core-jvm", KSerializer::class.java)
      .licence("Apache-2.0")
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As gson, with the type of the Kotlin data class.",
        "https://google.github.io/gson/UserGuide.html",
      )
      .ownAdapters("java.time and bytes")
      .note(
        "Gson does not know Kotlin: it makes objects without their constructor, past null checks."
      )
      .note(Operation.PARSE, Trees.LATE_NUMBERS)
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Gson.Typed(gson, payload.data())
}

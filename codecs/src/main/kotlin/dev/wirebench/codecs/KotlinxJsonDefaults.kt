package dev.wirebench.codecs

import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Need
import dev.wirebench.codec.Operation
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.codec.Trees
import dev.wirebench.models.Flavours
import dev.wirebench.models.PayloadType
import kotlinx.serialization.json.Json

class KotlinxJsonDefaults : Codec {
  private val json = Json(KotlinxJson.configured()) { ignoreUnknownKeys = true }

  override fun traits(): Traits =
    Traits.of("kotlinx-json-defaults", Format.JSON)
      .artifact("kotlinx-serialization-json-jvm", Json::class.java)
      .licence("Apache-2.0")
      .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As kotlinx-json, with ignoreUnknownKeys, on data classes whose properties have default values.",
        "https://github.com/Kotlin/kotlinx.serialization/blob/master/docs/json.md#ignoring-unknown-keys",
      )
      .ownAdapters("java.time, UUIDs, bytes, and decimals and integers of any length")
      .note("Binds a copy of the Kotlin data class, which has the default values.")
      .note(Operation.PARSE, Trees.LATE_NUMBERS)
      .tuned()
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    KotlinxJson.Strings(json, Flavours.of(payload, Flavours.DEFAULTS))
}

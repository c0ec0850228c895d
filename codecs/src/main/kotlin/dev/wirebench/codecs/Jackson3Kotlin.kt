package dev.wirebench.codecs

import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.PayloadType
import kotlinx.serialization.KSerializer
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.json.JsonMapper
import tools.jackson.module.kotlin.KotlinModule
import tools.jackson.module.kotlin.kotlinModule

class Jackson3Kotlin : Codec {
  private val mapper =
    Jackson3.keepingOffsets(JsonMapper.builder()).addModule(kotlinModule()).build()

  override fun traits(): Traits =
    Traits.of("jackson-3-kotlin", Format.JSON)
      .artifact("jackson-module-kotlin", KotlinModule::class.java)
      .artifact("jackson-databind", ObjectMapper::class.java)
      // The data classes bear its annotations, and reflection on them looks these up.
      .artifact("kotlinx-serialization-core-jvm", KSerializer::class.java)
      .licence("Apache-2.0")
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As jackson-3, with the Kotlin module registered, on the Kotlin data class.",
        "https://github.com/FasterXML/jackson-module-kotlin#usage",
      )
      .note("Writes keys in alphabetical order.")
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Jackson3.TreesToo(mapper, payload.reflected())
}

package dev.wirebench.codecs

import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import com.fasterxml.jackson.module.kotlin.KotlinModule
import com.fasterxml.jackson.module.kotlin.kotlinModule
import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.PayloadType
import kotlinx.serialization.KSerializer

class JacksonKotlin : Codec {
  private val mapper = Jackson.configured().addModule(kotlinModule()).build()

  override fun traits(): Traits =
    Traits.of("jackson-kotlin", Format.JSON)
      .artifact("jackson-module-kotlin", KotlinModule::class.java)
      .artifact("jackson-databind", ObjectMapper::class.java)
      .artifact("jackson-datatype-jsr310", JavaTimeModule::class.java)
      // The data classes bear its annotations, and reflection on them looks these up.
      .artifact("kotlinx-serialization-core-jvm", KSerializer::class.java)
      .licence("Apache-2.0")
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As jackson, with the Kotlin module registered, on the Kotlin data class.",
        "https://github.com/FasterXML/jackson-module-kotlin#usage",
      )
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Jackson.TreesToo(Jackson.reading(mapper, payload), payload.reflected())
}

package dev.wirebench.models

import java.time.LocalDate
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value as text, as the documents have it. */
object LocalDateSerializer : KSerializer<LocalDate> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.LocalDate", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: LocalDate) =
    encoder.encodeString(value.toString())

  override fun deserialize(decoder: Decoder): LocalDate = LocalDate.parse(decoder.decodeString())
}

package dev.wirebench.models

import java.time.LocalDateTime
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value as text, as the documents have it. */
object LocalDateTimeSerializer : KSerializer<LocalDateTime> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.LocalDateTime", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: LocalDateTime) =
    encoder.encodeString(value.toString())

  override fun deserialize(decoder: Decoder): LocalDateTime =
    LocalDateTime.parse(decoder.decodeString())
}

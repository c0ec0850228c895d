package dev.wirebench.models

import java.time.OffsetDateTime
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value as text, as the documents have it. */
object OffsetDateTimeSerializer : KSerializer<OffsetDateTime> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.OffsetDateTime", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: OffsetDateTime) =
    encoder.encodeString(value.toString())

  override fun deserialize(decoder: Decoder): OffsetDateTime =
    OffsetDateTime.parse(decoder.decodeString())
}

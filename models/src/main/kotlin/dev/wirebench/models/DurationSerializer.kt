package dev.wirebench.models

import java.time.Duration
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value as text, as the documents have it. */
object DurationSerializer : KSerializer<Duration> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.Duration", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: Duration) = encoder.encodeString(value.toString())

  override fun deserialize(decoder: Decoder): Duration = Duration.parse(decoder.decodeString())
}

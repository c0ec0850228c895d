package dev.wirebench.models

import java.util.UUID
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value as text, as the documents have it. */
object UUIDSerializer : KSerializer<UUID> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.UUID", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: UUID) = encoder.encodeString(value.toString())

  override fun deserialize(decoder: Decoder): UUID = UUID.fromString(decoder.decodeString())
}

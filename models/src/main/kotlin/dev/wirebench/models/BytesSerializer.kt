package dev.wirebench.models

import java.util.Base64
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** Bytes as base64 text with padding, as the documents have them. */
object BytesSerializer : KSerializer<ByteArray> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.Bytes", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: ByteArray) =
    encoder.encodeString(Base64.getEncoder().encodeToString(value))

  override fun deserialize(decoder: Decoder): ByteArray =
    Base64.getDecoder().decode(decoder.decodeString())
}

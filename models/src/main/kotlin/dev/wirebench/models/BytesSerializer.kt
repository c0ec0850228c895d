package dev.wirebench.models

import java.util.Base64
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/**
 * Bytes as base64 text with padding, as the documents have them; as a format has them whose module
 * names a serializer of bytes.
 */
@OptIn(ExperimentalSerializationApi::class)
object BytesSerializer : KSerializer<ByteArray> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.Bytes", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: ByteArray) {
    val bytes = encoder.serializersModule.getContextual(ByteArray::class)
    if (bytes == null) {
      encoder.encodeString(Base64.getEncoder().encodeToString(value))
    } else {
      encoder.encodeSerializableValue(bytes, value)
    }
  }

  override fun deserialize(decoder: Decoder): ByteArray {
    val bytes = decoder.serializersModule.getContextual(ByteArray::class)
    return if (bytes == null) {
      Base64.getDecoder().decode(decoder.decodeString())
    } else {
      decoder.decodeSerializableValue(bytes)
    }
  }
}

package dev.wirebench.models

import java.math.BigDecimal
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A number as text; as a number where a format has them and its module names a serializer. */
@OptIn(ExperimentalSerializationApi::class)
object BigDecimalSerializer : KSerializer<BigDecimal> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.BigDecimal", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: BigDecimal) {
    val number = encoder.serializersModule.getContextual(BigDecimal::class)
    if (number == null) {
      encoder.encodeString(value.toString())
    } else {
      encoder.encodeSerializableValue(number, value)
    }
  }

  override fun deserialize(decoder: Decoder): BigDecimal {
    val number = decoder.serializersModule.getContextual(BigDecimal::class)
    return if (number == null) {
      BigDecimal(decoder.decodeString())
    } else {
      decoder.decodeSerializableValue(number)
    }
  }
}

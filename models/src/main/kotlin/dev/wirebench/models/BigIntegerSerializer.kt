package dev.wirebench.models

import java.math.BigInteger
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A number as text; as a number where a format has them and its module names a serializer. */
@OptIn(ExperimentalSerializationApi::class)
object BigIntegerSerializer : KSerializer<BigInteger> {
  override val descriptor =
    PrimitiveSerialDescriptor("dev.wirebench.models.BigInteger", PrimitiveKind.STRING)

  override fun serialize(encoder: Encoder, value: BigInteger) {
    val number = encoder.serializersModule.getContextual(BigInteger::class)
    if (number == null) {
      encoder.encodeString(value.toString())
    } else {
      encoder.encodeSerializableValue(number, value)
    }
  }

  override fun deserialize(decoder: Decoder): BigInteger {
    val number = decoder.serializersModule.getContextual(BigInteger::class)
    return if (number == null) {
      BigInteger(decoder.decodeString())
    } else {
      decoder.decodeSerializableValue(number)
    }
  }
}

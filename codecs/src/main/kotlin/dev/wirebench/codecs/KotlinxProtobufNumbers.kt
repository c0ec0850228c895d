package dev.wirebench.codecs

import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Need
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.Flavours
import dev.wirebench.models.PayloadType
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.protobuf.ProtoBuf

@OptIn(ExperimentalSerializationApi::class)
class KotlinxProtobufNumbers : Codec {
  override fun traits(): Traits =
    Traits.of("kotlinx-protobuf-numbers", Format.PROTOBUF)
      .artifact("kotlinx-serialization-protobuf-jvm", ProtoBuf::class.java)
      .licence("Apache-2.0")
      .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
      .threadSafety(ThreadSafety.SAFE, KotlinxCbor.SAFETY)
      .configuration(
        "As kotlinx-protobuf, on data classes whose properties have the numbers of the schema in @ProtoNumber, and default values, which are not written.",
        "https://github.com/Kotlin/kotlinx.serialization/blob/master/docs/formats.md#field-numbers",
      )
      .ownAdapters("java.time, UUIDs, and decimals and integers of any length")
      .note("Binds a copy of the Kotlin data class, which has numbers and default values.")
      .note("Enum constants go by their place: the enums are Java's, and have no @ProtoNumber.")
      .note("The data class has instants as ISO 8601 text, here as in JSON.")
      .note("A message that is cut off between two fields is read without an error.")
      .note("The library calls this format experimental.")
      .tuned()
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    KotlinxCbor.Bytes(
      KotlinxProtobuf.configured(defaults = false),
      Flavours.of(payload, Flavours.NUMBERED_DATA),
    )
}

package dev.wirebench.codecs

import dev.wirebench.codec.BufferByOkio
import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Need
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.HeldClass
import dev.wirebench.models.PayloadType
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.okio.decodeFromBufferedSource
import kotlinx.serialization.json.okio.encodeToBufferedSink
import kotlinx.serialization.serializer
import okio.Buffer
import okio.BufferedSink
import okio.BufferedSource

@OptIn(ExperimentalSerializationApi::class)
class KotlinxOkio : Codec {
  private val json = KotlinxJson.configured()

  override fun traits(): Traits =
    Traits.of("kotlinx-okio", Format.JSON)
      .artifact("kotlinx-serialization-json-okio-jvm", okioModule())
      .artifact("kotlinx-serialization-json-jvm", Json::class.java)
      .artifact("okio-jvm", Buffer::class.java)
      .licence("Apache-2.0")
      .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "As kotlinx-json, by encodeToBufferedSink and decodeFromBufferedSource on a fresh Okio Buffer.",
        "https://kotlinlang.org/api/kotlinx.serialization/kotlinx-serialization-json-okio/kotlinx.serialization.json.okio/encode-to-buffered-sink.html",
      )
      .ownAdapters("java.time, UUIDs, bytes, and decimals and integers of any length")
      .note("These functions are experimental.")
      .build()

  /** The module has functions alone; Kotlin cannot name the class that holds them. */
  private fun okioModule(): Class<*> =
    Class.forName("kotlinx.serialization.json.okio.OkioStreamsKt")

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Buffers(KotlinxJson.reading(json, payload), payload.data())

  private class Buffers<B, N : Any>(private val json: Json, held: HeldClass<B, N>) :
    ClassBinding<B, N>(held), BufferByOkio<N> {

    @Suppress("UNCHECKED_CAST") // The serializer of a class serializes that class.
    private val serializer = serializer(held.type()) as KSerializer<N>

    override fun serialize(value: N): ByteArray = Buffer().also { write(value, it) }.readByteArray()

    override fun deserialize(bytes: ByteArray): N = read(Buffer().write(bytes))

    override fun write(value: N, sink: BufferedSink) =
      json.encodeToBufferedSink(serializer, value, sink)

    override fun read(source: BufferedSource): N = json.decodeFromBufferedSource(serializer, source)
  }
}

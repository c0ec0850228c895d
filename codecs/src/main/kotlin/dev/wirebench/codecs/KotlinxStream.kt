package dev.wirebench.codecs

import dev.wirebench.codec.BufferByStream
import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.Need
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.HeldClass
import dev.wirebench.models.PayloadType
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.InputStream
import java.io.OutputStream
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.decodeFromStream
import kotlinx.serialization.json.encodeToStream
import kotlinx.serialization.serializer

class KotlinxStream : Codec {
  private val json = KotlinxJson.configured()

  override fun traits(): Traits =
    Traits.of("kotlinx-stream", Format.JSON)
      .artifact("kotlinx-serialization-json-jvm", Json::class.java)
      .licence("Apache-2.0")
      .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
      .threadSafety(
        ThreadSafety.ONE_PER_THREAD,
        "One per thread for its output buffer alone: a Json may be shared.",
      )
      .configuration(
        "As kotlinx-json, by encodeToStream and decodeFromStream over byte arrays, of which one is kept for output.",
        "https://kotlinlang.org/api/kotlinx.serialization/kotlinx-serialization-json/kotlinx.serialization.json/encode-to-stream.html",
      )
      .ownAdapters("java.time, UUIDs, bytes, and decimals and integers of any length")
      .note("These functions are experimental.")
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Streams(KotlinxJson.reading(json, payload), payload.data())

  @OptIn(ExperimentalSerializationApi::class)
  private class Streams<B, N : Any>(private val json: Json, held: HeldClass<B, N>) :
    ClassBinding<B, N>(held), BufferByStream<N> {

    @Suppress("UNCHECKED_CAST") // The serializer of a class serializes that class.
    private val serializer = serializer(held.type()) as KSerializer<N>

    private val buffer = ByteArrayOutputStream(4096)

    override fun serialize(value: N): ByteArray {
      buffer.reset()
      write(value, buffer)
      return buffer.toByteArray()
    }

    override fun deserialize(bytes: ByteArray): N = read(ByteArrayInputStream(bytes))

    override fun write(value: N, out: OutputStream) = json.encodeToStream(serializer, value, out)

    override fun read(input: InputStream): N = json.decodeFromStream(serializer, input)
  }
}

package dev.wirebench.codecs

import com.squareup.moshi.FromJson
import com.squareup.moshi.JsonAdapter
import com.squareup.moshi.JsonReader
import com.squareup.moshi.JsonWriter
import com.squareup.moshi.Moshi
import com.squareup.moshi.ToJson
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory
import dev.wirebench.base.ValueType
import dev.wirebench.codec.BufferByOkio
import dev.wirebench.codec.ClassBinding
import dev.wirebench.codec.Codec
import dev.wirebench.codec.Format
import dev.wirebench.codec.TextBinding
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.codec.Traits
import dev.wirebench.models.HeldClass
import dev.wirebench.models.PayloadType
import dev.wirebench.models.shapevalue.MoshiUInt
import java.time.Instant
import java.util.Base64
import kotlinx.serialization.KSerializer
import okio.Buffer
import okio.BufferedSink
import okio.BufferedSource

class MoshiReflect : Codec {
  private val moshi =
    configured()
      .add(UInt::class.java, MoshiUInt.nullSafe())
      .addLast(KotlinJsonAdapterFactory())
      .build()

  override fun traits(): Traits =
    Traits.of("moshi-reflect", Format.JSON)
      .artifact("moshi", Moshi::class.java)
      .artifact("moshi-kotlin", KotlinJsonAdapterFactory::class.java)
      .artifact("okio-jvm", Buffer::class.java)
      // The data classes bear its annotations, and reflection on them looks these up.
      .artifact("kotlinx-serialization-core-jvm", KSerializer::class.java)
      .licence("Apache-2.0")
      .threadSafety(ThreadSafety.SAFE)
      .configuration(
        "One Moshi with KotlinJsonAdapterFactory on the Kotlin data class; the type's adapter is" +
          " kept, writes nulls, and" +
          " uses a fresh Okio Buffer.",
        "https://github.com/square/moshi#reflection",
      )
      .ownAdapters(
        "java.time, UUIDs, bytes, unsigned numbers, and decimals and integers of any length"
      )
      .build()

  override fun <T> bind(payload: PayloadType<T>): ClassBinding<*, *> =
    Adapted(moshi, payload.reflected())

  companion object {
    /**
     * What all rows of Moshi have in common: no reflection, and the types that it does not know.
     */
    internal fun configured(): Moshi.Builder {
      val builder =
        Moshi.Builder().add(InstantText).add(ByteArray::class.java, Base64Text.nullSafe())
      for (value in ValueType.values()) {
        builder.add(value.type(), (if (value.isNumber) Number(value) else Text(value)).nullSafe())
      }
      return builder
    }
  }

  internal class Adapted<B, N : Any>(moshi: Moshi, held: HeldClass<B, N>) :
    ClassBinding<B, N>(held), TextBinding<N>, BufferByOkio<N> {
    private val adapter: JsonAdapter<N> = moshi.adapter(held.type()).serializeNulls()

    override fun serialize(value: N): ByteArray = Buffer().also { write(value, it) }.readByteArray()

    override fun deserialize(bytes: ByteArray): N? = read(Buffer().write(bytes))

    override fun write(value: N, sink: BufferedSink) = adapter.toJson(sink, value)

    override fun read(source: BufferedSource): N? = adapter.fromJson(source)

    override fun write(value: N): String = adapter.toJson(value)

    override fun read(text: String): N? = adapter.fromJson(text)
  }

  private object InstantText {
    @ToJson fun write(value: Instant): String = value.toString()

    @FromJson fun read(text: String): Instant = Instant.parse(text)
  }

  /** Values as their own text. */
  private class Text(private val type: ValueType) : JsonAdapter<Any>() {
    override fun toJson(writer: JsonWriter, value: Any?) {
      writer.value(value.toString())
    }

    override fun fromJson(reader: JsonReader): Any = type.parse(reader.nextString())
  }

  /** Decimals and large integers as numbers, with all their digits. */
  private class Number(private val type: ValueType) : JsonAdapter<Any>() {
    override fun toJson(writer: JsonWriter, value: Any?) {
      writer.value(value as kotlin.Number?)
    }

    override fun fromJson(reader: JsonReader): Any = type.parse(reader.nextString())
  }

  private object Base64Text : JsonAdapter<ByteArray>() {
    override fun toJson(writer: JsonWriter, value: ByteArray?) {
      writer.value(Base64.getEncoder().encodeToString(value))
    }

    override fun fromJson(reader: JsonReader): ByteArray =
      Base64.getDecoder().decode(reader.nextString())
  }
}

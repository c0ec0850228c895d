package dev.wirebench.models.shapevalue

import com.squareup.moshi.JsonAdapter
import com.squareup.moshi.JsonReader
import com.squareup.moshi.JsonWriter

/** For Moshi, which has no adapter for unsigned numbers. */
object MoshiUInt : JsonAdapter<UInt>() {
  override fun toJson(writer: JsonWriter, value: UInt?) {
    writer.value(value!!.toLong())
  }

  override fun fromJson(reader: JsonReader): UInt = reader.nextLong().toUInt()
}

package dev.wirebench.models.shapevalue

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.JsonToken
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.deser.std.StdDeserializer
import com.fasterxml.jackson.databind.ser.std.StdSerializer

/** For Jackson without its Kotlin module. */
class JacksonWriter : StdSerializer<FizzBuzz>(FizzBuzz::class.java) {
  override fun serialize(value: FizzBuzz, json: JsonGenerator, provider: SerializerProvider) {
    json.writeStartObject()
    json.writeStringField("fizz", value.fizz)
    json.writeNumberField("bizz", value.bizz.toLong())
    json.writeArrayFieldStart("bazz")
    for (word in value.bazz) json.writeString(word)
    json.writeEndArray()
    json.writeEndObject()
  }
}

class JacksonReader : StdDeserializer<FizzBuzz>(FizzBuzz::class.java) {
  override fun deserialize(json: JsonParser, context: DeserializationContext): FizzBuzz {
    var fizz: String? = null
    var bizz = 0u
    val bazz = ArrayList<String>()
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      val name = json.currentName()
      json.nextToken()
      when (name) {
        "fizz" -> fizz = json.text
        "bizz" -> bizz = json.longValue.toUInt()
        "bazz" -> while (json.nextToken() != JsonToken.END_ARRAY) bazz.add(json.text)
        else -> json.skipChildren()
      }
    }
    return FizzBuzz(fizz!!, bizz, bazz)
  }
}

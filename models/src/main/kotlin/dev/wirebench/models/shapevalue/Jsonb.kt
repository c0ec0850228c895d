package dev.wirebench.models.shapevalue

import jakarta.json.bind.serializer.DeserializationContext
import jakarta.json.bind.serializer.JsonbDeserializer
import jakarta.json.bind.serializer.JsonbSerializer
import jakarta.json.bind.serializer.SerializationContext
import jakarta.json.stream.JsonGenerator
import jakarta.json.stream.JsonParser
import java.lang.reflect.Type

/** For JSON-B. */
class JsonbWriter : JsonbSerializer<FizzBuzz> {
  override fun serialize(value: FizzBuzz, json: JsonGenerator, context: SerializationContext) {
    json.writeStartObject()
    json.write("fizz", value.fizz)
    json.write("bizz", value.bizz.toLong())
    json.writeStartArray("bazz")
    for (word in value.bazz) json.write(word)
    json.writeEnd()
    json.writeEnd()
  }
}

class JsonbReader : JsonbDeserializer<FizzBuzz> {
  override fun deserialize(
    json: JsonParser,
    context: DeserializationContext,
    type: Type,
  ): FizzBuzz {
    var fizz: String? = null
    var bizz = 0u
    val bazz = ArrayList<String>()
    var event = json.next()
    while (event != JsonParser.Event.END_OBJECT) {
      if (event == JsonParser.Event.KEY_NAME) {
        val name = json.string
        json.next()
        when (name) {
          "fizz" -> fizz = json.string
          "bizz" -> bizz = json.long.toUInt()
          "bazz" -> while (json.next() == JsonParser.Event.VALUE_STRING) bazz.add(json.string)
        }
      }
      event = json.next()
    }
    return FizzBuzz(fizz!!, bizz, bazz)
  }
}

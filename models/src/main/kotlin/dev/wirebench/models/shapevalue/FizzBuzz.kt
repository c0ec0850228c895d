package dev.wirebench.models.shapevalue

import com.alibaba.fastjson2.annotation.JSONType
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.annotation.JsonSerialize
import jakarta.json.bind.annotation.JsonbTypeDeserializer
import jakarta.json.bind.annotation.JsonbTypeSerializer
import java.io.Serializable

/**
 * Immutable, with a value class: the JVM sees an `int`, a getter of another name, and no public
 * constructor.
 */
@JsonSerialize(using = JacksonWriter::class)
@JsonDeserialize(using = JacksonReader::class)
@JsonbTypeSerializer(JsonbWriter::class)
@JsonbTypeDeserializer(JsonbReader::class)
@JSONType(serializer = Fastjson2Writer::class, deserializer = Fastjson2Reader::class)
data class FizzBuzz(val fizz: String, val bizz: UInt, val bazz: List<String>) : Serializable

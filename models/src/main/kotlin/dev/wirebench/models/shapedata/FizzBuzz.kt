package dev.wirebench.models.shapedata

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import jakarta.json.bind.annotation.JsonbCreator
import jakarta.json.bind.annotation.JsonbProperty
import java.io.Serializable

/** Immutable: only its constructor sets anything. */
data class FizzBuzz
@JsonCreator
@JsonbCreator
constructor(
  @param:JsonProperty("fizz") @param:JsonbProperty("fizz") val fizz: String,
  @param:JsonProperty("bizz") @param:JsonbProperty("bizz") val bizz: Int,
  @param:JsonProperty("bazz") @param:JsonbProperty("bazz") val bazz: List<String>,
) : Serializable

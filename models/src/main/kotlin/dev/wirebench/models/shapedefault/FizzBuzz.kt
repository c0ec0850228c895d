package dev.wirebench.models.shapedefault

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import jakarta.json.bind.annotation.JsonbCreator
import jakarta.json.bind.annotation.JsonbProperty
import java.io.Serializable

/** Immutable, with a value of its own for what a document lacks. */
data class FizzBuzz(val fizz: String = "FUZZ", val bizz: Int, val bazz: List<String>) :
  Serializable {

  companion object {
    /** For libraries that give a constructor null for what the document lacks. */
    @JvmStatic
    @JsonCreator
    @JsonbCreator
    fun of(
      @JsonProperty("fizz") @JsonbProperty("fizz") fizz: String?,
      @JsonProperty("bizz") @JsonbProperty("bizz") bizz: Int,
      @JsonProperty("bazz") @JsonbProperty("bazz") bazz: List<String>,
    ): FizzBuzz =
      if (fizz == null) FizzBuzz(bizz = bizz, bazz = bazz) else FizzBuzz(fizz, bizz, bazz)
  }
}

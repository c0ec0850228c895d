package dev.wirebench.models.shapebean

import kotlinx.serialization.Serializable

/** A bean as Kotlin writes it: every property a `var`, and a constructor without arguments. */
@Serializable
data class SerializableFizzBuzz(
  var fizz: String = "",
  var bizz: Int = 0,
  var bazz: List<String> = emptyList(),
)

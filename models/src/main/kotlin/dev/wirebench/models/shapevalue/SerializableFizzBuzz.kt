package dev.wirebench.models.shapevalue

import kotlinx.serialization.Serializable

/** As [FizzBuzz], for libraries that know Kotlin. */
@Serializable
data class SerializableFizzBuzz(val fizz: String, val bizz: UInt, val bazz: List<String>)

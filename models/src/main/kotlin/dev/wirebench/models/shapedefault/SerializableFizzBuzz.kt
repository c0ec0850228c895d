package dev.wirebench.models.shapedefault

import kotlinx.serialization.Serializable

/** As [FizzBuzz], for libraries that know Kotlin. */
@Serializable
data class SerializableFizzBuzz(val fizz: String = "FUZZ", val bizz: Int, val bazz: List<String>)

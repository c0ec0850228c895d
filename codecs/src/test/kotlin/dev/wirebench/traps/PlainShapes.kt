package dev.wirebench.traps

import com.squareup.moshi.Json

/** Without a line for any library: `ShapesTest` shows what becomes of it. */
data class PlainData(val fizz: String, val bizz: Int, val bazz: List<String>)

data class PlainDefault(val fizz: String = "FUZZ", val bizz: Int, val bazz: List<String>)

/** Kotlin hides the constructor from Java, so the test asks for values here. */
data class PlainValue(val fizz: String, val bizz: UInt, val bazz: List<String>) {
  companion object {
    @JvmStatic fun of(bizz: Long): PlainValue = PlainValue("FUZZ", bizz.toUInt(), listOf("BUZZ"))
  }
}

/** The name where Moshi does not look for it. */
data class FieldNamed(@field:Json(name = "fizz-buzz") val fizzBuzz: String)

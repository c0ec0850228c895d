package dev.wirebench.models.shapevalue

import com.alibaba.fastjson2.JSONException
import com.alibaba.fastjson2.JSONReader
import com.alibaba.fastjson2.JSONWriter
import com.alibaba.fastjson2.reader.ObjectReader
import com.alibaba.fastjson2.writer.ObjectWriter
import java.lang.reflect.Type

/** For fastjson2. */
class Fastjson2Writer : ObjectWriter<FizzBuzz> {
  override fun write(json: JSONWriter, value: Any, name: Any?, type: Type?, features: Long) {
    val shape = value as FizzBuzz
    json.startObject()
    json.writeName("fizz")
    json.writeColon()
    json.writeString(shape.fizz)
    json.writeName("bizz")
    json.writeColon()
    json.writeInt64(shape.bizz.toLong())
    json.writeName("bazz")
    json.writeColon()
    json.writeString(shape.bazz)
    json.endObject()
  }
}

class Fastjson2Reader : ObjectReader<FizzBuzz> {
  override fun readObject(json: JSONReader, type: Type?, name: Any?, features: Long): FizzBuzz {
    var fizz: String? = null
    var bizz = 0u
    var bazz: List<String>? = null
    json.nextIfObjectStart()
    while (!json.nextIfObjectEnd()) {
      when (json.readFieldName()) {
        "fizz" -> fizz = json.readString()
        "bizz" -> bizz = json.readInt64Value().toUInt()
        "bazz" -> bazz = ArrayList<String>().also { json.readArray(it, String::class.java) }
        null -> throw JSONException("a key was expected")
        else -> json.skipValue()
      }
    }
    return FizzBuzz(fizz!!, bizz, bazz!!)
  }
}

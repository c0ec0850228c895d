package dev.wirebench.service.orders

import dev.wirebench.models.Payload
import io.ktor.http.ContentType
import java.io.DataOutputStream
import java.nio.file.Files
import java.nio.file.Path

/** The requests that clients send, and what they must be answered. */
class Messages(payload: Payload<*>, exchange: Exchange) {
  private val binding = exchange.binding()
  private val requests =
    if (exchange.readsDocuments) payload.inputs()
    else payload.values().map { binding.serialize(binding.fromModel(it)) }
  private val answers = requests.map { binding.serialize(binding.deserialize(it)) }

  val contentType: ContentType =
    if (exchange.readsDocuments) ContentType.Application.Json
    else ContentType.Application.OctetStream

  init {
    payload.values().forEachIndexed { number, value ->
      check(binding.toModel(binding.deserialize(answers[number])) == value) {
        "the answer to message $number does not hold what was asked"
      }
    }
  }

  /** Content type, number, and each message with its answer behind its length. */
  fun write(file: Path) {
    DataOutputStream(Files.newOutputStream(file).buffered()).use { out ->
      out.writeUTF(contentType.toString())
      out.writeInt(requests.size)
      requests.forEachIndexed { number, request ->
        listOf(request, answers[number]).forEach {
          out.writeInt(it.size)
          out.write(it)
        }
      }
    }
  }
}

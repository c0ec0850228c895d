package dev.wirebench.service.orders

import com.sun.management.OperatingSystemMXBean
import dev.wirebench.models.Payload
import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.request.receive
import io.ktor.server.response.respondBytes
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import java.io.PrintStream
import java.lang.management.ManagementFactory
import java.nio.file.Path
import kotlin.system.exitProcess
import kotlinx.coroutines.runBlocking

/** The port to which the first free one is bound. */
private const val ANY_PORT = 0

/**
 * A service of orders: reads a request, and answers with the same orders, written anew. It serves
 * on a free port of the loopback interface, and ends when its standard input does, as that of a
 * child does when its parent is gone, however it went.
 *
 * @param args the codec's id, the payload's, and the file for the messages that clients send
 */
fun main(args: Array<String>) {
  val said = System.out
  // What a library prints must not be taken for an answer.
  System.setOut(PrintStream(System.err, true))
  val payload = Payload.load(args[1])
  val exchange = Exchange(args[0], payload)
  val messages = Messages(payload, exchange)
  messages.write(Path.of(args[2]))
  val server =
    embeddedServer(Netty, port = ANY_PORT, host = "127.0.0.1") {
      routing {
        post("/") {
          call.respondBytes(exchange.answer(call.receive<ByteArray>()), messages.contentType)
        }
      }
    }
  val samples = Samples()
  server.start(wait = false)
  said.println("ready ${runBlocking { server.engine.resolvedConnectors().first().port }}")
  obey(said, exchange, samples)
  exitProcess(0)
}

/** Each line of standard input is a command, and has one line for an answer. */
private fun obey(said: PrintStream, exchange: Exchange, samples: Samples) {
  val system = ManagementFactory.getOperatingSystemMXBean() as OperatingSystemMXBean
  for (line in generateSequence(::readlnOrNull)) {
    val (command, argument) = line.split(' ', limit = 2) + ""
    when (command) {
      "cpu" -> {
        val figures = listOf(system.processCpuTime) + exchange.counts()
        said.println("cpu ${figures.joinToString(" ")}")
      }
      "sample" -> {
        samples.begin()
        said.println("sampling")
      }
      "samples" -> {
        samples.end(Path.of(argument))
        said.println("sampled")
      }
      else -> said.println("no command '$command'")
    }
  }
}

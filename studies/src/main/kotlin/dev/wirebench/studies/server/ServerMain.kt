package dev.wirebench.studies.server

import io.ktor.http.ContentType
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.ApplicationCall
import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.response.respondText
import io.ktor.server.response.respondTextWriter
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import java.io.Writer
import kotlin.concurrent.thread
import kotlin.system.exitProcess
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/** The first port that is free. */
private const val ANY_PORT = 0

/** Requests would measure each other: one waits for the other. */
private val one = Mutex()

/**
 * Serves on a free port of the loopback interface, which is printed as `port N`, until standard
 * input ends: that of a child does when its parent is gone, however it went.
 *
 * `GET /{library}/{task}/{payload}?warmup=…&runs=…&repetitions=…` measures, and answers with the
 * log: see [Log]. Each line comes as soon as its run is over. A line that begins with `failed: ` is
 * the last, and says why.
 */
fun main() {
  val server =
    embeddedServer(Netty, port = ANY_PORT, host = "127.0.0.1") {
      routing { get("/{library}/{task}/{payload}") { call.measure() } }
    }
  server.start(wait = false)
  println("port ${runBlocking { server.engine.resolvedConnectors().first().port }}")
  thread(name = "parent-watch", isDaemon = true) {
    while (System.`in`.read() >= 0) {
      // Nothing is said there: what counts is its end.
    }
    exitProcess(0)
  }
  Thread.currentThread().join()
}

private suspend fun ApplicationCall.measure() {
  val names = listOf("library", "task", "payload").map { parameters[it].orEmpty() }
  val amounts =
    try {
      Amounts(amount("warmup"), amount("runs"), amount("repetitions"))
    } catch (e: IllegalArgumentException) {
      return respondText("${e.message}\n", status = HttpStatusCode.BadRequest)
    }
  val task =
    Task.named(names[1])
      ?: return respondText("no task '${names[1]}'\n", status = HttpStatusCode.NotFound)
  one.withLock { respondTextWriter(ContentType.Text.CSV) { log(names, task, amounts, this) } }
}

private fun ApplicationCall.amount(name: String): Int =
  requireNotNull(parameters[name]?.toIntOrNull()) { "$name is to be a number" }

private fun log(names: List<String>, task: Task, amounts: Amounts, out: Writer) {
  fun write(line: String) {
    out.write("$line\n")
    out.flush()
  }
  write(Log.HEADER)
  val (library, _, payload) = names
  try {
    val work = Subject.of(library, payload).work(task)
    var number = 0
    Measurement.of(work, amounts) { write(Log.line(names, ++number, amounts.repetitions, it)) }
  } catch (e: Exception) {
    write("failed: ${e.toString().lineSequence().first()}")
  }
}

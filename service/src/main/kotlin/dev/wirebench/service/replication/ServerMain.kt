package dev.wirebench.service.replication

import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.response.respondText
import io.ktor.server.routing.get
import io.ktor.server.routing.routing
import kotlin.concurrent.thread
import kotlin.system.exitProcess
import kotlinx.coroutines.runBlocking

/** The port to which the first free one is bound. */
private const val ANY_PORT = 0

/**
 * Serves on a free port of the loopback interface, which is printed as `port N`, until standard
 * input ends: that of a child does when its parent is gone, however it went.
 */
fun main() {
  val server =
    embeddedServer(Netty, port = ANY_PORT, host = "127.0.0.1") {
      routing { get("/") { call.respondText("ready\n") } }
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

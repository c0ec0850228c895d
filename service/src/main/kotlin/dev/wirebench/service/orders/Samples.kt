package dev.wirebench.service.orders

import java.nio.file.Path
import java.time.Duration
import jdk.jfr.Recording

/** Samples of the stacks of threads that run Java code, by Flight Recorder. */
class Samples {
  private val period = Duration.ofMillis(10)
  private var recording: Recording? = null

  init {
    // The first recording takes a second of CPU time, which must not fall into a turn.
    begin()
    recording?.close()
  }

  fun begin() {
    recording =
      Recording().apply {
        enable("jdk.ExecutionSample").withPeriod(period)
        start()
      }
  }

  fun end(file: Path) {
    recording?.apply {
      stop()
      dump(file)
      close()
    }
    recording = null
  }
}

package dev.wirebench.studies.server

import com.sun.management.OperatingSystemMXBean
import java.lang.management.ManagementFactory
import java.time.Instant

/**
 * How often a task is carried out.
 *
 * @property warmup calls before anything is measured
 * @property runs how often it is measured
 * @property repetitions calls that are timed together, in each run
 */
internal data class Amounts(val warmup: Int, val runs: Int, val repetitions: Int) {
  init {
    require(warmup in 0..MOST) { "warmup is to be 0 to $MOST" }
    require(runs in 1..MOST) { "runs is to be 1 to $MOST" }
    require(repetitions in 1..MOST) { "repetitions is to be 1 to $MOST" }
  }

  companion object {
    /** Far more than the study's 5,000. */
    private const val MOST = 100_000
  }
}

/**
 * What is measured of one run, as the study does: the clock around all its repetitions, the heap in
 * use before and after, and the load of the processors.
 *
 * @property nanos of all repetitions together
 * @property heapBefore bytes in use
 * @property heapAfter bytes in use; fewer than before, if there was a collection in between
 * @property cpuPercent of all processors that the JVM sees, used by this process since the run
 *   before; negative where the system does not tell
 * @property collections of garbage that ended meanwhile, which the study does not look at
 */
internal data class Run(
  val at: Instant,
  val nanos: Long,
  val heapBefore: Long,
  val heapAfter: Long,
  val cpuPercent: Double,
  val collections: Long,
)

/** Measures in this JVM, in the thread that asks for it. */
internal object Measurement {
  private const val PERCENT = 100

  private val memory = ManagementFactory.getMemoryMXBean()
  private val system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean::class.java)
  private val collectors = ManagementFactory.getGarbageCollectorMXBeans()

  /** Whatever a task returns stays reachable until the next, so that no call is left out. */
  @Volatile private var last: Any? = null

  /** Each run is handed over as soon as it is over, and before the next begins. */
  fun of(work: () -> Any?, amounts: Amounts, measured: (Run) -> Unit) {
    repeat(amounts.warmup) { last = work() }
    // The load is counted from one look to the next.
    system.processCpuLoad
    repeat(amounts.runs) { measured(run(work, amounts.repetitions)) }
    last = null
  }

  private fun run(work: () -> Any?, repetitions: Int): Run {
    val at = Instant.now()
    val collectionsBefore = collections()
    val before = memory.heapMemoryUsage.used
    val start = System.nanoTime()
    repeat(repetitions) { last = work() }
    val nanos = System.nanoTime() - start
    val after = memory.heapMemoryUsage.used
    val load = system.processCpuLoad
    return Run(at, nanos, before, after, PERCENT * load, collections() - collectionsBefore)
  }

  private fun collections(): Long = collectors.sumOf { it.collectionCount.coerceAtLeast(0) }
}

package dev.wirebench.service.orders

import dev.wirebench.codec.Binding
import dev.wirebench.codec.Codecs
import dev.wirebench.codec.ThreadSafety
import dev.wirebench.models.Payload
import java.lang.management.ManagementFactory
import java.util.concurrent.atomic.AtomicLong

/**
 * What the service does with a request: decodes it to what the application holds, and encodes that
 * again. Threads share the codec where it lets them, and have one each where it does not.
 */
class Exchange(id: String, private val payload: Payload<*>) {
  private val codec = Codecs.load(id)
  private val shared: Binding<Any>? =
    if (codec.traits().threadSafety() == ThreadSafety.ONE_PER_THREAD) null else bind()
  private val own = ThreadLocal.withInitial { shared ?: bind() }
  private val threads = ManagementFactory.getThreadMXBean()
  private val requests = AtomicLong()
  private val clocked = AtomicLong()
  private val clockedNanos = AtomicLong()

  val readsDocuments = codec.traits().readsDocuments()

  @Suppress("UNCHECKED_CAST")
  private fun bind(): Binding<Any> =
    Codecs.load(codec.traits().id()).bind(payload.type()) as Binding<Any>

  /** What this thread uses. */
  fun binding(): Binding<Any> = shared ?: own.get()

  /** The answer to a request; of every sixteenth, the CPU time of the two calls is added up. */
  fun answer(request: ByteArray): ByteArray =
    if (requests.getAndIncrement() % CLOCKED == 0L) clocked(request)
    else exchange(binding(), request)

  /** The clock is read twice before, since what it takes to read it is in every difference. */
  private fun clocked(request: ByteArray): ByteArray {
    val binding = binding()
    val before = threads.currentThreadCpuTime
    val begin = threads.currentThreadCpuTime
    val answer = exchange(binding, request)
    val end = threads.currentThreadCpuTime
    clockedNanos.addAndGet((end - begin) - (begin - before))
    clocked.incrementAndGet()
    return answer
  }

  /** The two calls, and nothing else: samples of stacks are the codec's if they are below this. */
  private fun exchange(binding: Binding<Any>, request: ByteArray): ByteArray =
    binding.serialize(binding.deserialize(request))

  /** Requests answered so far, CPU time of the two calls in those clocked, and their number. */
  fun counts(): List<Long> = listOf(requests.get(), clockedNanos.get(), clocked.get())

  private companion object {
    /** Reading the clock takes a system call. */
    const val CLOCKED = 16
  }
}

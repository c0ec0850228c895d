package dev.wirebench.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Counts what one call took apart from time. JMH's profilers look before and after an iteration.
 * There, JMH itself starts a thread and loads classes: a hundred times what a first message does.
 * These counters look right before and right after the call, outside the time that is measured.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Footprint {
  private final ClassLoadingMXBean classLoading = ManagementFactory.getClassLoadingMXBean();
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private long classesBefore;
  private long bytesBefore;
  private long cpuBefore;

  /** Classes that were loaded. */
  public long classes;

  /** Bytes that the calling thread allocated. */
  public long allocated;

  /** Nanoseconds of CPU of all threads: those of the compilers, too. */
  public long cpu;

  /** The first reading loads what readings need. */
  @Setup(Level.Trial)
  public void rehearse() {
    begin();
    end();
  }

  @Setup(Level.Invocation)
  public void begin() {
    classesBefore = classLoading.getTotalLoadedClassCount();
    cpuBefore = TaskTimes.nanos();
    bytesBefore = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  @TearDown(Level.Invocation)
  public void end() {
    allocated = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytesBefore;
    cpu = TaskTimes.nanos() - cpuBefore;
    classes = classLoading.getTotalLoadedClassCount() - classesBefore;
  }
}

package dev.wirebench.load;

import java.nio.channels.Selector;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Wakes a thread that waits in a selector at a time in nanoseconds, of which the selector itself
 * knows milliseconds alone.
 */
final class Alarm implements AutoCloseable {
  private static final long NONE = Long.MAX_VALUE;

  private final Selector selector;
  private final AtomicLong time = new AtomicLong(NONE);
  private final Thread thread = new Thread(this::watch, "alarm");
  private volatile boolean closed;

  Alarm(Selector selector) {
    this.selector = selector;
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Sets the time, in the place of one that was set before.
   *
   * @param nanos as {@link System#nanoTime}
   */
  void at(long nanos) {
    if (time.getAndSet(nanos) != nanos) {
      LockSupport.unpark(thread);
    }
  }

  private void watch() {
    while (!closed) {
      long next = time.get();
      long left = next - System.nanoTime();
      if (next == NONE) {
        LockSupport.park(this);
      } else if (left > 0) {
        LockSupport.parkNanos(this, left);
      } else if (time.compareAndSet(next, NONE)) {
        selector.wakeup();
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
  }
}

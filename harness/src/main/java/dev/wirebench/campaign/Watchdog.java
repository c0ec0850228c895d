package dev.wirebench.campaign;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Ends a fork that hangs. JMH's own time-out interrupts the benchmark's thread and waits on, for as
 * long as the library ignores that.
 */
final class Watchdog implements AutoCloseable {
  private static final double MILLIS = 1000;

  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Watchdog::daemon);
  private final long millis;
  private volatile boolean barked;

  /**
   * @param millis after which every process that this one has started is ended
   */
  Watchdog(long millis) {
    this.millis = millis;
    timer.schedule(this::bark, millis, TimeUnit.MILLISECONDS);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "watchdog");
    thread.setDaemon(true);
    return thread;
  }

  private void bark() {
    barked = true;
    endForks();
  }

  /** Ends whatever processes this one has started. */
  static void endForks() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }

  /** The reason for which the fork was ended, if it was. */
  Optional<String> reason() {
    return barked ? Optional.of(hung(millis)) : Optional.empty();
  }

  /** The message about a fork that was ended after giving no sign for this long. */
  static String hung(long millis) {
    return String.format(Locale.ROOT, "hung: ended after %.0f s (--fork-timeout)", millis / MILLIS);
  }

  @Override
  public void close() {
    timer.shutdownNow();
    try {
      // Otherwise it might end the fork that comes next.
      timer.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

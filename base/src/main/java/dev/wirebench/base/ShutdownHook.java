package dev.wirebench.base;

import java.util.concurrent.TimeUnit;

/**
 * Runs work on Ctrl-C or a termination, while this hook is open. The work is done before the JVM
 * ends, and whoever measures waits for that instead of going on.
 */
public final class ShutdownHook implements AutoCloseable {
  /** Longer than it takes from a child's end by the terminal's signal to this JVM's own. */
  private static final long SIGNAL_MILLIS = 500;

  private final Runnable work;
  private final Thread hook = new Thread(this::run, "interruption");
  private volatile boolean begun;

  /**
   * @param work to be done; in a thread of its own
   */
  public ShutdownHook(Runnable work) {
    this.work = work;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void run() {
    begun = true;
    work.run();
  }

  /** Does not return once the JVM is about to end: nothing new must be started then. */
  public void stopHere() {
    if (begun) {
      awaitSignal();
    }
  }

  /**
   * Ctrl-C reaches children as well as this JVM: one that failed may have been stopped by it. Does
   * not return if that is so, since the JVM is about to end.
   */
  public void awaitSignal() {
    try {
      TimeUnit.MILLISECONDS.sleep(SIGNAL_MILLIS);
      while (begun) {
        TimeUnit.MILLISECONDS.sleep(SIGNAL_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException stoppingAlready) {
      awaitSignal();
    }
  }
}

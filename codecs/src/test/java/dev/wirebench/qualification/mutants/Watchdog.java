package dev.wirebench.qualification.mutants;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** Ends the JVM if it works for long without progress. A slow machine gets more time. */
final class Watchdog implements Runnable {
  /** Processor time. The longest step of an honest codec takes a few seconds. */
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private static final long PERIOD_MILLIS = 200;
  private static final int HANGS = 3;

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private volatile long last;

  private Watchdog() {
    progress();
  }

  static Watchdog start() {
    Watchdog watchdog = new Watchdog();
    Thread thread = new Thread(watchdog, "watchdog");
    thread.setDaemon(true);
    thread.start();
    return watchdog;
  }

  void progress() {
    last = system.getProcessCpuTime();
  }

  @Override
  public void run() {
    while (system.getProcessCpuTime() - last < PATIENCE_NANOS) {
      try {
        Thread.sleep(PERIOD_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
    Runtime.getRuntime().halt(HANGS);
  }
}

package dev.wirebench.campaign;

import dev.wirebench.results.Derivation;
import dev.wirebench.run.Journal;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * What happens on Ctrl-C or a termination: the fork in flight is ended and not recorded, and what
 * was measured so far is made readable.
 */
final class Interruption implements AutoCloseable {
  /** Longer than it takes from a fork's end by the terminal's signal to this JVM's own. */
  private static final long SIGNAL_MILLIS = 500;

  private final Journal journal;
  private final RunFolder folder;
  private final Runnable announcement;
  private final Thread hook = new Thread(this::stop, "interruption");
  private volatile boolean stopping;

  /**
   * @param announcement called when everything is on disk
   */
  Interruption(Journal journal, RunFolder folder, Runnable announcement) {
    this.journal = journal;
    this.folder = folder;
    this.announcement = announcement;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stop() {
    stopping = true;
    try {
      journal.close();
      Watchdog.endForks();
      Derivation.derive(folder);
      // Once more, in case a fork was about to start.
      Watchdog.endForks();
    } catch (IOException | RuntimeException e) {
      // The record is intact, and collect or a resumed run derives what is missing.
    } finally {
      announcement.run();
    }
  }

  /** Does not return once the JVM is about to end: nothing new must be started then. */
  void stopHere() {
    if (stopping) {
      awaitSignal();
    }
  }

  /**
   * Ctrl-C reaches the fork as well as this JVM: a fork that failed may have been stopped by it.
   * Does not return if that is so, since the JVM is about to end.
   */
  void awaitSignal() {
    try {
      TimeUnit.MILLISECONDS.sleep(SIGNAL_MILLIS);
      while (stopping) {
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

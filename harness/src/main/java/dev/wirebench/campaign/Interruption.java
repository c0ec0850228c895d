package dev.wirebench.campaign;

import dev.wirebench.base.ShutdownHook;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.Journal;
import dev.wirebench.run.RunFolder;
import java.io.IOException;

/**
 * Reacts to Ctrl-C or a termination. The fork in flight is ended and not recorded, and all that was
 * measured is made readable.
 */
final class Interruption implements AutoCloseable {
  private final Journal journal;
  private final RunFolder folder;
  private final Runnable announcement;
  private final ShutdownHook ending;

  /**
   * @param announcement called when everything is on disk
   */
  Interruption(Journal journal, RunFolder folder, Runnable announcement) {
    this.journal = journal;
    this.folder = folder;
    this.announcement = announcement;
    this.ending = new ShutdownHook(this::stop);
  }

  private void stop() {
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
    ending.stopHere();
  }

  /**
   * Ctrl-C reaches the fork as well as this JVM: a fork that failed may have been stopped by it.
   * Does not return if that is so, since the JVM is about to end.
   */
  void awaitSignal() {
    ending.awaitSignal();
  }

  @Override
  public void close() {
    ending.close();
  }
}

package dev.wirebench.load;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * What happens on Ctrl-C or a termination: nothing more is recorded, and all servers are ended. The
 * turn under way is not recorded.
 */
public final class LoadEnding implements AutoCloseable {
  /** Longer than it takes from a server's end by the terminal's signal to this JVM's own. */
  private static final long SIGNAL_MILLIS = 500;

  private final LoadJournal journal;
  private final ServedCodecs servers;
  private final Runnable announcement;
  private final Thread hook = new Thread(this::stop, "interruption");
  private volatile boolean stopping;

  /**
   * @param announcement called when all servers have gone
   */
  public LoadEnding(LoadJournal journal, ServedCodecs servers, Runnable announcement) {
    this.journal = journal;
    this.servers = servers;
    this.announcement = announcement;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stop() {
    stopping = true;
    try {
      journal.close();
    } catch (IOException e) {
      // What is on disk stays there.
    } finally {
      servers.close();
      announcement.run();
    }
  }

  /**
   * Ctrl-C reaches a server as well as this JVM: one that failed may have been stopped by it. Does
   * not return if that is so, since the JVM is about to end.
   */
  public void awaitSignal() {
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

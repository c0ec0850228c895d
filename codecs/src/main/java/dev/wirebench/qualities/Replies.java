package dev.wirebench.qualities;

import dev.wirebench.base.ChildResults;
import java.io.IOException;
import java.util.function.LongSupplier;

/**
 * Writes what was found, and ends the JVM where an attempt takes all of its time: no thread can be
 * made to stop that does not want to.
 */
final class Replies implements AutoCloseable {
  private final ChildResults results;
  private final long millis;
  private final LongSupplier nanos;
  private final Thread watch;

  private Attempt current;
  private int index;
  private long began;

  /**
   * @param millis how long an attempt may take
   * @param nanos the clock that says how long it has taken
   */
  Replies(String file, long millis, LongSupplier nanos) throws IOException {
    this.results = ChildResults.open(file);
    this.millis = millis;
    this.nanos = nanos;
    this.watch = new Thread(this::watch, "watch");
    watch.setDaemon(true);
    watch.setPriority(Thread.MAX_PRIORITY);
    watch.start();
  }

  synchronized void write(Reply reply) throws IOException {
    results.write(reply);
  }

  /** Starts the clock of an attempt. */
  synchronized void begin(int number, Attempt attempt) {
    current = attempt;
    index = number;
    began = nanos.getAsLong();
  }

  synchronized void end(Reply reply) throws IOException {
    current = null;
    write(reply);
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(Math.max(1, Math.min(100, millis / 10)));
        giveUpIfLate();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      // The answer is lost, and whoever waits for it will find that nothing comes.
      Runtime.getRuntime().halt(1);
    }
  }

  private synchronized void giveUpIfLate() throws IOException {
    if (current == null || nanos.getAsLong() - began < millis * 1_000_000) {
      return;
    }
    Answer answer = new Answer(Outcome.HANGS, hangs(millis));
    write(Reply.of(index, current, answer, true));
    Runtime.getRuntime().halt(0);
  }

  static String hangs(long millis) {
    return "nothing came back within " + millis / 1000.0 + " s";
  }

  @Override
  public synchronized void close() throws IOException {
    watch.interrupt();
    results.close();
  }
}

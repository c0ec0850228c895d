package dev.wirebench.qualification;

import java.util.concurrent.Phaser;

/**
 * Lets all threads that share a codec wait for each other at the two points where a flaw must show:
 * after each has left what it shares, and after each has taken what is there. It happens once; what
 * the threads do later is not held up, and neither is the thread that made the codec, which tries
 * it alone before.
 */
public final class Meeting {
  public static final int THREADS = ManyThreadsMain.EFFORT.threads();

  private static final int LAST_PHASE = 1;

  private final Thread alone = Thread.currentThread();
  private final Phaser threads =
      new Phaser(THREADS) {
        @Override
        protected boolean onAdvance(int phase, int registeredParties) {
          return phase == LAST_PHASE;
        }
      };

  /** Waits for the others, at one point and then at the other. */
  public void await() {
    if (Thread.currentThread() != alone) {
      threads.arriveAndAwaitAdvance();
    }
  }
}

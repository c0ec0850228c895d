package dev.wirebench.validation;

import dev.wirebench.data.Json;
import dev.wirebench.registry.Parent;
import dev.wirebench.validation.Neighbour.Seen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A process that takes the machine's CPUs in bursts, as neighbours on a shared host do: bursts of 5
 * s on average, as far apart, in each of which it works for between 15 and 45 % of the time, in
 * periods of 10 ms, on twice as many threads as there are CPUs. It says of each burst in a line of
 * JSON when it begins and will end, and ends with the process that started it, or when its time is
 * over.
 */
public final class Bursts {
  private static final double MEAN_MILLIS = 5000;
  private static final double SHORTEST_MILLIS = 1000;
  private static final double LONGEST_MILLIS = 15_000;
  private static final double LEAST_SHARE = 0.15;
  private static final double MOST_SHARE = 0.45;
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  private final Random random;

  /** Fixes the bursts, relative to when the process begins. */
  Bursts(long seed) {
    this.random = new Random(seed);
  }

  /**
   * A pause, and the burst behind it.
   *
   * @param share of each period in which the process works
   */
  record Burst(double pauseMillis, double millis, double share) {}

  Burst next() {
    return new Burst(
        duration(), duration(), LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * random.nextDouble());
  }

  /** Exponential: when the next one comes cannot be told from the last one. */
  private double duration() {
    double millis = -MEAN_MILLIS * Math.log(1 - random.nextDouble());
    return Math.max(SHORTEST_MILLIS, Math.min(LONGEST_MILLIS, millis));
  }

  /**
   * @param args seed; seconds after which the process ends in any case
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[1]));
    Parent.endWithIt();
    Bursts bursts = new Bursts(Long.parseLong(args[0]));
    while (System.nanoTime() < end) {
      Burst burst = bursts.next();
      LockSupport.parkNanos(nanos(burst.pauseMillis()));
      long begin = System.currentTimeMillis();
      // Said beforehand: a burst during which the process is ended counts, too.
      System.out.println(
          Json.LINE.writeValueAsString(
              new Seen(begin, begin + Math.round(burst.millis()), burst.share())));
      work(burst);
    }
  }

  private static void work(Burst burst) throws InterruptedException {
    long end = System.nanoTime() + nanos(burst.millis());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 2 * Runtime.getRuntime().availableProcessors(); i++) {
      Thread thread = new Thread(() -> work(end, burst.share()), "burst-" + i);
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void work(long end, double share) {
    long now = System.nanoTime();
    while (now < end) {
      // All threads work at the same time: a fork must find no CPU free.
      long begin = now - now % PERIOD_NANOS;
      while (System.nanoTime() - begin < share * PERIOD_NANOS) {
        Thread.onSpinWait();
      }
      LockSupport.parkNanos(begin + PERIOD_NANOS - System.nanoTime());
      now = System.nanoTime();
    }
  }

  private static long nanos(double millis) {
    return (long) (millis * TimeUnit.MILLISECONDS.toNanos(1));
  }
}

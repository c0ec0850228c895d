package dev.wirebench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class OtherThreadsTest {
  private static final long WORK = 50_000_000;

  /**
   * Compilers and collector work in this test, too, and more than nothing is never said of them.
   */
  private final OtherThreads profiler = new OtherThreads();

  private final CountDownLatch end = new CountDownLatch(1);

  @Test
  void threadsThatAreNotMeasuredCount() throws Exception {
    profiler.begin();
    Thread worker = working("dev.wirebench.jmh.Bytes.deserialize-jmh-worker-1");
    assertThat(profiler.nanos(1).others()).isZero();
    assertThat(profiler.nanos(1).measured()).isBetween(WORK, 10 * WORK);
    Thread codecs = working("reader");
    assertThat(profiler.nanos(1).others()).isBetween(WORK, 10 * WORK);
    profiler.begin();
    assertThat(profiler.nanos(1).others()).isLessThan(WORK);
    end(worker, codecs);
  }

  @Test
  void asManyWorkersAreMeasuredAsThereAreThreads() throws Exception {
    profiler.begin();
    Thread first = working("x-jmh-worker-1");
    Thread second = working("x-jmh-worker-2");
    assertThat(profiler.nanos(2).others()).isZero();
    assertThat(profiler.nanos(1).others()).as("a codec's, called one").isGreaterThanOrEqualTo(WORK);
    end(first, second);
  }

  @Test
  void olderThreadsDoNotCount() throws Exception {
    Thread older = working("older");
    OtherThreads later = new OtherThreads();
    later.begin();
    assertThat(later.nanos(1).others()).isZero();
    end(older);
  }

  /** A thread that has worked, and lives. */
  private Thread working(String name) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < WORK) {
                Thread.onSpinWait();
              }
              done.countDown();
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    done.await();
    return thread;
  }

  private void end(Thread... threads) throws InterruptedException {
    end.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
  }
}

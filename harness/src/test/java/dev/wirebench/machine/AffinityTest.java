package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class AffinityTest {
  private static String allowed() throws IOException {
    return Files.readAllLines(Path.of("/proc/thread-self/status")).stream()
        .filter(line -> line.startsWith("Cpus_allowed_list:"))
        .map(line -> line.replaceFirst(".*:\\s*", ""))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void listsOfCpusAreReadAsLinuxWritesThem() {
    assertThat(Affinity.cpus("0")).containsExactly(0);
    assertThat(Affinity.cpus("0-3,8,10-11")).containsExactly(0, 1, 2, 3, 8, 10, 11);
    assertThat(Affinity.cpus("")).isEmpty();
  }

  @Test
  void aThreadIsBoundAndReleased() throws Exception {
    Affinity affinity = Affinity.ofThisMachine();
    assumeThat(affinity.cpus()).as("CPUs that threads can be bound to").isNotEmpty();
    String before = allowed();
    int last = affinity.cpus().get(affinity.cpus().size() - 1);
    try {
      assertThat(affinity.bind(Affinity.thisThread(), last)).isTrue();
      assertThat(allowed()).isEqualTo(Integer.toString(last));
    } finally {
      assertThat(affinity.release(Affinity.thisThread())).isTrue();
    }
    assertThat(allowed()).isEqualTo(before);
  }

  @Test
  void threadsAreFoundByTheBeginningOfTheirName() throws Exception {
    assumeThat(Path.of("/proc/thread-self")).exists();
    long pid = ProcessHandle.current().pid();
    CountDownLatch running = new CountDownLatch(1);
    Thread named = new Thread(() -> parkUntilInterrupted(running), "wirebench-named-thread");
    named.start();
    try {
      // The system learns a thread's name from the thread itself, before it runs.
      running.await();
      assertThat(Affinity.threads(pid, "wirebench-named")).hasSize(1);
      assertThat(Affinity.threads(pid, "no such thread")).isEmpty();
      assertThat(Affinity.threads(Long.MAX_VALUE, "wirebench")).isEmpty();
    } finally {
      named.interrupt();
      named.join();
    }
  }

  private static void parkUntilInterrupted(CountDownLatch running) {
    running.countDown();
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException told) {
      Thread.currentThread().interrupt();
    }
  }

  /** Elsewhere, and without taskset, a heat is measured as the system puts it. */
  @Test
  void whereNothingCanBeBoundThatIsSaid() {
    assertThat(Affinity.NONE.cpus()).isEmpty();
    assertThat(Affinity.NONE.bind(Long.MAX_VALUE, 0)).isFalse();
  }
}

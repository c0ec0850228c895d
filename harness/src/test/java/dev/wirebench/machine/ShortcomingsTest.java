package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that lack some of what Linux has. */
class ShortcomingsTest {
  @TempDir Path root;

  @Test
  void withoutProcNothingIsBoundAndDisturbancesAreNotSeen() {
    assertThat(Shortcomings.ofRun(root))
        .contains(
            "Since /proc is missing, interleaved forks are not bound to one CPU: their intervals"
                + " get wider. This system does not show steal, the CPU time of all other processes"
                + " and throttling by a CPU quota: what they disturb counts like the rest.");
  }

  @Test
  void whatIsThereIsNotSaidToBeMissing() throws IOException {
    Path status = Path.of("/proc/self/status");
    assumeThat(Affinity.ofThisMachine().cpus()).as("CPUs that can be bound to").isNotEmpty();
    write("proc/self/status", Files.readString(status));
    write("proc/stat", "cpu  100 0 50 800 10 0 5 20 7 0\n");
    write("proc/self/stat", "7 (java) S 1 71 71 0 -1 4194560 1 2 3 4 50 30 20 10 20 0 1 0 1234\n");
    assertThat(Shortcomings.ofRun(root))
        .contains(
            "This system does not show throttling by a CPU quota: what they disturb counts like the"
                + " rest.");
    write("proc/self/mountinfo", "41 31 0:38 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n");
    write("proc/self/cgroup", "0::/\n");
    write("sys/fs/cgroup/cpu.stat", "usage_usec 900\n");
    assertThat(Shortcomings.ofRun(root)).isEmpty();
    write("proc/self/status", "Name:\tjava\n");
    assertThat(Shortcomings.ofRun(root))
        .contains(
            "Since /proc does not say which CPUs there are, interleaved forks are not bound to one"
                + " CPU: their intervals get wider.");
  }

  @Test
  void aThreadIsNotBoundWhereItsSystemHasNoSuchFiles() {
    Affinity affinity = Affinity.of(root);
    assertThat(affinity.cpus()).isEmpty();
    assertThat(affinity.obstacle()).contains("/proc is missing");
    assertThat(affinity.bind(Long.MAX_VALUE, 0)).isFalse();
    assertThat(affinity.release(Long.MAX_VALUE)).isFalse();
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}

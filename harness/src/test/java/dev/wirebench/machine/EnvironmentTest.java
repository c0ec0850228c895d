package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentTest {
  @TempDir Path root;

  @Test
  void aSystemWithoutLinuxFilesHasItsJdkAndNumberOfCpus() {
    assertThat(Environment.read(root))
        .containsEntry("cpu", "not available")
        .containsEntry("container", "not available")
        .containsEntry("cpu quota", "not available")
        .containsEntry("memory", "not available")
        .containsEntry("cpus", Integer.toString(Runtime.getRuntime().availableProcessors()))
        .containsEntry("arch", System.getProperty("os.arch"))
        .containsOnlyKeys(Environment.read().keySet());
  }

  @Test
  void aCpuOfArmIsToldByItsNumbers() throws IOException {
    write(
        "proc/cpuinfo",
        "processor\t: 0\nFeatures\t: fp asimd\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n");
    assertThat(Environment.read(root)).containsEntry("cpu", "implementer 0x41, part 0xd0c");
    write("proc/cpuinfo", "processor\t: 0\nmodel name\t: AMD EPYC\n");
    assertThat(Environment.read(root)).containsEntry("cpu", "AMD EPYC");
  }

  @Test
  void theQuotaIsThatOfTheOwnGroup() throws IOException {
    write("proc/self/mountinfo", "41 31 0:38 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n");
    write("proc/self/cgroup", "0::/ci.slice\n");
    write("sys/fs/cgroup/ci.slice/cpu.max", "50000 100000\n");
    assertThat(Environment.read(root)).containsEntry("cpu quota", "50000 100000");
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}

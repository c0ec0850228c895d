package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that imitate those of Linux. */
class CpuGroupsTest {
  private static final String VERSION_1 =
      "31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755\n"
          + "32 31 0:29 %s /sys/fs/cgroup/cpu,cpuacct rw shared:9 - cgroup cgroup rw,cpu,cpuacct\n"
          + "34 31 0:31 / /sys/fs/cgroup/cpuset rw,relatime - cgroup cgroup rw,cpuset\n";
  private static final String VERSION_2 =
      "41 31 0:38 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n";

  @TempDir Path root;

  @Test
  void aGroupOfVersion2IsSlowedByItsOwnQuotaAndByThoseAroundIt() throws IOException {
    write("proc/self/mountinfo", VERSION_2);
    write("proc/self/cgroup", "0::/system.slice/ci.service\n");
    write("sys/fs/cgroup/cpu.stat", "usage_usec 900\n");
    stat2("sys/fs/cgroup/system.slice", 400);
    stat2("sys/fs/cgroup/system.slice/ci.service", 1100);
    stat2("sys/fs/cgroup/user.slice", 7000);
    assertThat(CpuGroups.of(root).throttledNanos()).isEqualTo(1_500_000);
  }

  @Test
  void aGroupOfVersion1IsFoundBelowWhatIsMounted() throws IOException {
    // As in a container that sees the names of its host.
    write("proc/self/mountinfo", VERSION_1.formatted("/docker/4f"));
    write("proc/self/cgroup", "9:name=systemd:/x\n4:cpuset:/y\n3:cpu,cpuacct:/docker/4f\n0::/z\n");
    write(
        "sys/fs/cgroup/cpu,cpuacct/cpu.stat",
        "nr_periods 30\nnr_throttled 4\nthrottled_time 2500000\n");
    assertThat(CpuGroups.of(root).throttledNanos()).isEqualTo(2_500_000);
  }

  @Test
  void withBothVersionsTheOneWithTheControllerCounts() throws IOException {
    write("proc/self/mountinfo", VERSION_1.formatted("/") + VERSION_2.replace("up rw", "up/u rw"));
    write("proc/self/cgroup", "1:cpu,cpuacct:/ci\n0::/ci\n");
    write("sys/fs/cgroup/cpu,cpuacct/ci/cpu.stat", "throttled_time 30\n");
    stat2("sys/fs/cgroup/u/ci", 9);
    assertThat(CpuGroups.of(root).throttledNanos()).isEqualTo(30);
  }

  @Test
  void aGroupOutsideOfTheContainersOwnIsNotSought() throws IOException {
    write("proc/self/mountinfo", VERSION_2);
    write("proc/self/cgroup", "0::/../ci\n");
    stat2("sys/fs/cgroup", 5);
    stat2("sys/fs/ci", 70);
    assertThat(CpuGroups.of(root).throttledNanos()).isEqualTo(5000);
  }

  @Test
  void noQuotaWithholdsNothingAndNoFilesSayNothing() throws IOException {
    assertThat(CpuGroups.of(root).throttledNanos()).isNull();
    assertThat(CpuGroups.of(root).quota()).isEmpty();
    write("proc/self/mountinfo", VERSION_2 + "nonsense\n- - -\n");
    write("proc/self/cgroup", "nonsense\n0::/ci\n");
    assertThat(CpuGroups.of(root).throttledNanos()).isNull();
    write("sys/fs/cgroup/ci/cpu.stat", "usage_usec 900\nthrottled_usec many\n");
    assertThat(CpuGroups.of(root).throttledNanos()).isZero();
  }

  @Test
  void theInnermostQuotaIsTold() throws IOException {
    write("proc/self/mountinfo", VERSION_2);
    write("proc/self/cgroup", "0::/a/b\n");
    write("sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
    assertThat(CpuGroups.of(root).quota()).contains("none");
    write("sys/fs/cgroup/a/cpu.max", "150000 100000\n");
    assertThat(CpuGroups.of(root).quota()).contains("150000 100000");
  }

  @Test
  void theQuotaOfVersion1IsTold() throws IOException {
    write("proc/self/mountinfo", VERSION_1.formatted("/"));
    write("proc/self/cgroup", "3:cpu,cpuacct:/ci\n");
    write("sys/fs/cgroup/cpu,cpuacct/ci/cpu.cfs_quota_us", "-1\n");
    assertThat(CpuGroups.of(root).quota()).contains("none");
    write("sys/fs/cgroup/cpu,cpuacct/ci/cpu.cfs_quota_us", "50000\n");
    assertThat(CpuGroups.of(root).quota()).contains("50000");
  }

  private void stat2(String group, long micros) throws IOException {
    write(
        group + "/cpu.stat",
        "usage_usec 9000\nnr_periods 3\nnr_throttled 1\nthrottled_usec " + micros + "\n");
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}

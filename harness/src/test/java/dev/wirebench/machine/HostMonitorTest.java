package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostMonitorTest {
  @TempDir Path folder;

  @Test
  void stealIsItsShareOfAllTicks() throws Exception {
    HostMonitor.CpuTimes before = cpu("cpu  100 0 50 800 10 0 5 20 7 0");
    HostMonitor.CpuTimes after = cpu("cpu  150 0 70 815 10 0 5 35 9 0");
    // 100 ticks passed, guest time not counted again, 15 of them stolen.
    assertThat(after.stealSince(before)).isEqualTo(0.15);
    assertThat(after.busy() - before.busy()).isEqualTo(70);
    assertThat(before.stealSince(before)).isNull();
  }

  @Test
  void whatIsNotThereIsNotAvailable() throws Exception {
    assertThat(HostMonitor.CpuTimes.read(folder.resolve("none"))).isNull();
    assertThat(cpu("nonsense")).isNull();
    assertThat(cpu("cpu a b c d e f g h i")).isNull();
    assertThat(HostMonitor.pressureMicros(folder.resolve("none"))).isNull();
  }

  @Test
  void pressureIsTheTimeInWhichSomeTaskWaited() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("cpu"),
            "some avg10=1.53 avg60=1.24 avg300=1.79 total=54675355\n"
                + "full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n");
    assertThat(HostMonitor.pressureMicros(file)).isEqualTo(54675355);
  }

  @Test
  void aBusyMachineSpoilsAForkAndAQuietOneDoesNot() {
    assertThat(new HostReading(1.0, 0.019, 0.9, 0.09, "java", 0.14, 0.02).spoiled()).isEmpty();
    assertThat(new HostReading(null, null, null, null, null, null, null).spoiled()).isEmpty();
    assertThat(new HostReading(1.0, 0.031, 0.0, 0.0, "java", 0.0, null).spoiled())
        .contains("the hypervisor took 3.1 % of the CPU time (steal)");
    assertThat(new HostReading(1.0, 0.0, 0.0, 0.43, "chrome", 0.5, 0.0).spoiled())
        .contains("another process (chrome) used 43 % of a CPU");
    assertThat(new HostReading(1.0, 0.0, 0.0, 0.01, "sshd", 0.2, 0.0).spoiled())
        .contains("other processes, some of them short, used 20 % of a CPU together");
    assertThat(new HostReading(1.0, 0.0, 0.0, 0.0, "sshd", 0.0, 0.035).spoiled())
        .contains("a quota withheld 3.5 % of a CPU (throttling)");
    assertThat(new HostReading(1.0, 0.01, 0.0, 0.05, "sshd", 0.3, 0.0).disturbance()).isEqualTo(2);
    assertThat(new HostReading(1.0, 0.0, 0.0, 0.0, "sshd", 0.0, 0.06).disturbance()).isEqualTo(3);
  }

  @Test
  void aProcessHasItsOwnTimesAndThoseOfItsChildren() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("stat"),
            "71 (odd) name) S 1 71 71 0 -1 4194560 1 2 3 4 50 30 20 10 20 0 1 0 1234\n");
    assertThat(HostMonitor.ticks(file)).isEqualTo(110);
    assertThat(HostMonitor.ticks(folder.resolve("none"))).isNull();
  }

  @Test
  void readsThisMachine() {
    HostReading reading = new HostMonitor().stop();
    assertThat(reading.otherProcess()).isNotNegative();
    assertThat(reading.otherCommand()).isNotBlank();
  }

  @Test
  void othersUsedWhatIsNeitherIdleNorOurs() {
    // Of 1.2 seconds of two CPUs, 110 ticks were ours.
    assertThat(HostMonitor.cpus(140 - 110, 1.2e9)).isEqualTo(0.25);
    // Ticks and the times of processes are counted apart.
    assertThat(HostMonitor.cpus(140 - 143, 1.2e9)).isZero();
  }

  @Test
  void whatAQuotaWithheldMeanwhileIsInTheReading() throws Exception {
    Path self = Files.createDirectories(folder.resolve("proc/self"));
    Files.writeString(self.resolve("cgroup"), "0::/\n");
    Files.writeString(self.resolve("mountinfo"), "1 0 0:1 / /group rw - cgroup2 cgroup2 rw\n");
    Path stat = Files.createDirectories(folder.resolve("group")).resolve("cpu.stat");
    Files.writeString(stat, "nr_throttled 3\nthrottled_usec 5000000\n");
    HostMonitor quiet = new HostMonitor(folder);
    assertThat(quiet.stop().throttled()).isZero();
    long begin = System.nanoTime();
    HostMonitor monitor = new HostMonitor(folder);
    Files.writeString(stat, "nr_throttled 9\nthrottled_usec 3605000000\n");
    HostReading reading = monitor.stop();
    // An hour, over the time that went by.
    assertThat(reading.throttled()).isGreaterThanOrEqualTo(3600e9 / (System.nanoTime() - begin));
    assertThat(reading.spoiled()).get().asString().startsWith("a quota withheld ");
  }

  @Test
  void aMachineWithoutLinuxFilesIsReadAsFarAsTheJdkCan() {
    HostReading reading = new HostMonitor(folder).stop();
    assertThat(reading.steal()).isNull();
    assertThat(reading.pressure()).isNull();
    assertThat(reading.others()).isNull();
    assertThat(reading.throttled()).isNull();
  }

  private HostMonitor.CpuTimes cpu(String line) throws Exception {
    return HostMonitor.CpuTimes.read(
        Files.writeString(folder.resolve("stat"), line + "\ncpu0 1 2 3\n"));
  }
}

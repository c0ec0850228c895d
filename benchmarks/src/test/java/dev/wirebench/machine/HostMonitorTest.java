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
    assertThat(new HostReading(1.0, 0.019, 0.9, 0.09, "java").spoiled()).isEmpty();
    assertThat(new HostReading(null, null, null, null, null).spoiled()).isEmpty();
    assertThat(new HostReading(1.0, 0.031, 0.0, 0.0, "java").spoiled())
        .contains("the hypervisor took 3.1 % of the CPU time (steal)");
    assertThat(new HostReading(1.0, 0.0, 0.0, 0.43, "chrome").spoiled())
        .contains("another process (chrome) used 43 % of a CPU");
  }

  @Test
  void readsThisMachine() {
    HostReading reading = new HostMonitor().stop();
    assertThat(reading.otherProcess()).isNotNegative();
    assertThat(reading.otherCommand()).isNotBlank();
  }

  private HostMonitor.CpuTimes cpu(String line) throws Exception {
    return HostMonitor.CpuTimes.read(
        Files.writeString(folder.resolve("stat"), line + "\ncpu0 1 2 3\n"));
  }
}

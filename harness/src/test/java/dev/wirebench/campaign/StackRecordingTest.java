package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Profile.Stack;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import jdk.jfr.Recording;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of a recording of this JVM, in which a method of this class stands for the operation. */
class StackRecordingTest {
  private static final String SELF = StackRecordingTest.class.getName();
  private static final Duration ALL = Duration.ofHours(1);
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

  /** A machine that is busy with something else takes few samples of what is short. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @TempDir static Path folder;
  private static Path file;
  private static Object sink;

  @BeforeAll
  static void record() throws IOException {
    file = folder.resolve("recording.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(5));
      recording.enable("jdk.ObjectAllocationSample").with("throttle", "300/s").withStackTrace();
      recording.start();
      long begin = System.nanoTime();
      do {
        goOn();
        recording.dump(file);
      } while (!isEnough() && System.nanoTime() - begin < PATIENCE.toNanos());
    }
  }

  private static void goOn() {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < BETWEEN_LOOKS.toNanos()) {
      operation();
      elsewhere();
    }
  }

  /** Says whether there are samples of everything that the tests ask for. */
  private static boolean isEnough() throws IOException {
    try {
      Profile operation = read("operation");
      return operation.frames().contains(SELF + ".work")
          && operation.allocated().containsKey("byte[]")
          && read("elsewhere").allocated().containsKey("long[]");
    } catch (IllegalStateException noSample) {
      return false;
    }
  }

  private static void operation() {
    for (int i = 0; i < 2000; i++) {
      sink = work(i);
    }
  }

  private static void elsewhere() {
    for (int i = 0; i < 50_000; i++) {
      sink = new long[100];
    }
  }

  private static Object work(int i) {
    StringBuilder text = new StringBuilder();
    for (int n = 0; n < 100; n++) {
      text.append(Integer.toHexString(i * n));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static Profile read(String method) throws IOException {
    Cell cell = new Cell(SELF + "." + method, Map.of("codec", "some"), "17");
    return StackRecording.read(file, cell, false, ALL);
  }

  @Test
  void samplesBelowTheOperationAreCounted() throws IOException {
    Profile profile = read("operation");
    assertThat(profile.cell().benchmark()).isEqualTo(SELF + ".operation");
    assertThat(profile.cell().params()).containsExactly(Map.entry("codec", "some"));
    assertThat(profile.samples()).isPositive();
    for (Stack stack : profile.stacks()) {
      assertThat(profile.frames().get(stack.frames().get(0))).isEqualTo(SELF + ".operation");
    }
    assertThat(profile.frames())
        .contains(SELF + ".work")
        .doesNotContain(SELF + ".elsewhere", SELF + ".record")
        .doesNotHaveDuplicates();
  }

  @Test
  void allocationIsOfTheOperationAlone() throws IOException {
    assertThat(read("operation").allocated()).containsKey("byte[]").doesNotContainKey("long[]");
    assertThat(read("elsewhere").allocated()).containsOnlyKeys("long[]");
  }

  /** As when the fork's operation was inlined away, or never ran. */
  @Test
  void aRecordingWithoutTheOperationIsNoProfile() {
    assertThatThrownBy(() -> read("neverCalled"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Flight Recorder took no sample of the operation");
  }

  /** A file that is read back as it was written. */
  @Test
  void aProfileOutlivesItsFile() throws IOException {
    Profile profile = read("operation");
    Path written = folder.resolve("profile.json");
    Json.LINE.writeValue(written.toFile(), profile);
    assertThat(Profile.read(written)).isEqualTo(profile);
  }
}

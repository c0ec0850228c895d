package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.ChildResults;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ChildMainTest {
  /** Waits for longer than any test. */
  static final class SleepingMain {
    private SleepingMain() {}

    public static void main(String[] args) throws InterruptedException {
      System.out.println("begun with " + args[0]);
      TimeUnit.DAYS.sleep(1);
    }
  }

  /** Fails as a library under test may. */
  static final class FailingMain {
    private FailingMain() {}

    public static void main(String[] args) {
      throw new IllegalArgumentException("made to fail");
    }
  }

  private static String classPath() {
    return String.join(
        File.pathSeparator,
        CodecClassPath.location(ChildMain.class).toString(),
        CodecClassPath.location(ChildResults.class).toString(),
        CodecClassPath.location(ChildMainTest.class).toString());
  }

  private static Process start() throws IOException {
    return new ProcessBuilder(
            JvmLauncher.executable(Path.of(System.getProperty("java.home"))).toString(),
            "-cp",
            classPath(),
            ChildMain.class.getName(),
            SleepingMain.class.getName(),
            "an argument")
        .redirectErrorStream(true)
        .start();
  }

  /** The system closes the other end of its input when the parent is gone, as is done here. */
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aChildEndsWithItsParent() throws Exception {
    Process child = start();
    try {
      // What a parent tells first.
      child.outputWriter().append("a secret\n").flush();
      assertThat(child.inputReader().readLine()).isEqualTo("begun with an argument");
      assertThat(child.isAlive()).isTrue();
      child.getOutputStream().close();
      assertThat(child.waitFor()).isEqualTo(1);
    } finally {
      child.destroyForcibly();
    }
  }

  @Test
  void whatAChildThrowsIsToldAsItIs() {
    assertThatThrownBy(
            () ->
                ChildJvm.call(
                    JvmLauncher.current(List.of()), classPath(), FailingMain.class, List.of()))
        .isInstanceOf(ChildJvm.Failed.class)
        .hasMessageContaining("java.lang.IllegalArgumentException: made to fail")
        .hasMessageNotContaining("InvocationTarget");
  }
}

package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JvmLauncherTest {
  /** Those that the build names for the JVM of the tests stand in for a user's. */
  @Test
  void aJvmOfTheProgramsOwnUsesTheFoldersThatTheUserNamed() {
    assertThat(JvmLauncher.current(List.of()).flags())
        .contains(
            "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
            "-Duser.home=" + System.getProperty("user.home"));
  }

  @Test
  void theFlagsOfWhatIsMeasuredKnowNothingOfThem() {
    assertThat(JvmLauncher.flags(17, List.of("-Xint")))
        .containsExactly("-XX:+UseG1GC", "-Dfile.encoding=UTF-8", "-Xint");
  }

  @Test
  void theCharsetIsThatOfNewerReleasesUnlessTheUserNamesAnother() {
    assertThat(JvmLauncher.flags(18, List.of())).containsExactly("-XX:+UseG1GC");
    assertThat(JvmLauncher.flags(17, List.of("-Dfile.encoding=US-ASCII")))
        .endsWith("-Dfile.encoding=US-ASCII");
  }
}

package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class RunningJvmTest {
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final TemporaryFolder folder = new TemporaryFolder();

  /** Answers each line; at "end", it ends with exit code 3. */
  static final class Echo {
    private Echo() {}

    public static void main(String[] args) throws IOException {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.equals("end")) {
          System.exit(3);
        }
        System.out.println(args[0] + " " + line);
      }
    }
  }

  private RunningJvm start() throws IOException {
    List<String> command =
        JvmLauncher.current(List.of("-XX:TieredStopAtLevel=1", "-Xms64m", "-Xmx64m"))
            .command(System.getProperty("java.class.path"), Echo.class.getName(), List.of("heard"));
    return RunningJvm.start(folder, command, process -> {});
  }

  @Test
  void itIsToldAndAnswersByLines() throws Exception {
    try (RunningJvm jvm = start()) {
      jvm.tell("one");
      jvm.tell("two");
      assertThat(jvm.line(PATIENCE)).isEqualTo("heard one");
      assertThat(jvm.line(PATIENCE)).isEqualTo("heard two");
      assertThatThrownBy(() -> jvm.line(Duration.ZERO)).isInstanceOf(TimeoutException.class);
      assertThat(jvm.await(Duration.ZERO)).isNull();
      jvm.tell("end");
      assertThat(jvm.line(PATIENCE)).isNull();
      assertThat(jvm.await(PATIENCE)).isEqualTo(3);
    }
  }

  @Test
  void itEndsWhenItIsClosed() throws Exception {
    RunningJvm jvm = start();
    assertThat(jvm.isAlive()).isTrue();
    jvm.close();
    assertThat(jvm.isAlive()).isFalse();
    assertThat(folder.resolve(".")).doesNotExist();
    jvm.close();
  }
}

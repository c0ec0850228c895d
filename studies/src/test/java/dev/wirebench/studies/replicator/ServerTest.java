package dev.wirebench.studies.replicator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.StudyProtocol;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Child JVMs with a {@link FakeServer}. */
class ServerTest {
  private static final JvmLauncher JVM =
      new JvmLauncher(
          JvmLauncher.executable(Path.of(System.getProperty("java.home"))),
          List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m"));

  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @TempDir Path folder;

  private Server start(String main, Duration patience) throws ServerFailed {
    return Server.start(
        JVM, System.getProperty("java.class.path"), main, folder.resolve("server.log"), patience);
  }

  private static List<String> measure(Server server, String payload) throws Exception {
    StudyProtocol protocol =
        new StudyProtocol(List.of("gson-kotlin"), List.of("parse"), List.of(payload), 0, 1, 2);
    List<String> lines = new ArrayList<>();
    server.measure(protocol.cells().get(0), protocol, lines::add);
    return lines;
  }

  private static long children() {
    return ProcessHandle.current()
        .descendants()
        .filter(child -> child.info().commandLine().orElse("").contains("FakeServer"))
        .count();
  }

  @Test
  void itsLogIsHandedOverLineByLine() throws Exception {
    try (Server server = start(FakeServer.class.getName(), PATIENCE)) {
      assertThat(measure(server, "fine"))
          .hasSize(2)
          .startsWith(Log.HEADER)
          .last()
          .asString()
          .contains(",fine,");
    }
    assertThat(children()).isZero();
  }

  @Test
  void whatALibraryCannotDoIsBadInput() throws Exception {
    try (Server server = start(FakeServer.class.getName(), PATIENCE)) {
      assertThatThrownBy(() -> measure(server, "fail"))
          .isInstanceOf(BadInput.class)
          .hasMessage(
              "The server failed at 'parse fail gson-kotlin' (it cannot): leave this payload, library"
                  + " or task out.");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "refuse, answered 404: no such thing",
    "garbage, 'answered 1,2,3 (not 12 columns)'",
    "header, answered another (another header)",
    "short, does not answer: its answer is too short",
    "exit, ended with exit code 7"
  })
  void otherAnswersAreFailures(String payload, String why) throws Exception {
    try (Server server = start(FakeServer.class.getName(), PATIENCE)) {
      assertThatThrownBy(() -> measure(server, payload))
          .isInstanceOf(ServerFailed.class)
          .hasMessage(why);
    }
    assertThat(children()).isZero();
  }

  @Test
  void aServerThatHangsIsEnded() throws Exception {
    Duration patience = Duration.ofSeconds(3);
    try (Server server = startWithin(patience)) {
      assertThatThrownBy(() -> measure(server, "hang"))
          .isInstanceOf(ServerFailed.class)
          .hasMessageMatching("said nothing for \\d+ s");
    }
    assertThat(children()).isZero();
  }

  /** A patience that ends a server soon, but no sooner than this machine has started it. */
  private Server startWithin(Duration patience) throws ServerFailed {
    try {
      return start(FakeServer.class.getName(), patience);
    } catch (ServerFailed tooSlow) {
      assertThat(tooSlow).hasMessage("said nothing for " + patience.toSeconds() + " s");
      assertThat(patience).isLessThan(PATIENCE);
      return startWithin(patience.multipliedBy(4));
    }
  }

  @Test
  void oneThatDoesNotStartSaysWhy() {
    assertThatThrownBy(() -> start("no.such.Server", PATIENCE))
        .isInstanceOf(ServerFailed.class)
        .hasMessageStartingWith("ended with exit code 1")
        .hasMessageContaining("ClassNotFoundException");
  }
}

package dev.wirebench.replication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.Replication;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real server, started by the real jar, and ended in every way. */
@Tag("slow")
class ReplicateIT {
  private static final int PATIENCE_MINUTES = 10;
  private static final int ENDLESS = 100_000;

  @TempDir Path folder;

  private String[] replicate(int runs) {
    return ("replicate --payload nested-10-pretty --warmup 1 --repetitions 2 --runs "
            + runs
            + " --out "
            + out().getFileName())
        .split(" ");
  }

  private Path out() {
    return folder.resolve("replication");
  }

  @Test
  void everyLibraryDoesEveryTaskAndEachRunIsLogged() throws Exception {
    Result result = new JarRunner(folder).run(replicate(6));
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output())
        .contains("measuring  parse nested-10-pretty jackson-kotlin (1 of 9)")
        .containsPattern("(?m)^C8 +All differences in time are significant");
    Replication replication = Replication.read(out());
    assertThat(replication.logs()).hasSize(9);
    for (Log log : replication.logs().values()) {
      assertThat(log.nanos()).hasSize(6).doesNotContain(0);
    }
    assertThat(out().resolve("replication.md")).isRegularFile();
    assertThat(parts()).isEmpty();
    assertThat(Files.readString(out().resolve("server.log"))).doesNotContain("Exception");
  }

  /** The server is killed while it measures: what is complete stays, and the rest is measured. */
  @Test
  void aServerThatIsLostCutsItShortAndItGoesOn() throws Exception {
    JarRunner jar = new JarRunner(folder);
    Running running = jar.start(replicate(400));
    awaitPart(running, 3);
    ProcessHandle server = server(running);
    server.destroyForcibly();
    Result result = running.await();
    assertThat(result.exitCode()).as(result.end()).isEqualTo(4);
    assertThat(result.output())
        .contains("The server ended with exit code")
        .contains("continue with replicate --resume " + out().getFileName() + ".")
        .doesNotContain("\tat ");
    Map<Path, FileTime> complete = logs();
    assertThat(complete).isNotEmpty().hasSizeLessThan(9);
    Result resumed = jar.run("replicate", "--resume", out().toString());
    assertThat(resumed.exitCode()).as(resumed.end()).isZero();
    assertThat(logs()).hasSize(9).containsAllEntriesOf(complete);
    assertThat(Replication.read(out()).file().sessions()).hasSize(2);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "signals are those of Unix")
  void noServerOutlivesACommandThatIsEnded() throws Exception {
    Running running = new JarRunner(folder).start(replicate(ENDLESS));
    awaitPart(running, 0);
    ProcessHandle server = server(running);
    running.process().destroy();
    assertThat(running.process().waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
    assertEnds(server);
    assertThat(logs()).as("half a log is none").isEmpty();
  }

  /** Nobody tells the server: it finds that its standard input has ended. */
  @Test
  void noServerOutlivesACommandThatIsKilled() throws Exception {
    Running running = new JarRunner(folder).start(replicate(ENDLESS));
    awaitPart(running, 0);
    ProcessHandle server = server(running);
    List<String> arguments = arguments(server);
    running.process().destroyForcibly();
    assertEnds(server);
    assertHoldsEachLibraryOnce(arguments.get(arguments.indexOf("-cp") + 1));
  }

  private static void assertHoldsEachLibraryOnce(String classPath) {
    assertThat(classPath.split(File.pathSeparator))
        .extracting(entry -> Path.of(entry).getFileName().toString())
        .extracting(name -> name.replaceFirst("-\\d.*\\.jar$", ""))
        .doesNotHaveDuplicates()
        .contains("ktor-server-netty-jvm", "kotlin-stdlib", "gson", "jackson-databind")
        .doesNotContain("jmh-core", "fastjson2");
  }

  private static void assertEnds(ProcessHandle server) throws Exception {
    server.onExit().get(PATIENCE_MINUTES, TimeUnit.MINUTES);
    assertThat(server.isAlive()).isFalse();
  }

  private static ProcessHandle server(Running running) {
    return running
        .process()
        .descendants()
        .filter(child -> arguments(child).contains("dev.wirebench.studies.server.ServerMainKt"))
        .findFirst()
        .orElseThrow();
  }

  /**
   * From the system where it has them: a {@code ProcessHandle} cuts off what is behind 4,096 bytes.
   */
  private static List<String> arguments(ProcessHandle process) {
    Path whole = Path.of("/proc", Long.toString(process.pid()), "cmdline");
    try {
      return Files.exists(whole)
          ? List.of(Files.readString(whole).split("\0"))
          : List.of(process.info().arguments().orElse(new String[0]));
    } catch (IOException gone) {
      return List.of();
    }
  }

  /** Until a log is being written, and so many are complete. */
  private void awaitPart(Running running, int complete) throws Exception {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
    while (parts().isEmpty() || logs().size() < complete) {
      assertThat(running.process().isAlive()).as(running.output()).isTrue();
      assertThat(System.nanoTime()).as(running.output()).isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private List<Path> parts() throws IOException {
    return files(".csv.part");
  }

  private Map<Path, FileTime> logs() throws IOException {
    Map<Path, FileTime> logs = new HashMap<>();
    for (Path file : files(".csv")) {
      logs.put(file, Files.getLastModifiedTime(file));
    }
    return logs;
  }

  private List<Path> files(String end) throws IOException {
    if (!Files.isDirectory(out())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(out())) {
      return files.filter(file -> file.toString().endsWith(end)).toList();
    }
  }
}

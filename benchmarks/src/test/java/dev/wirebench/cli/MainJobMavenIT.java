package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.cli.JarRunner.Running;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code mvn verify -Pbench}, the first command of the README, by a real Maven. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "shell and signals are those of Unix")
@Tag("slow")
class MainJobMavenIT {
  private static final String JOB = "mvn verify -Pbench ";

  /** Two forks of some milliseconds, whatever else the machine does. */
  private static final String SHORT =
      "--suite check --payload order-event --operation serialize --blocks 1"
          + " --warmup 1x50ms --measurement 1x50ms --no-probe --wait";

  private final Path root = MavenRunner.checkout();
  private final MavenRunner maven = new MavenRunner();

  /** A machine that is too noisy is refused, but by the run itself, which found no fault before. */
  @Test
  void withoutPropertiesItMeasuresWhatTheSuiteSays() throws Exception {
    Result result = stopOnce(maven.start("verify", "-Pbench"), Pattern.compile("measuring  "));
    assertThat(result.output()).contains("probing    how noisy this machine is");
    assertThat(lastLine(result))
        .containsPattern("^(Stopped\\. What was measured is in |This machine is too noisy )");
  }

  @Test
  void valuesMayHoldSpaces() throws Exception {
    Path parent = root.getParent();
    Result pinned =
        new MavenRunner(parent)
            .shell(
                "mvn -f wirebench/pom.xml verify -Pbench -Dbench.args='"
                    + SHORT
                    + " --codec jackson --jvm-args \"-Xmx1g -Xms1g\" --out \"a folder\"'");
    assertThat(pinned.exitCode()).as(pinned.end()).isZero();
    JsonNode facts = json(parent.resolve("a folder/run.json"));
    assertThat(facts.get("plan").toString()).contains("\"-Xmx1g\",\"-Xms1g\"");
  }

  @Test
  void whatTheRunRefusesIsTheLastWordAndItsExitCodeMavens() throws Exception {
    Result result = maven.shell(JOB + "-Dbench.args='--codec jakson'");
    assertThat(result.exitCode()).as(result.end()).isEqualTo(Main.BAD_INPUT);
    assertThat(lastLine(result)).startsWith("There is no codec 'jakson'");
  }

  @Test
  void whenMavenIsStoppedTheRunSaysHowToGoOn() throws Exception {
    Running job =
        maven.start(
            "verify", "-Pbench", "-Dbench.args=--suite smoke --codec gson --no-probe --wait");
    Result stopped = stopOnce(job, Pattern.compile("\\d+/"));
    assertThat(lastLine(stopped)).startsWith("Stopped. What was measured is in results/");
    String[] command = lastLine(stopped).split("go on with: java -jar \\S+benchmarks.jar run ");
    assertThat(command).as(lastLine(stopped)).hasSize(2);

    Result rest = maven.shell(JOB + "-Dbench.args='" + command[1] + " --no-probe --wait'");
    assertThat(rest.exitCode()).as(rest.end()).isZero();
    assertThat(rest.output()).contains("The run is in results/");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          -Dbench.budget=15              | bench.budget is '15', which has no unit: write for
          -Dbench.args='--out "a folder' | Write for instance -Dbench.args="--suite smoke
          -Dbench.args="--out Bob's"     | Write for instance -Dbench.args="--suite smoke
          """)
  void whatCannotBeMeantIsRefusedBeforeAnythingIsBuilt(String property, String sentence)
      throws Exception {
    for (String modules : List.of("", "-pl benchmarks -am ")) {
      Result result = maven.shell(JOB + modules + property);
      assertThat(result.exitCode()).as(result.end()).isEqualTo(Main.BAD_INPUT);
      assertThat(lastLine(result)).startsWith(sentence);
      assertThat(result.output()).doesNotContain("Building Wirebench: ", "\tat ");
    }
  }

  /** Stops Maven alone once a line begins so; nothing is left running. */
  private static Result stopOnce(Running job, Pattern beginning) throws Exception {
    while (job.process().isAlive()
        && job.output().lines().noneMatch(line -> beginning.matcher(line).lookingAt())) {
      TimeUnit.MILLISECONDS.sleep(200);
    }
    List<ProcessHandle> all =
        Stream.concat(Stream.of(job.process().toHandle()), job.process().descendants()).toList();
    // Not its script, should that be another process.
    all.stream().filter(MainJobMavenIT::isJava).findFirst().ifPresent(ProcessHandle::destroy);
    Result result = job.await();
    assertThat(result.exitCode()).as(result.end()).isNotZero();
    assertThat(all).noneMatch(ProcessHandle::isAlive);
    return result;
  }

  private static boolean isJava(ProcessHandle process) {
    return process.info().command().filter(command -> command.endsWith("java")).isPresent();
  }

  private static JsonNode json(Path file) throws IOException {
    return new ObjectMapper().readTree(file.toFile());
  }

  /** Without what resets a terminal's colours, which Maven prints whatever happens. */
  private static String lastLine(Result result) {
    return result
        .output()
        .replaceAll("\u001b\\[[0-9;]*m", "")
        .strip()
        .lines()
        .reduce("", (before, line) -> line);
  }
}

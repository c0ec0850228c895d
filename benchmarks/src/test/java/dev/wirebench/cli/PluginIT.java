package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.plan.Interleave;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Codecs from outside: a sound one, and those that misbehave in every way but qualification. A
 * sound one is checked and measured by {@link DocumentedCommandsIT}, as CONTRIBUTING says.
 */
@Tag("slow")
class PluginIT {
  private static final int LONGEST_SECONDS = 600;

  @TempDir static Path folder;
  private static String plugin;
  private final JarRunner jar = new JarRunner(folder);
  private final ObjectMapper mapper = new ObjectMapper();

  @BeforeAll
  static void build() throws Exception {
    plugin = folder.relativize(PluginJar.build(folder)).toString();
  }

  @Test
  void aCodecFromOutsideIsListed() throws Exception {
    assertThat(jar.run("list", "codecs", "--plugin", plugin).output())
        .containsPattern("outside \u00a7 +Java serialization")
        .contains("Broken cannot be made: java.lang.NullPointerException: it was never there");
  }

  @Test
  void aCodecThatCannotBeMadeIsToldItsAuthor() throws Exception {
    Result check = jar.run("check", "broken", "--payload", "order-event", "--plugin", plugin);
    assertThat(check.exitCode()).as(check.output()).isEqualTo(1);
    assertThat(check.output())
        .contains(
            "contract   order-event, byte[]: the codec cannot be made:"
                + " java.lang.NullPointerException: it was never there")
        .endsWith("Not measured: what breaks the contract everywhere has no times.\n")
        .doesNotContain("ns/op");
  }

  @Test
  void aCodecWhoseCheckWasKilledIsCheckedAgain() throws Exception {
    Path stops = Files.writeString(folder.resolve("stops"), "2");
    Path run = folder.resolve("killed");
    Result killed =
        jar.run(
            ("run --suite check --payload order-event --operation serialize --medium bytes"
                    + " --blocks 1 --warmup 1x10ms --measurement 1x10ms --no-probe --wait"
                    + " --jvm-args -Dstops="
                    + stops.getFileName()
                    + " --codec stopped,jackson --plugin "
                    + plugin
                    + " --out "
                    + run.getFileName())
                .split(" "));
    assertThat(killed.exitCode()).as(killed.output()).isEqualTo(3);
    assertThat(killed.output())
        .contains(
            "disturbed  stopped for order-event: qualification was ended from outside by signal 9,"
                + " twice; run --resume checks it again");
    assertThat(mapper.readTree(run.resolve("run.json").toFile()).get("exclusions")).isEmpty();

    Result resumed = jar.run("run", "--resume", run.toString(), "--wait");
    assertThat(resumed.exitCode()).as(resumed.output()).isZero();
    List<String> codecs = new ArrayList<>();
    mapper
        .readTree(run.resolve("run.json").toFile())
        .get("cells")
        .forEach(cell -> codecs.add(cell.get("params").path("codec").asText()));
    assertThat(codecs).contains("stopped", "jackson");
  }

  @Test
  void aRunInWhichNoCodecQualifiesIsRefused() throws Exception {
    Path run = folder.resolve("nothing");
    Result result =
        jar.run(
            ("run --suite check --payload order-event --operation serialize --no-probe --wait"
                    + " --codec broken --plugin "
                    + plugin
                    + " --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isEqualTo(2);
    assertThat(result.output())
        .contains("Nothing can be measured: broken for order-event: the codec cannot be made")
        .doesNotContain("measuring");
    assertThat(run).doesNotExist();
  }

  @ParameterizedTest
  @MethodSource("dev.wirebench.cli.TriedInterleaves#tried")
  void workThatAnotherThreadDoesIsFound(Interleave interleave) throws Exception {
    Path run = folder.resolve("assisted-" + interleave.label());
    Result result =
        jar.run(
            ("run --suite check --payload order-event --operation deserialize --medium bytes"
                    + " --blocks 1 --warmup 2x100ms --measurement 4x100ms --no-probe --wait"
                    + " --interleave "
                    + interleave.label()
                    + " --codec assisted,jackson --plugin "
                    + plugin
                    + " --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output())
        .contains("Other threads do part of the work")
        .doesNotContain("jackson in order-event, deserialize, byte[] (CPU time");
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      if (cell.get("params").has("codec")) {
        assertThat(cell.at("/secondaryMetrics/cpu.others/rawData/0"))
            .as(cell.toString())
            .hasSameSizeAs(cell.at("/primaryMetric/rawData/0"));
      }
    }
  }

  @Test
  void aCodecThatKnowsTheMeasuredValuesIsFound() throws Exception {
    Path run = folder.resolve("recalling");
    Result result =
        jar.run(
            ("run --suite check --payload order-event --operation deserialize --medium bytes"
                    + " --blocks 5 --warmup 2x100ms --measurement 2x100ms --no-probe --wait"
                    + " --interleave turns --codec recalling,jackson --plugin "
                    + plugin
                    + " --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output()).contains("Faster for values that it knows");
    for (JsonNode cell : mapper.readTree(run.resolve("run.json").toFile()).get("cells")) {
      if (cell.get("params").has("codec")) {
        assertThat(cell.get("forks")).hasSize(5);
        for (JsonNode fork : cell.get("forks")) {
          assertThat(fork.path("freshRatio").asDouble())
              .as(fork.toString())
              .isPositive()
              .isFinite();
        }
      }
    }
  }

  /** Interleaved JVMs live side by side: none may take another down. */
  @ParameterizedTest
  @MethodSource("dev.wirebench.cli.TriedInterleaves#tried")
  void aHostileCodecCostsItsOwnCellOnly(Interleave interleave) throws Exception {
    int seconds = 10;
    Hostile hostile = run(interleave, seconds);
    while (hostile.othersHung() && seconds < LONGEST_SECONDS) {
      // Only the hanging codec waits for what never comes: for the others this machine is too slow.
      seconds *= 4;
      hostile = run(interleave, seconds);
    }
    Result result = hostile.result();
    JsonNode facts = hostile.facts();
    Map<String, String> failures = hostile.failures();
    assertThat(failures)
        .containsEntry("throwing.serialize", "java.io.IOException: no such luck")
        .containsEntry("hanging.serialize", "hung: ended after " + seconds + " s (--fork-timeout)");
    assertThat(failures.get("lying.deserialize")).contains("wrong value");
    assertThat(failures.get("padding.serialize"))
        .contains("wrong output: after the measurement, other bytes were written");
    assertThat(failures.get("forgetting.serialize"))
        .contains("wrong output: after the measurement, other bytes were written");
    assertThat(failures.get("greedy.serialize")).contains("java.lang.OutOfMemoryError");
    assertThat(failures.get("exiting.serialize")).contains("VM prematurely exited");
    assertThat(result.output()).doesNotContain("a line of a hundred characters");
    assertThat(failures.get("crashing.serialize")).contains("SIGSEGV");
    assertThat(facts.get("exclusions").toString())
        .contains("the codec cannot be made: java.lang.NullPointerException: it was never there");

    JsonNode cells = facts.get("cells");
    assertThat(cells).hasSameSizeAs(hostile.scores());
    assertThat(measured(cells))
        .contains("kryo.serialize", "kryo.deserialize", "talking.serialize", "talking.deserialize")
        .doesNotContainAnyElementsOf(failures.keySet());
    assertThat(result.output())
        .contains("error: Forks that failed. 2 forks gave no result: serialize {codec=throwing");
  }

  /** A run with codecs that do harm, and the reasons of its failures by codec and operation. */
  private record Hostile(
      Result result, JsonNode facts, JsonNode scores, Map<String, String> failures) {
    boolean othersHung() {
      return failures.entrySet().stream()
          .anyMatch(
              failure ->
                  failure.getValue().startsWith("hung: ")
                      && !failure.getKey().startsWith("hanging."));
    }
  }

  private Hostile run(Interleave interleave, int forkTimeoutSeconds) throws Exception {
    Path run = folder.resolve(interleave.label() + "-" + forkTimeoutSeconds);
    Result result =
        jar.run(
            ("run --suite smoke --blocks 1 --medium bytes --operation serialize,deserialize --no-probe --wait"
                    + " --fork-timeout "
                    + forkTimeoutSeconds
                    + " --interleave "
                    + interleave.label()
                    + " "
                    + JarRunner.ONE_COMPILER
                    + " --codec kryo,throwing,lying,padding,forgetting,hanging,greedy,exiting,talking,crashing,broken"
                    + " --plugin "
                    + plugin
                    + " --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isEqualTo(3);
    JsonNode facts = mapper.readTree(run.resolve("run.json").toFile());

    Map<String, String> failures = new HashMap<>();
    for (JsonNode failure : facts.get("failures")) {
      String benchmark = failure.get("cell").get("benchmark").asText();
      failures.put(
          failure.get("cell").get("params").get("codec").asText()
              + benchmark.substring(benchmark.lastIndexOf('.')),
          failure.get("reason").asText());
      assertThat(failure.get("output")).as("last lines of " + failure).isNotEmpty();
    }
    return new Hostile(result, facts, mapper.readTree(run.resolve("jmh.json").toFile()), failures);
  }

  private static List<String> measured(JsonNode cells) {
    List<String> measured = new ArrayList<>();
    for (JsonNode cell : cells) {
      String benchmark = cell.get("benchmark").asText();
      assertThat(cell.get("forks")).hasSize(1);
      measured.add(
          cell.get("params").path("codec").asText()
              + benchmark.substring(benchmark.lastIndexOf('.')));
    }
    return measured;
  }
}

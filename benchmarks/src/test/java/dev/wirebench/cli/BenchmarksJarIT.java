package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar, started as a user starts it. */
class BenchmarksJarIT {
  private final ObjectMapper mapper = new ObjectMapper();

  @TempDir Path folder;

  @Test
  void smokeMeasuresItsCodecsAndLeavesACompleteRun() throws Exception {
    Path run = folder.resolve("run");
    Result result =
        java(
            "run",
            "--suite",
            "smoke",
            "--codec",
            "jackson,gson,kryo",
            "--operation",
            "serialize,parse",
            "--medium",
            "bytes,string",
            "--seed",
            "7",
            "--wait",
            "--out",
            run.toString());
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output()).contains("The run is in " + run);

    JsonNode plan = mapper.readTree(run.resolve("plan.json").toFile());
    JsonNode facts = mapper.readTree(run.resolve("run.json").toFile());
    assertThat(plan.get("values").get("order-event").asText()).matches("[0-9a-f]{64}");
    assertThat(facts.get("plan").get("values")).isEqualTo(plan.get("values"));
    assertThat(run.resolve("values.jar")).isNotEmptyFile();
    List<String> expected = new ArrayList<>();
    for (JsonNode codec : plan.get("codecs")) {
      for (JsonNode medium : plan.get("media")) {
        for (JsonNode operation : plan.get("operations")) {
          expected.add(row(codec.asText(), medium.asText(), operation.asText()));
        }
      }
    }
    List<String> accounted = new ArrayList<>();
    List<String> controls = new ArrayList<>();
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      assertIsWhole(cell);
      if (cell.get("params").has("codec")) {
        String[] benchmark = cell.get("benchmark").asText().split("\\.");
        String medium = benchmark[benchmark.length - 2].equals("Text") ? "string" : "bytes";
        String codec = cell.get("params").get("codec").asText();
        (codec.endsWith("#control") ? controls : accounted)
            .add(row(codec, medium, benchmark[benchmark.length - 1]));
      }
    }
    for (JsonNode exclusion : facts.get("exclusions")) {
      assertThat(exclusion.get("reason").asText())
          .isIn("the codec has no such operation", "the codec has no String API");
      accounted.add(
          row(
              exclusion.get("codec").asText(),
              exclusion.get("medium").asText(),
              exclusion.get("operation").asText()));
    }
    assertThat(accounted).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(controls)
        .containsExactlyInAnyOrderElementsOf(
            accounted.stream()
                .filter(row -> row.startsWith("jackson "))
                .map(row -> row.replace("jackson", "jackson#control"))
                .toList());
    assertThat(facts.get("noiseFloor")).hasSameSizeAs(controls);
    assertThat(run.resolve("summary.md"))
        .content()
        .contains("A codec measured twice differs from itself by ", " take 300 ms: HotSpot has");
    assertThat(facts.get("failures")).isEmpty();
    assertThat(facts.get("codecs")).hasSize(plan.get("codecs").size());
    assertThat(facts.get("sizes")).hasSizeGreaterThanOrEqualTo(plan.get("codecs").size());
    assertThat(facts.get("environment").get("jmh").asText()).isEqualTo("1.37");
    assertThat(facts.has("noise")).as("noise does not matter where times mean nothing").isFalse();
    assertThat(result.output())
        .contains("warning: Times mean nothing. Read this as a test that everything works")
        .doesNotContain("noise  ", "spoiled");
    assertThat(facts.get("environment").get("blackhole").asText()).startsWith("compiler");
    assertThat(facts.get("libraries").toString()).contains("jackson-databind-", "kryo-");
    assertCarriesTheVersion(run, facts);
  }

  /** The folder has no programs. */
  @Test
  void aMachineWithoutTasksetSaysWhatItCannotDoAndGoesOn() throws Exception {
    String command =
        "run --payload order-event --medium bytes --blocks 1 --warmup 1x10ms --measurement 1x10ms"
            + " --interleave blocks --force --no-probe --wait --codec jackson --dry-run";
    Result result =
        new JarRunner(folder, Map.of("PATH", folder.toString())).run(command.split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output().lines().filter(line -> line.startsWith("lacking ")))
        .singleElement(STRING)
        .contains(", interleaved forks are not bound to one CPU: their intervals get wider.");
    assertThat(result.output()).contains("measuring  ");
  }

  /** As the jar says it of itself: in the run's own file, in the page, and in the summary. */
  private void assertCarriesTheVersion(Path run, JsonNode facts) throws Exception {
    String said = java("--version").output().strip();
    assertThat(said).matches("wirebench \\d+\\.\\d+\\S*, commit (\\p{XDigit}{40}|not available).*");
    String version = said.substring(0, said.indexOf(','));
    assertThat(facts.get("environment").get("commit").asText())
        .isEqualTo(said.replaceFirst(".*, commit ", "").replaceFirst(" with changes.*", ""));
    assertThat(facts.get("provenance").get("madeBy").asText()).isEqualTo(version);
    assertThat(Files.readString(run.resolve("report.html")))
        .contains("\"generator\":\"" + version + "\"");
    assertThat(Files.readString(run.resolve("summary.md")))
        .contains("\nMade by " + version + ".\n")
        .doesNotContain("run.json made by");
  }

  private static String row(String codec, String medium, String operation) {
    return String.join(" ", codec, medium, operation);
  }

  /** Both the shape and the arithmetic, as a tool that reads JMH relies on them. */
  private static void assertIsWhole(JsonNode cell) {
    assertThat(cell.get("mode").asText()).isEqualTo("avgt");
    assertThat(cell.get("forks").asInt()).isEqualTo(1);
    JsonNode metric = cell.get("primaryMetric");
    assertThat(metric.get("scoreUnit").asText()).isEqualTo("ns/op");
    assertThat(metric.get("rawData")).hasSize(1);
    double mean =
        StreamSupport.stream(metric.get("rawData").get(0).spliterator(), false)
            .mapToDouble(JsonNode::asDouble)
            .average()
            .orElseThrow();
    assertThat(metric.get("score").asDouble()).isPositive().isCloseTo(mean, within(mean));
    assertThat(cell.get("secondaryMetrics").get("gc.alloc.rate.norm").get("score").asDouble())
        .isGreaterThan(0);
    assertThat(cell.get("secondaryMetrics").get("cpu.norm").get("score").asDouble())
        .isGreaterThan(0);
  }

  private static org.assertj.core.data.Offset<Double> within(double mean) {
    return org.assertj.core.api.Assertions.within(1e-9 * mean);
  }

  @Test
  void jmhsOwnCommandLineListsTheBenchmarks() throws Exception {
    assertThat(java("jmh", "-l").output())
        .contains(
            "dev.wirebench.jmh.Bytes.deserialize",
            "dev.wirebench.jmh.Bytes.parse",
            "dev.wirebench.jmh.Bytes.serialize",
            "dev.wirebench.jmh.Floor.copy",
            "dev.wirebench.jmh.Text.serialize");
  }

  @Test
  @Tag("slow")
  void bothJmhFilesHaveTheSameShapeAndAKeptBufferIsNotAllocated() throws Exception {
    Path json = folder.resolve("jmh.json");
    Result byJmh =
        java(
            ("jmh Bytes.serialize -p codec=kryo -f 1 -wi 1 -i 2 -w 50ms -r 50ms -prof gc -rf json"
                    + " -rff "
                    + json.getFileName())
                .split(" "));
    assertThat(byJmh.exitCode()).as(byJmh.output()).isZero();
    Path run = folder.resolve("run");
    Result byUs =
        java(
            ("run --suite check --payload order-event --codec kryo --medium bytes,buffer"
                    + " --blocks 2 --warmup 1x200ms --measurement 2x400ms --force --wait"
                    + " --interleave blocks --out "
                    + run.getFileName())
                .split(" "));
    assertThat(byUs.exitCode()).as(byUs.output()).isZero();
    JsonNode theirs = mapper.readTree(json.toFile()).get(0);
    Map<String, JsonNode> ours = new HashMap<>();
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      ours.put(cell.get("benchmark").asText().replace("dev.wirebench.jmh.", ""), cell);
    }

    JsonNode serialize = ours.get("Bytes.serialize");
    assertThat(theirs.get("params").get("codec").asText()).isEqualTo("kryo");
    assertThat(types(serialize)).containsAllEntriesOf(types(theirs));
    assertThat(serialize.get("forks").asInt()).isEqualTo(2);
    assertThat(serialize.get("primaryMetric").get("rawData")).hasSize(2);
    JsonNode facts = mapper.readTree(run.resolve("run.json").toFile());
    assertThat(facts.get("noise").get("verdict").asText()).isIn("green", "amber", "red");

    assertThat(byUs.output())
        .contains("order-event, serialize, buffer")
        .contains("order-event, deserialize, buffer");
    assertThat(allocated(ours.get("Buffers.serialize")))
        .isLessThan(allocated(serialize))
        .isLessThan(16);
    assertThat(allocated(ours.get("Buffers.deserialize"))).isGreaterThan(16);
  }

  /** In bytes an operation. */
  private static double allocated(JsonNode cell) {
    return cell.at("/secondaryMetrics/gc.alloc.rate.norm/score").asDouble();
  }

  private static Map<String, String> types(JsonNode node) {
    Map<String, String> types = new HashMap<>();
    node.properties()
        .forEach(
            entry -> {
              boolean optional = entry.getKey().startsWith("gc.time");
              if (entry.getValue().isObject() && !optional) {
                types(entry.getValue())
                    .forEach((key, type) -> types.put(entry.getKey() + "/" + key, type));
              } else if (!optional) {
                types.put(entry.getKey(), entry.getValue().isArray() ? "array" : "value");
              }
            });
    return types;
  }

  @Test
  void badInputReachesTheShellAsExitCodeTwo() throws Exception {
    Result result = java("run", "--codec", "jakson");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.output()).startsWith("There is no codec 'jakson'").doesNotContain("\tat ");
  }

  private Result java(String... args) throws Exception {
    return new JarRunner(folder).run(args);
  }
}

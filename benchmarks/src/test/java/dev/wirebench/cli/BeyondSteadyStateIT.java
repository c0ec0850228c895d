package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real jar, on what is no mean of calls in steady state. */
@Tag("slow")
class BeyondSteadyStateIT {
  private final ObjectMapper mapper = new ObjectMapper();

  @TempDir Path folder;

  /** Nothing is loaded before the call, and nothing is called twice. */
  @Test
  void aColdStartIsOneCallInAJvmOfItsOwn() throws Exception {
    Path run = folder.resolve("cold");
    Result result =
        java(
            ("run --suite cold-start --codec jackson,kryo --operation make,first-deserialize"
                    + " --archive jdk,classes --blocks 1 --no-probe --force --wait --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output())
        .contains("forks      one call each, in a JVM that has done nothing else")
        .contains("order-event, make, byte[]", "order-event, first-deserialize, byte[]")
        .doesNotContain("Warm-up not finished", "Times mean nothing");
    Map<String, Double> classes = new HashMap<>();
    List<Double> cpu = new ArrayList<>();
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      assertThat(cell.get("mode").asText()).isEqualTo("ss");
      assertThat(cell.get("warmupIterations").asInt()).isZero();
      assertThat(cell.at("/primaryMetric/rawData/0")).hasSize(1);
      assertThat(cell.at("/secondaryMetrics/gc.alloc.rate.norm/score").asDouble()).isPositive();
      cpu.add(cell.at("/secondaryMetrics/cpu.norm/score").asDouble());
      classes.put(
          cell.get("benchmark").asText().replace("dev.wirebench.jmh.ColdStart.", "")
              + " "
              + cell.at("/params/codec").asText(),
          cell.at("/secondaryMetrics/classes.loaded/score").asDouble());
    }
    assertThat(classes).hasSize(6);
    // A system without schedstat counts in ticks of 10 ms, and a single call may need less.
    assertThat(cpu).allMatch(nanos -> nanos >= 0).anyMatch(nanos -> nanos > 0);
    String table = "order-event, make, byte\\[\\], JDK \\S+";
    assertThat(result.output())
        .containsPattern("(?m)^" + table + "$")
        .containsPattern("(?m)^" + table + ", archive classes$");
    assertThat(Files.readString(run.resolve("jmh.json"))).doesNotContain("SharedArchiveFile");
    assertThat(classes.get("make jackson")).isGreaterThan(100);
    assertThat(classes.get("firstDeserialize kryo"))
        .as("its message was written by classes of another loader")
        .isGreaterThan(5);
    assertIsVerified(run);
  }

  @Test
  void forksThatCallOtherTypesTakeTurnsWithThoseThatDoNot() throws Exception {
    Path run = folder.resolve("mixed");
    Result result =
        java(
            ("run --codec jackson,kryo --payload order-event-first-8,chain --operation serialize"
                    + " --mixed media-content,chain --blocks 1 --warmup 1x100ms"
                    + " --measurement 2x100ms --no-probe --force --wait --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output()).contains("order-event-first-8, serialize, byte[]: 6 forks");
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      assertThat(cell.at("/primaryMetric/score").asDouble()).isPositive();
    }
    assertThat(run.resolve("summary.md"))
        .content()
        .contains("### All comparisons: mixed", "as the geometric mean of 2 comparisons");
    assertIsVerified(run);
  }

  /** Each on as many threads as it says, and of each call its own time. */
  @Test
  void threadsShareACodecAndLatenciesAreOfSingleCalls() throws Exception {
    Path run = folder.resolve("threads");
    Result result =
        java(
            ("run --suite threads --codec jackson,kryo --payload order-event-first-8"
                    + " --operation shared-serialize,latency-round-trip --threads 1,all"
                    + " --blocks 1 --warmup 1x100ms --measurement 2x100ms --no-probe --force"
                    + " --wait --out "
                    + run.getFileName())
                .split(" "));
    assertThat(result.exitCode()).as(result.output()).isZero();
    int all = Runtime.getRuntime().availableProcessors();
    Map<String, Integer> modes = new HashMap<>();
    for (JsonNode cell : mapper.readTree(run.resolve("jmh.json").toFile())) {
      String key = cell.get("mode").asText() + " " + cell.get("threads").asInt();
      modes.merge(key + " " + cell.at("/params/codec").asText(), 1, Integer::sum);
      if (cell.get("mode").asText().equals("sample")) {
        assertThat(cell.at("/primaryMetric/rawDataHistogram/0/0").size()).isGreaterThan(10);
      }
    }
    assertThat(modes)
        .containsKeys("avgt 1 jackson", "avgt " + all + " jackson", "sample 1 kryo")
        .as("threads must not share it")
        .doesNotContainKey("avgt 1 kryo");
    assertThat(run.resolve("summary.md"))
        .content()
        .contains("only a codec that threads may share is, and with byte");
    assertThat(result.output())
        .containsPattern("order-event-first-8, latency-round-trip, byte\\[\\][^\\n]*\\R.* p50 ");
    if (all > 1) {
      assertThat(result.output())
          .contains("Between JVMs: order-event-first-8, shared-serialize, byte[]");
    }
    assertIsVerified(run);
  }

  @Test
  void theSmallestHeapIsFoundAndAFolderGoneOnWith() throws Exception {
    Path heaps = folder.resolve("heaps");
    String asked = "heaps --codec kryo --payload users-times-6 --operation serialize";
    Result found = java((asked + " --most 64 --out " + heaps.getFileName()).split(" "));
    assertThat(found.exitCode()).as(found.output()).isZero();
    Map<String, Integer> megabytes = new HashMap<>();
    for (String line : Files.readAllLines(heaps.resolve("heaps.jsonl")).subList(1, 3)) {
      JsonNode cell = mapper.readTree(line);
      megabytes.put(cell.at("/cell/medium").asText(), cell.get("megabytes").asInt());
    }
    assertThat(megabytes.get("bytes")).isBetween(3, 63);
    assertThat(megabytes.get("stream"))
        .as("holds no message of 0.8 MB")
        .isPositive()
        .isLessThanOrEqualTo(megabytes.get("bytes"));
    List<String> lines = Files.readAllLines(heaps.resolve("heaps.jsonl"));
    Files.writeString(
        heaps.resolve("heaps.jsonl"),
        String.join("\n", lines.subList(0, 2)) + "\n" + lines.get(2).substring(0, 20));
    Result goneOn = java("heaps", "--resume", heaps.toString());
    assertThat(goneOn.exitCode()).as(goneOn.output()).isZero();
    assertThat(goneOn.output()).containsOnlyOnce(" JVMs)");
    assertThat(Files.readAllLines(heaps.resolve("heaps.jsonl"))).hasSize(3);
    Result tooLittle = java((asked + " --medium stream --most 2 --out little").split(" "));
    assertThat(tooLittle.exitCode()).isEqualTo(3);
    assertThat(tooLittle.output()).contains("serialize stream kryo: not with 2 MB: ");
  }

  @Test
  void turnsAreNothingForAColdStart() throws Exception {
    for (String asked : List.of("--suite cold-start", "--suite check --archive classes")) {
      List<String> words = new ArrayList<>(List.of("run", "--interleave", "turns", "--dry-run"));
      words.addAll(List.of(asked.split(" ")));
      Result result = java(words.toArray(new String[0]));
      assertThat(result.exitCode()).as(asked).isEqualTo(2);
      assertThat(result.output()).contains("which happens once in a JVM, or");
    }
  }

  private void assertIsVerified(Path run) throws Exception {
    Result verified = java("verify", run.toString());
    assertThat(verified.exitCode()).as(verified.output()).isZero();
  }

  private Result java(String... args) throws Exception {
    return new JarRunner(folder).run(args);
  }
}

package dev.wirebench.results;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.JmhFork;
import dev.wirebench.run.RunFixture;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.SampleBuffer;

/** What goes through the journal must come out as JMH itself would have written it. */
class JmhResultsTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);
  private static final Cell SAMPLED =
      Cell.of(Operation.LATENCY_SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);
  private final ObjectMapper mapper = new ObjectMapper();

  @Test
  void forksThatWentThroughTheJournalGiveTheJsonThatJmhWritesOfAllTogether() throws Exception {
    RunResult first = run(1, fork(1, 1000.25, 1100));
    RunResult second = run(1, fork(1, 900, 1300.5));
    RunResult both = run(2, fork(2, 1000.25, 1100), fork(2, 900, 1300.5));
    List<JmhFork> journaled = List.of(throughJson(first), throughJson(second));
    assertThat(written(journaled)).isEqualTo(writtenByJmh(both));
  }

  /** Their histogram too, from which anybody can compute other percentiles. */
  @Test
  void samplesThatWentThroughTheJournalGiveTheJsonThatJmhWrites() throws Exception {
    RunResult first = run(SAMPLED, 1, sampled(1, 7));
    RunResult second = run(SAMPLED, 1, sampled(1, 8));
    RunResult both = run(SAMPLED, 2, sampled(2, 7), sampled(2, 8));
    List<JmhFork> journaled = List.of(throughJson(first), throughJson(second));
    JsonNode written = written(SAMPLED, journaled);
    assertThat(written.at("/0/primaryMetric/rawDataHistogram/1/0").size()).isGreaterThan(20);
    // JMH lists percentiles of its own accord behind those of profilers; a reader computes them.
    JsonNode byJmh = writtenByJmh(both);
    ((ObjectNode) byJmh.get(0)).remove("secondaryMetrics");
    ((ObjectNode) written.get(0)).remove("secondaryMetrics");
    assertThat(written).isEqualTo(byJmh);
  }

  private static BenchmarkResult sampled(int forks, int seed) {
    BenchmarkParams params = params(SAMPLED, forks);
    Random random = new Random(seed);
    List<IterationResult> iterations = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      SampleBuffer buffer = new SampleBuffer();
      for (int call = 0; call < 1000; call++) {
        buffer.add(1000 + random.nextInt(500));
      }
      IterationResult iteration = new IterationResult(params, params.getMeasurement(), null);
      iteration.addResult(
          new SampleTimeResult(
              ResultRole.PRIMARY, "latencySerialize", buffer, TimeUnit.NANOSECONDS));
      iterations.add(iteration);
    }
    return new BenchmarkResult(params, iterations);
  }

  @Test
  void forkMeansAreMeansOfIterations() {
    JmhFork fork = JmhResults.fromJmh(run(1, fork(1, 1000, 1100)));
    assertThat(fork.mean()).isEqualTo(1050);
    assertThat(fork.mean("gc.alloc.rate.norm")).isEqualTo(896.5);
    assertThat(fork.mean("no.such.metric")).isNaN();
  }

  private JmhFork throughJson(RunResult result) throws Exception {
    String line = Json.LINE.writeValueAsString(JmhResults.fromJmh(result));
    assertThat(line).doesNotContain("\n");
    return Json.LINE.readValue(line, JmhFork.class);
  }

  private JsonNode written(List<JmhFork> forks) throws Exception {
    return written(CELL, forks);
  }

  private JsonNode written(Cell cell, List<JmhFork> forks) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JmhResults.writeJson(Map.of(cell, forks), new PrintStream(out, true, UTF_8));
    return mapper.readTree(out.toByteArray());
  }

  private JsonNode writtenByJmh(RunResult result) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(out, true, UTF_8))
        .writeOut(List.of(result));
    return mapper.readTree(out.toByteArray());
  }

  private static RunResult run(int forks, BenchmarkResult... results) {
    return run(CELL, forks, results);
  }

  private static RunResult run(Cell cell, int forks, BenchmarkResult... results) {
    return new RunResult(params(cell, forks), List.of(results));
  }

  private static BenchmarkResult fork(int forks, double... nanos) {
    BenchmarkParams params = params(CELL, forks);
    List<IterationResult> iterations = new ArrayList<>();
    for (int i = 0; i < nanos.length; i++) {
      IterationResult iteration = new IterationResult(params, params.getMeasurement(), null);
      long duration = (long) (nanos[i] * 4);
      iteration.addResult(
          new AverageTimeResult(
              ResultRole.PRIMARY, "serialize", 4, duration, TimeUnit.NANOSECONDS));
      iteration.addResult(
          new ScalarResult("gc.alloc.rate.norm", 896 + i, "B/op", AggregationPolicy.AVG));
      iteration.addResult(new ScalarResult("gc.count", 10 + i, "counts", AggregationPolicy.SUM));
      if (i > 0) {
        iteration.addResult(new ScalarResult("gc.time", 3, "ms", AggregationPolicy.SUM));
      }
      iterations.add(iteration);
    }
    return new BenchmarkResult(params, iterations);
  }

  private static BenchmarkParams params(Cell cell, int forks) {
    WorkloadParams workload = new WorkloadParams();
    workload.put("codec", "jackson", 0);
    workload.put("payload", "order-event", 0);
    return new BenchmarkParams(
        cell.benchmark(),
        "generated",
        true,
        1,
        new int[] {1},
        List.of(),
        forks,
        0,
        new IterationParams(IterationType.WARMUP, 3, TimeValue.seconds(1), 1),
        new IterationParams(IterationType.MEASUREMENT, 2, TimeValue.milliseconds(500), 1),
        cell.isSampled() ? Mode.SampleTime : Mode.AverageTime,
        workload,
        TimeUnit.NANOSECONDS,
        1,
        "/path/to/java",
        List.of("-Xmx2g", "-Dx=\"a,b\""),
        "17.0.15",
        "OpenJDK 64-Bit Server VM",
        "17.0.15+6",
        "1.37",
        TimeValue.minutes(10));
  }
}

package dev.wirebench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.input.Sources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;

/** Makes the folder of a run that never was: schema 2, in blocks, with reproducible noise. */
public final class RunFixture {
  public static final String JDK = "17.0.15+6";
  public static final String JDK_25 = "25.0.3+9";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int ITERATIONS = 5;

  private final int blocks;
  private final SplittableRandom random = new SplittableRandom(42);
  private final ArrayNode jmh = JSON.createArrayNode();
  private final ObjectNode run = JSON.createObjectNode();
  private String medium = "Bytes";

  private RunFixture(int blocks) {
    this.blocks = blocks;
    run.put("schemaVersion", 2);
    run.putArray("derivedFrom").add("plan.json").add("journal.jsonl");
    run.putObject("provenance").put("madeBy", "wirebench 0.1.0").put("linked", true);
    ObjectNode plan = run.putObject("plan");
    plan.put("suite", "card").put("seed", 1).put("baseline", "jackson").put("blocks", blocks);
    plan.put("warmup", "5x1s").put("measurement", "5x1s");
    for (String list : List.of("payloads", "codecs", "operations", "media", "plain", "floors")) {
      plan.putArray(list);
    }
    plan.withArray("media").add("bytes");
    plan.putArray("jdks").addObject().put("label", JDK).put("feature", 17).putArray("flags");
    run.put("started", "2026-11-21T09:30:09Z").put("stopped", "2026-11-21T11:30:09Z");
    run.putObject("environment").put("cpu", "AMD EPYC").put("cpus", "2");
    run.putObject("noise").put("verdict", "green").put("cv", 0.018).put("steal", 0.001);
    run.putArray("libraries").add("jackson-core-2.22.4.jar");
    run.putObject("documentBytes");
    for (String list :
        List.of("codecs", "sizes", "exclusions", "hugeMethods", "failures", "cells")) {
      run.putArray(list);
    }
  }

  public static RunFixture of(int blocks) {
    return new RunFixture(blocks);
  }

  /** The usual run, and all of it once more on two threads that take so much longer each. */
  public static RunFixture onTwoThreads(int blocks, double factor) {
    RunFixture fixture = usual(blocks);
    fixture.copyCells(JDK + ", 2 threads");
    fixture.copyResults(copy -> copy.put("threads", 2), codec -> factor);
    return fixture;
  }

  /**
   * The usual run, and all of it once more on another JDK.
   *
   * @param factor by which that takes longer, by codec
   */
  public static RunFixture alsoOn25(int blocks, ToDoubleFunction<String> factor) {
    RunFixture fixture = usual(blocks);
    ArrayNode jdks = (ArrayNode) fixture.run.at("/plan/jdks");
    jdks.addObject().put("label", JDK_25).put("feature", 25).putArray("flags");
    fixture.copyCells(JDK_25);
    fixture.copyResults(copy -> copy.put("jdkVersion", "25.0.3").put("vmVersion", JDK_25), factor);
    return fixture;
  }

  private void copyCells(String jdk) {
    ArrayNode cells = (ArrayNode) run.get("cells");
    for (JsonNode cell : list(cells)) {
      cells.add(((ObjectNode) cell.deepCopy()).put("jdk", jdk));
    }
  }

  private void copyResults(Consumer<ObjectNode> change, ToDoubleFunction<String> factor) {
    for (JsonNode result : list(jmh)) {
      ObjectNode copy = result.deepCopy();
      change.accept(copy);
      double slower = factor.applyAsDouble(result.at("/params/codec").asText());
      for (JsonNode fork : copy.at("/primaryMetric/rawData")) {
        multiply((ArrayNode) fork, slower);
      }
      for (JsonNode fork : copy.at("/secondaryMetrics/cpu.norm/rawData")) {
        multiply((ArrayNode) fork, slower);
      }
      jmh.add(copy);
    }
  }

  private static void multiply(ArrayNode scores, double factor) {
    for (int i = 0; i < scores.size(); i++) {
      scores.set(i, scores.numberNode(scores.get(i).asDouble() * factor));
    }
  }

  private static List<JsonNode> list(ArrayNode nodes) {
    List<JsonNode> list = new ArrayList<>();
    nodes.forEach(list::add);
    return list;
  }

  /** The object that {@code run.json} will hold, to be changed at will. */
  public ObjectNode run() {
    return run;
  }

  /** The list that {@code jmh.json} will hold, to be changed at will. */
  public ArrayNode jmh() {
    return jmh;
  }

  public RunFixture codec(String id, String format, String artifact) {
    ObjectNode codec = run.withArray("codecs").addObject();
    codec.put("id", id).put("format", format).put("licence", "Apache-2.0");
    codec.putObject("artifacts").put(artifact, "1.0");
    codec.put("humanReadable", format.equals("JSON")).put("needsSchema", format.equals("Protobuf"));
    codec.put("languages", "every language").put("tuning", "default").put("holds", "own class");
    codec.put("configuration", "As its documentation has it.");
    codec.put("documentation", "https://example.org/" + id);
    codec.putArray("notes");
    run.withObject("/plan").withArray("codecs").add(id);
    return this;
  }

  public RunFixture tuned(String id) {
    return change(id, codec -> codec.put("tuning", "tuned"));
  }

  public RunFixture licence(String id, String spdx) {
    return change(id, codec -> codec.put("licence", spdx));
  }

  public RunFixture studyRow(String id, String reason) {
    return change(id, codec -> codec.put("studyReason", reason));
  }

  public RunFixture withoutSchema(String id) {
    return change(id, codec -> codec.put("needsSchema", false));
  }

  public RunFixture ownDocument(String id, String how) {
    return change(id, codec -> codec.put("ownDocument", how));
  }

  /** The row holds messages that a schema's compiler wrote the class of. */
  public RunFixture readyMade(String id) {
    return change(id, codec -> codec.put("holds", "generated message"));
  }

  /** The row holds maps and lists. */
  public RunFixture holdsMaps(String id) {
    return change(id, codec -> codec.put("holds", "map"));
  }

  public RunFixture threadSafety(String id, String label) {
    return change(id, codec -> codec.put("threadSafety", label));
  }

  public RunFixture note(String id, String note) {
    return change(id, codec -> codec.withArray("notes").add(note));
  }

  private interface Change {
    void apply(ObjectNode codec);
  }

  /** What rows of the codec do otherwise than their neighbours in one operation's table. */
  public RunFixture noted(String id, String operation, String note) {
    return change(id, codec -> codec.putObject("operationNotes").putArray(operation).add(note));
  }

  private RunFixture change(String id, Change change) {
    run.withArray("codecs")
        .forEach(
            codec -> {
              if (codec.get("id").asText().equals(id)) {
                change.apply((ObjectNode) codec);
              }
            });
    return this;
  }

  public RunFixture size(String codec, String payload, int raw, int gzip) {
    ObjectNode row = run.withArray("sizes").addObject();
    row.put("codec", codec).put("payload", payload).put("medium", "bytes");
    ObjectNode bytes = row.putObject("bytes");
    bytes.putArray("raw").add(raw).add(raw);
    bytes.putArray("gzip").add(gzip).add(gzip);
    bytes.putArray("zstd").add(gzip - 3).add(gzip - 3);
    return this;
  }

  /** What the messages of a row that has a size are compressed to: the first ones, or all. */
  public RunFixture compressed(String codec, String payload, String compression, int... sizes) {
    run.withArray("sizes")
        .forEach(
            row -> {
              if (row.get("codec").asText().equals(codec)
                  && row.get("payload").asText().equals(payload)) {
                ArrayNode each = ((ObjectNode) row).withObject("/compressed").putArray(compression);
                Arrays.stream(sizes).forEach(each::add);
              }
            });
    return this;
  }

  /** Cells from here on are of the class of another medium than {@code Bytes}. */
  public RunFixture on(String className) {
    medium = className;
    return this;
  }

  /** A cell whose forks vary by about 1 %, in ns. */
  public RunFixture cell(String codec, String payload, String operation, double nanos) {
    return cell(codec, payload, operation, block -> nanos * (1 + 0.01 * gauss()));
  }

  /** A cell with these fork means, by block. */
  public RunFixture cell(
      String codec, String payload, String operation, IntToDoubleFunction nanos) {
    add("payloads", payload);
    add("operations", operation);
    ObjectNode params = JSON.createObjectNode().put("codec", codec).put("payload", payload);
    entry("dev.wirebench.jmh." + medium + "." + operation, params, nanos);
    return this;
  }

  /** A codec's call without the SPI. */
  public RunFixture plain(String className, String operation, double nanos) {
    String benchmark = "dev.wirebench.jmh.Plain" + className + "." + operation;
    entry(benchmark, JSON.createObjectNode(), block -> nanos);
    return this;
  }

  /** What it costs to copy so many bytes. */
  public RunFixture floor(int size, double nanos) {
    run.withObject("/plan").withArray("floors").add(size);
    entry(
        "dev.wirebench.jmh.Floor.copy",
        JSON.createObjectNode().put("size", String.valueOf(size)),
        block -> nanos);
    return this;
  }

  private void add(String list, String value) {
    ArrayNode values = run.withObject("/plan").withArray(list);
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).asText().equals(value)) {
        return;
      }
    }
    values.add(value);
  }

  private void entry(String benchmark, ObjectNode params, IntToDoubleFunction nanos) {
    ObjectNode entry = jmh.addObject();
    entry.put("jmhVersion", "1.37").put("benchmark", benchmark).put("mode", "avgt");
    entry.put("threads", 1).put("forks", blocks).put("jvm", "/usr/bin/java");
    entry.putArray("jvmArgs").add("-Xms2g");
    entry.put("jdkVersion", "17.0.15").put("vmName", "OpenJDK 64-Bit Server VM");
    entry.put("vmVersion", JDK).put("warmupIterations", 5).put("warmupTime", "1 s");
    entry.put("warmupBatchSize", 1).put("measurementIterations", ITERATIONS);
    entry.put("measurementTime", "1 s").put("measurementBatchSize", 1);
    entry.set("params", params);
    ObjectNode primary = entry.putObject("primaryMetric");
    primary.put("score", 1.0).put("scoreError", "NaN").put("scoreUnit", "ns/op");
    ArrayNode raw = primary.putArray("rawData");
    ObjectNode secondary = entry.putObject("secondaryMetrics");
    ArrayNode allocation = metric(secondary, "gc.alloc.rate.norm", "B/op");
    ArrayNode cpu = metric(secondary, "cpu.norm", "ns/op");
    ObjectNode cell = run.withArray("cells").addObject();
    cell.put("benchmark", benchmark).put("jdk", JDK);
    cell.set("params", params);
    ArrayNode forks = cell.putArray("forks");
    for (int block = 0; block < blocks; block++) {
      double mean = nanos.applyAsDouble(block);
      scores(raw.addArray(), mean);
      allocation.addArray().add(800.0);
      cpu.addArray().add(mean * 1.1);
      fork(forks.addObject(), block, mean);
    }
  }

  private static ArrayNode metric(ObjectNode secondary, String name, String unit) {
    ObjectNode metric = secondary.putObject(name);
    metric.put("score", 1.0).put("scoreError", "NaN").put("scoreUnit", unit);
    return metric.putArray("rawData");
  }

  /** Iterations that vary by about 0.2 %, with exactly this mean. */
  private void scores(ArrayNode iterations, double mean) {
    double[] noise = random.doubles(ITERATIONS, -0.002, 0.002).toArray();
    double shift = Arrays.stream(noise).average().orElse(0);
    for (double value : noise) {
      iterations.add(mean * (1 + value - shift));
    }
  }

  private static void fork(ObjectNode fork, int block, double mean) {
    fork.put("block", block).put("order", 3).put("attempt", 0);
    fork.put("start", "2026-11-21T09:31:00Z").put("stop", "2026-11-21T09:31:11Z");
    fork.put("load", 0.5).put("steal", 0.001).put("pressure", 0.02).put("otherProcess", 0.01);
    fork.put("others", 0.03).put("throttled", 0.002);
    fork.put("drifting", false);
    fork.putArray("warmup").add(2 * mean).add(mean).add(mean).add(mean);
  }

  /** Roughly normal, deviation 1. */
  public double gauss() {
    return random.doubles(12, -0.5, 0.5).sum();
  }

  /** Writes both files. */
  public Path write(Path folder) {
    try {
      Files.createDirectories(folder);
      JSON.writeValue(folder.resolve("jmh.json").toFile(), jmh);
      JSON.writeValue(folder.resolve("run.json").toFile(), run);
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Report report(Path folder) {
    return report(folder, Settings.DEFAULT);
  }

  public Report report(Path folder, Settings settings) {
    return Analysis.of(Sources.read(List.of(write(folder))), settings);
  }

  /** As {@link #usual}, and the messages of two codecs are compressed in two ways. */
  public static RunFixture usualCompressed(int blocks) {
    RunFixture fixture = usual(blocks);
    fixture.compressed("jackson", "order-event", "gzip-6", 239, 241);
    fixture.compressed("kryo", "order-event", "gzip-6", 101, 103);
    fixture.compressed("jackson", "order-event", "zstd-3-dictionary", 110);
    fixture.compressed("kryo", "order-event", "zstd-3-dictionary", 50);
    for (String codec : List.of("jackson", "kryo")) {
      double factor = codec.equals("kryo") ? 0.5 : 1;
      fixture.cell(codec, "order-event", "gzip-6", factor * 12000);
      fixture.cell(codec, "order-event", "gunzip-6", factor * 4000);
      fixture.cell(codec, "order-event", "zstd-3-dictionary", factor * 2000);
    }
    return fixture;
  }

  /** Four codecs, two operations, sizes and floors: a run as it should be. */
  public static RunFixture usual(int blocks) {
    RunFixture fixture =
        of(blocks)
            .codec("jackson", "JSON", "jackson-databind")
            .codec("gson", "JSON", "gson")
            .codec("protobuf", "Protobuf", "protobuf-java")
            .codec("kryo", "Kryo", "kryo");
    fixture.run.withObject("/documentBytes").put("order-event", 286);
    fixture.size("jackson", "order-event", 286, 239).size("gson", "order-event", 286, 239);
    fixture.size("protobuf", "order-event", 98, 119).size("kryo", "order-event", 78, 101);
    for (String operation : List.of("serialize", "deserialize")) {
      fixture.cell("jackson", "order-event", operation, 500);
      fixture.cell("gson", "order-event", operation, 1000);
      fixture.cell("protobuf", "order-event", operation, 125);
      fixture.cell("kryo", "order-event", operation, 190);
    }
    return fixture.floor(64, 4).floor(1024, 32);
  }
}

package dev.wirebench.report.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.Exporters;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every figure of a decision from {@code cells.csv} and a pocket calculator. */
class ByHandTest {
  private static final int BLOCKS = 6;
  private static final double RATE = 50_000;
  private static final double READS = 3;

  /** The page's data have seven digits. */
  private static final double DIGITS = 1e-5;

  @TempDir private Path folder;

  private List<Map<String, String>> cells;

  @Test
  void everyFigureFollowsFromTheForks() throws IOException {
    Report report = RunFixture.usual(BLOCKS).report(folder.resolve("run"));
    Exporters.write(report, Findings.of(report), folder, List.of());
    cells = read(folder.resolve("cells.csv"));
    Decision decision;
    try (Decider decider = new Decider(report, List.of())) {
      decision =
          decider.decide(
              Scenarios.read(
                  "event-bus", Map.of("rate", "50000/s", "payload", "order-event", "cores", "8")),
              "");
    }
    double[] today = perMessage("jackson");
    for (JsonNode option : decision.options()) {
      String codec = option.get("name").asText();
      double[] seconds = perMessage(codec);
      assertClose(option.get("writing"), mean(metric(codec, "serialize", "cpu.norm")) * 1e-9);
      assertClose(option.get("reading"), mean(metric(codec, "deserialize", "cpu.norm")) * 1e-9);
      assertInterval(option.get("cores"), mean(seconds) * RATE, half(seconds) * RATE);
      double bytes = bytes(codec);
      assertClose(option.get("megabytes"), bytes * RATE * (1 + READS) / 1e6);
      assertClose(option.get("stored"), bytes * RATE * 7 * 86_400 / 1e9);
      assertClose(option.get("linkPeak"), 8 * bytes * RATE * READS * 2);
      assertClose(
          option.get("allocation"),
          (metric(codec, "serialize", "gc.alloc.rate.norm")[0]
                  + READS * metric(codec, "deserialize", "gc.alloc.rate.norm")[0])
              * RATE
              / 1e6);
      if (!codec.equals("jackson")) {
        double[] logs = new double[BLOCKS];
        for (int block = 0; block < BLOCKS; block++) {
          logs[block] = Math.log(seconds[block] / today[block]);
        }
        JsonNode ratio = option.get("ratio").get("plain");
        assertClose(ratio.get("value"), Math.exp(mean(logs)));
        assertClose(ratio.get("low"), Math.exp(mean(logs) - half(logs)));
        assertClose(ratio.get("high"), Math.exp(mean(logs) + half(logs)));
        assertClose(
            option.get("saving").get("cores").get("value"),
            mean(today) * RATE * (1 - Math.exp(mean(logs))) / 8);
      }
    }
    assertThat(decision.options()).hasSize(4);
  }

  private static void assertClose(JsonNode found, double expected) {
    assertThat(found.asDouble()).isCloseTo(expected, within(Math.abs(expected) * DIGITS));
  }

  private static void assertInterval(JsonNode found, double value, double half) {
    assertClose(found.get("value"), value);
    assertClose(found.get("low"), value * Math.exp(-half / value));
    assertClose(found.get("high"), value * Math.exp(half / value));
  }

  /**
   * Processor seconds to write a message and to read it as often as the scenario does, by block.
   */
  private double[] perMessage(String codec) {
    double[] write = metric(codec, "serialize", "cpu.norm");
    double[] read = metric(codec, "deserialize", "cpu.norm");
    double[] seconds = new double[BLOCKS];
    for (int block = 0; block < BLOCKS; block++) {
      seconds[block] = (write[block] + READS * read[block]) * 1e-9;
    }
    return seconds;
  }

  private double[] metric(String codec, String operation, String metric) {
    return cells.stream()
        .filter(row -> row.get("param.codec").equals(codec))
        .filter(row -> row.get("benchmark").endsWith("." + operation))
        .filter(row -> row.get("metric").equals(metric))
        .mapToDouble(row -> Double.parseDouble(row.get("value")))
        .toArray();
  }

  private double bytes(String codec) {
    return cells.stream()
        .filter(row -> row.get("param.codec").equals(codec) && row.get("metric").equals("score"))
        .mapToDouble(row -> Double.parseDouble(row.get("bytes.mean")))
        .findFirst()
        .orElseThrow();
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double half(double[] values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double error = Math.sqrt(squares / (values.length - 1) / values.length);
    return TDistribution.of(values.length - 1).inverseSurvivalProbability(0.025) * error;
  }

  private static List<Map<String, String>> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] names = lines.get(0).split(",", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",", -1);
      Map<String, String> row = new java.util.HashMap<>();
      for (int i = 0; i < names.length; i++) {
        row.put(names[i], fields[i]);
      }
      rows.add(row);
    }
    return rows;
  }
}

package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.MeasuredCell.Scores;
import dev.wirebench.report.input.RunJson.ForkJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One entry of JMH's list of results, while it is read. */
final class JmhEntry {
  private static final String SAMPLE = "sample";
  private static final String SINGLE_SHOT = "ss";

  private final Path path;
  private final JsonFile file;
  private final Numbers numbers;
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, Metric> secondary = new LinkedHashMap<>();
  private Map<String, String> params = Map.of();
  private List<String> jvmArgs = List.of();
  private Metric primary;

  JmhEntry(Path path, JsonFile file, Numbers numbers) {
    this.path = path;
    this.file = file;
    this.numbers = numbers;
  }

  /**
   * @param index of the entry, from 0
   */
  MeasuredCell read(JsonParser parser, int index) throws IOException {
    file.expect(parser, JsonToken.START_OBJECT, "a result");
    String place = JsonFile.place(parser);
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String field = parser.currentName();
      parser.nextToken();
      field(parser, field);
    }
    if (primary == null || !texts.containsKey("benchmark")) {
      String missing = primary == null ? "primaryMetric" : "benchmark";
      throw new BadInput(
          path
              + ": the result number "
              + (index + 1)
              + " ("
              + place
              + ") has no '"
              + missing
              + "': give JMH's own JSON (-rf json).");
    }
    return cell(index);
  }

  private void field(JsonParser parser, String field) throws IOException {
    switch (field) {
      case "primaryMetric" -> primary = Metric.read(parser, file, numbers, true);
      case "secondaryMetrics" -> secondary(parser);
      case "params" -> params = params(parser);
      case "jvmArgs" -> jvmArgs = strings(parser);
      default -> {
        if (parser.currentToken().isScalarValue()) {
          texts.put(field, file.text(parser));
        } else {
          parser.skipChildren();
        }
      }
    }
  }

  private void secondary(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      return;
    }
    file.expect(parser, JsonToken.START_OBJECT, "secondary metrics");
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName().replace("·", "").intern();
      parser.nextToken();
      secondary.put(name, Metric.read(parser, file, numbers, false));
    }
  }

  private Map<String, String> params(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      return Map.of();
    }
    file.expect(parser, JsonToken.START_OBJECT, "parameters");
    Map<String, String> values = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      values.put(name, file.text(parser));
    }
    return values;
  }

  private List<String> strings(JsonParser parser) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      parser.skipChildren();
      return List.of();
    }
    List<String> values = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      values.add(file.text(parser));
    }
    return List.copyOf(values);
  }

  private MeasuredCell cell(int index) {
    String mode = text("mode");
    Map<String, String> units = new LinkedHashMap<>();
    secondary.forEach((name, metric) -> units.put(name, metric.unit()));
    if (!primary.samples().isEmpty()) {
      Samples.PERCENTILES.forEach(percentile -> units.put(percentile.name(), primary.unit()));
    }
    return new MeasuredCell(
        index,
        text("benchmark"),
        params,
        null,
        new Jvm(text("jdkVersion"), text("jvm"), jvmArgs, text("vmName"), text("vmVersion")),
        new Setup(
            mode,
            integer("threads"),
            iterations("warmup"),
            iterations("measurement"),
            integer("forks")),
        new Scores(primary.unit(), units, mode.equals(SAMPLE) ? primary.percentiles() : Map.of()),
        forks());
  }

  private List<Fork> forks() {
    List<Fork> forks = new ArrayList<>();
    for (int i = 0; i < primary.forks().size(); i++) {
      forks.add(new Fork(i, primary.forks().get(i), secondaryOf(i), ForkJson.UNKNOWN));
    }
    return forks;
  }

  private Map<String, double[]> secondaryOf(int fork) {
    Map<String, double[]> values = new HashMap<>();
    secondary.forEach(
        (name, metric) -> {
          if (fork < metric.forks().size()) {
            values.put(name, metric.forks().get(fork));
          }
        });
    if (fork < primary.samples().size()) {
      primary
          .samples()
          .get(fork)
          .percentiles()
          .forEach((name, value) -> values.put(name, new double[] {value}));
    }
    return Map.copyOf(values);
  }

  /** A single shot has no time, also where JMH writes one that it was given and does not use. */
  private String iterations(String kind) {
    String count = text(kind + "Iterations");
    String time = text("mode").equals(SINGLE_SHOT) ? "single-shot" : text(kind + "Time");
    return count.isEmpty() ? "" : count + " x " + time;
  }

  private String text(String field) {
    return texts.getOrDefault(field, "");
  }

  private int integer(String field) {
    try {
      return Integer.parseInt(text(field));
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}

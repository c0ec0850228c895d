package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.JvmComparison.At;
import dev.wirebench.report.analysis.JvmComparison.Line;
import dev.wirebench.report.analysis.JvmTotals;
import dev.wirebench.report.statistics.Estimate;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Tables on several JVMs: these beside each other, an estimate as value, low and high. */
final class JvmData {
  private final JsonGenerator json;

  JvmData(JsonGenerator json) {
    this.json = json;
  }

  void write(List<JvmComparison> comparisons) throws IOException {
    json.writeArrayFieldStart("jvms");
    for (JvmComparison comparison : comparisons) {
      json.writeStartObject();
      json.writeStringField("title", comparison.title());
      json.writeStringField("unit", comparison.unit());
      Fields.strings(json, "names", comparison.jvms());
      Fields.strings(json, "tables", comparison.tables());
      Fields.integers(
          json, "threads", comparison.threads().stream().mapToInt(Integer::intValue).toArray());
      Fields.strings(json, "leftOut", comparison.leftOut());
      json.writeBooleanField("hasThreads", comparison.hasThreads());
      json.writeArrayFieldStart("lines");
      for (Line line : comparison.lines()) {
        json.writeStartObject();
        json.writeStringField("name", line.name());
        json.writeArrayFieldStart("at");
        for (At at : line.at()) {
          write(at);
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes nothing if there are none: a page of dropped files never has any. */
  void writeTotals(List<JvmTotals> all) throws IOException {
    if (all.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("jvmTotals");
    for (JvmTotals totals : all) {
      json.writeStartObject();
      json.writeStringField("jvm", totals.jvm());
      json.writeStringField("first", totals.first());
      json.writeNumberField("comparisons", totals.comparisons());
      json.writeArrayFieldStart("lines");
      for (JvmTotals.Line line : totals.lines()) {
        json.writeStartObject();
        json.writeStringField("name", line.name());
        estimate("ratio", Optional.of(line.ratio()));
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(At at) throws IOException {
    json.writeStartObject();
    estimate("score", at.score());
    estimate("ratio", at.ratio());
    estimate("speedUp", at.speedUp());
    Fields.number(json, "collecting", at.collecting());
    json.writeEndObject();
  }

  private void estimate(String name, Optional<Estimate> estimate) throws IOException {
    if (estimate.isPresent()) {
      Estimate one = estimate.get();
      Fields.numbers(json, name, new double[] {one.value(), one.low(), one.high()});
    }
  }
}

package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.VersionHistory;
import dev.wirebench.report.analysis.VersionHistory.Line;
import dev.wirebench.report.statistics.Estimate;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Libraries over their versions, an estimate as value, low and high. */
final class HistoryData {
  private final JsonGenerator json;

  HistoryData(JsonGenerator json) {
    this.json = json;
  }

  void write(List<VersionHistory> histories, double delta) throws IOException {
    json.writeArrayFieldStart("histories");
    for (VersionHistory history : histories) {
      json.writeStartObject();
      json.writeStringField("title", history.title());
      json.writeStringField("codec", history.codec());
      json.writeStringField("unit", history.unit());
      json.writeArrayFieldStart("lines");
      for (Line line : history.lines()) {
        json.writeStartObject();
        json.writeStringField("name", line.name());
        json.writeStringField("version", line.version());
        estimate("score", Optional.of(line.score()));
        estimate("ratio", line.ratio());
        estimate("change", line.change());
        json.writeStringField(
            "verdict", line.change().isEmpty() ? "" : line.verdict().words(delta));
        json.writeBooleanField("isChange", line.isChange());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void estimate(String name, Optional<Estimate> estimate) throws IOException {
    if (estimate.isPresent()) {
      Estimate one = estimate.get();
      Fields.numbers(json, name, new double[] {one.value(), one.low(), one.high()});
    }
  }
}

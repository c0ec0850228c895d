package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The dimensions of all tables with their values, and where each table stands among them. */
final class DimensionIndex {
  private static final int ABSENT = -1;

  /** The place of each value by dimension, in order. */
  private final Map<String, Map<String, Integer>> values = new LinkedHashMap<>();

  private DimensionIndex() {}

  static DimensionIndex of(Report report) {
    DimensionIndex places = new DimensionIndex();
    for (ResultTable table : report.tables()) {
      table.key().dimensions().forEach(places::add);
    }
    return places;
  }

  private void add(String dimension, String value) {
    Map<String, Integer> places = values.computeIfAbsent(dimension, key -> new LinkedHashMap<>());
    places.putIfAbsent(value, places.size());
  }

  /** Index of the table's value in each dimension; -1 where it has none. */
  int[] of(ResultTable table) {
    return values.entrySet().stream()
        .mapToInt(
            dimension ->
                table
                    .key()
                    .dimension(dimension.getKey())
                    .map(dimension.getValue()::get)
                    .orElse(ABSENT))
        .toArray();
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("dimensions");
    for (Map.Entry<String, Map<String, Integer>> dimension : values.entrySet()) {
      json.writeStartObject();
      json.writeStringField("name", dimension.getKey());
      Fields.strings(json, "values", dimension.getValue().keySet());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

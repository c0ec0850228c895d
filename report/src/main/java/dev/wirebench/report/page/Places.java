package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The dimensions of all tables with their values, and where each table stands among them. */
final class Places {
  private static final int ABSENT = -1;

  private final Map<String, List<String>> values = new LinkedHashMap<>();

  private Places() {}

  static Places of(Report report) {
    Map<String, Set<String>> found = new LinkedHashMap<>();
    for (Table table : report.tables()) {
      table
          .key()
          .dimensions()
          .forEach(
              (name, value) ->
                  found.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(value));
    }
    Places places = new Places();
    found.forEach((name, some) -> places.values.put(name, List.copyOf(some)));
    return places;
  }

  /** Index of the table's value in each dimension; -1 where it has none. */
  int[] of(Table table) {
    return values.entrySet().stream()
        .mapToInt(
            dimension ->
                table
                    .key()
                    .dimension(dimension.getKey())
                    .map(dimension.getValue()::indexOf)
                    .orElse(ABSENT))
        .toArray();
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("dimensions");
    for (Map.Entry<String, List<String>> dimension : values.entrySet()) {
      json.writeStartObject();
      json.writeStringField("name", dimension.getKey());
      Fields.strings(json, "values", dimension.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.RowProfile;
import dev.wirebench.report.analysis.RowProfile.Shares;
import dev.wirebench.report.analysis.TableProfiles;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The profiles of rows, by comparison: the page lays any two next to each other. Names of methods
 * and classes are written once for each comparison and referred to by number.
 */
final class ProfileData {
  /** Less than a tenth of what a page lists. */
  private static final double SMALLEST = 0.001;

  private final JsonGenerator json;
  private final Map<String, Integer> names = new LinkedHashMap<>();

  ProfileData(JsonGenerator json) {
    this.json = json;
  }

  void write(List<TableProfiles> tables) throws IOException {
    json.writeArrayFieldStart("profiles");
    for (TableProfiles table : tables) {
      names.clear();
      json.writeStartObject();
      json.writeStringField("table", table.table().key().id());
      json.writeArrayFieldStart("rows");
      for (RowProfile row : table.rows()) {
        write(row);
      }
      json.writeEndArray();
      Fields.strings(json, "names", List.copyOf(names.keySet()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(RowProfile row) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", row.row());
    json.writeStringField("file", row.file());
    json.writeNumberField("samples", row.samples());
    json.writeArrayFieldStart("methods");
    for (Map.Entry<String, Shares> method : row.methods().entrySet()) {
      Shares shares = method.getValue();
      if (Math.max(shares.self(), shares.total()) >= SMALLEST) {
        json.writeStartArray();
        json.writeNumber(index(method.getKey()));
        Fields.write(json, shares.self());
        Fields.write(json, shares.total());
        json.writeEndArray();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("allocated");
    for (Map.Entry<String, Double> allocated : row.allocated().entrySet()) {
      if (allocated.getValue() >= SMALLEST) {
        json.writeStartArray();
        json.writeNumber(index(allocated.getKey()));
        Fields.write(json, allocated.getValue());
        json.writeEndArray();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("tooLarge");
    for (Map.Entry<String, String> method : row.tooLarge().entrySet()) {
      json.writeStartArray();
      json.writeNumber(index(method.getKey()));
      json.writeString(method.getValue());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private int index(String name) {
    return names.computeIfAbsent(name, key -> names.size());
  }
}

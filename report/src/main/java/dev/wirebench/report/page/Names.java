package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.OlderWirings;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.coordinates.RowRelease;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.LibraryFacts;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rows' names with what is known of each, in the order of their first row. */
final class Names {
  private final Map<String, Row> rows = new LinkedHashMap<>();
  private final Map<String, Integer> index = new LinkedHashMap<>();

  private final Map<String, LibraryFacts> libraries;

  private Names(Map<String, LibraryFacts> libraries) {
    this.libraries = libraries;
  }

  static Names of(Report report) {
    Names names = new Names(report.libraries());
    for (ResultTable table : report.tables()) {
      table.rows().forEach(names::add);
    }
    return names;
  }

  private void add(Row row) {
    if (rows.putIfAbsent(row.name(), row) == null) {
      index.put(row.name(), index.size());
    }
  }

  int index(String name) {
    return index.get(name);
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("names");
    for (Row row : rows.values()) {
      json.writeStartObject();
      json.writeStringField("name", row.name());
      json.writeBooleanField("ranked", row.ranked());
      json.writeBooleanField("holdsOther", row.holdsOther());
      json.writeStringField("mark", row.suffix().strip());
      Optional<CodecInfo> codec = row.codec();
      if (codec.isPresent()) {
        about(json, codec.get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void about(JsonGenerator json, CodecInfo codec) throws IOException {
    json.writeStringField("format", codec.format());
    json.writeStringField("version", version(codec));
    json.writeStringField("licence", codec.licence());
    json.writeStringField("tuning", codec.handling().tuning());
    json.writeStringField("threadSafety", threadSafety(codec));
    json.writeStringField("holds", codec.held());
    json.writeStringField("configuration", codec.description().configuration());
    json.writeStringField("documentation", codec.description().documentation());
    json.writeBooleanField("readable", codec.readers().humanReadable());
    json.writeBooleanField("needsSchema", codec.readers().needsSchema());
    json.writeStringField("languages", codec.readers().languages());
    library(json, codec);
    json.writeStringField("olderWiring", OlderWirings.of(codec));
    json.writeStringField("studyReason", codec.handling().studyReason());
    Fields.strings(json, "notes", codec.description().notes());
  }

  /** Runs from before it was recorded do not say so. */
  private String threadSafety(CodecInfo codec) {
    LibraryFacts facts = libraries.get(RowRelease.codec(codec.id()));
    return codec.handling().threadSafety().isEmpty() && facts != null
        ? facts.threadSafety()
        : codec.handling().threadSafety();
  }

  /** Only of the version that was measured. */
  private void library(JsonGenerator json, CodecInfo codec) throws IOException {
    LibraryFacts facts = libraries.get(RowRelease.codec(codec.id()));
    if (facts == null) {
      return;
    }
    Fields.strings(json, "needs", facts.needs());
    if (codec.artifacts().values().stream().findFirst().orElse("").equals(facts.version())) {
      json.writeStringField("released", facts.released());
      json.writeNumberField("jars", facts.jarBytes());
    }
  }

  /**
   * The versions of a codec's artifacts, as in {@code jackson-databind 2.22.4, jackson-core
   * 2.22.4}.
   */
  static String version(CodecInfo codec) {
    return codec.artifacts().entrySet().stream()
        .map(artifact -> artifact.getKey() + " " + artifact.getValue())
        .collect(Collectors.joining(", "));
  }
}

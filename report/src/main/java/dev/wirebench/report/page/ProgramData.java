package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.RowMark;
import dev.wirebench.report.analysis.SecondaryEstimate;
import dev.wirebench.report.document.RowColumn;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The facts that a page has about the program that made it, whatever it shows. */
final class ProgramData {
  private static final ObjectWriter SCENARIOS =
      new ObjectMapper().disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE).writer();

  private final JsonGenerator json;

  ProgramData(JsonGenerator json) {
    this.json = json;
  }

  /** All that a page knows before it has read a file: an object of the same fields. */
  static String alone() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = SafeJson.factory().createGenerator(text)) {
      json.writeStartObject();
      new ProgramData(json).write(Settings.DEFAULT);
      json.writeNullField("besides");
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** Writes the facts as fields of the object that is being written. */
  void write(Settings settings) throws IOException {
    json.writeStringField("generator", Program.TEXT);
    json.writeStringField("source", Program.source(Program.URL));
    json.writeStringField("command", Program.COMMAND);
    json.writeNumberField("confidence", Settings.CONFIDENCE);
    json.writeNumberField("delta", settings.delta());
    json.writeNumberField("forksForVerdicts", Settings.FORKS_FOR_VERDICTS);
    json.writeNumberField("shortestForkMillis", Settings.SHORTEST_FORK_MILLIS);
    marks();
    columns();
    further();
    scenarios();
    asked(settings);
    licences();
  }

  /** The legends of the marks behind names, by symbol. */
  private void marks() throws IOException {
    json.writeObjectFieldStart("marks");
    for (RowMark mark : RowMark.values()) {
      json.writeStringField(mark.symbol(), mark.legend());
    }
    json.writeEndObject();
  }

  /** The columns of tables, in their order. */
  private void columns() throws IOException {
    json.writeArrayFieldStart("columns");
    for (RowColumn column : RowColumn.ALL) {
      json.writeStartObject();
      json.writeStringField("id", column.id());
      json.writeStringField("heading", column.heading());
      json.writeStringField("legend", column.legend());
      json.writeStringField("style", column.style().name().toLowerCase(Locale.ROOT));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The metrics that few tables have; those that are not in the table's unit are plain numbers. */
  private void further() throws IOException {
    json.writeArrayFieldStart("further");
    for (SecondaryEstimate.Kind kind : SecondaryEstimate.KINDS) {
      json.writeStartObject();
      json.writeStringField("key", kind.key());
      json.writeStringField("metric", kind.metric());
      json.writeBooleanField("inUnit", kind.isInUnitOfTable());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes the scenarios that come with this program, for readers to begin with. */
  private void scenarios() throws IOException {
    json.writeArrayFieldStart("scenarios");
    for (Map.Entry<String, Scenario> scenario : Scenarios.builtIn().entrySet()) {
      json.writeStartObject();
      json.writeStringField("name", scenario.getKey());
      json.writeFieldName("scenario");
      SCENARIOS.writeValue(json, scenario.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The scenario that a run was made for, with which a page begins. */
  private void asked(Settings settings) throws IOException {
    if (settings.asked().isPresent()) {
      json.writeFieldName("asked");
      SCENARIOS.writeValue(json, settings.asked().get());
    }
  }

  private void licences() throws IOException {
    json.writeArrayFieldStart("licences");
    json.writeStartObject();
    for (Map.Entry<String, String> field : licence().entrySet()) {
      json.writeStringField(field.getKey(), field.getValue());
    }
    json.writeEndObject();
    json.writeEndArray();
  }

  /** Name and text of that of what pages carry. */
  static Map<String, String> licence() {
    Map<String, String> licence = new LinkedHashMap<>();
    licence.put("name", "Apache ECharts " + Scripts.libraryVersion() + ", Apache License 2.0");
    licence.put("text", Scripts.libraryLicence());
    return licence;
  }
}

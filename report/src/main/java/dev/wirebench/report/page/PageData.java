package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Exclusion;
import dev.wirebench.report.input.RunInfo.Failure;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.TimeSpent;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * All that page and charts know, as JSON: fork means, not iterations, as the page computes ratios
 * to whichever baseline its reader chooses. Names, dimensions and their values are written once and
 * referred to by number.
 */
public final class PageData {
  /** Beyond this many pairs in all tables the supplement leaves them out: 1 MB of page. */
  private static final int MOST_PAIRS = 20_000;

  private final Report report;
  private final List<Finding> findings;
  private final Names names;
  private final DimensionIndex places;
  private final RunOrder order;
  private final JsonGenerator json;

  private PageData(Report report, List<Finding> findings, JsonGenerator json) {
    this.report = report;
    this.findings = findings;
    this.names = Names.of(report);
    this.places = DimensionIndex.of(report);
    this.order = RunOrder.of(report);
    this.json = json;
  }

  /**
   * @return JSON of ASCII characters without any that would be markup in HTML
   */
  public static String of(Report report, List<Finding> findings) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = SafeJson.factory().createGenerator(text)) {
      new PageData(report, findings, json).write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private void write() throws IOException {
    json.writeStartObject();
    json.writeStringField(
        "name", report.sources().stream().map(Source::name).collect(Collectors.joining(", ")));
    json.writeStringField("environmentLine", Facts.line(report));
    new ProgramData(json).write(report.settings());
    places.write(json);
    names.write(json);
    tables();
    findings();
    exclusions();
    failures();
    new HistoryData(json).write(report.histories(), report.settings().delta());
    JvmData jvms = new JvmData(json);
    jvms.write(report.jvms());
    jvms.writeTotals(report.jvmTotals());
    new ProfileData(json).write(report.profiles());
    new QualitiesData(json).write(report.besidesSpeed());
    sources();
    json.writeEndObject();
  }

  private void tables() throws IOException {
    int pairs = report.tables().stream().mapToInt(table -> table.supplement().pairs().size()).sum();
    SupplementData supplements = new SupplementData(names, json, pairs <= MOST_PAIRS);
    json.writeArrayFieldStart("tables");
    for (ResultTable table : report.tables()) {
      json.writeStartObject();
      json.writeStringField("id", table.key().id());
      json.writeStringField("title", table.key().title());
      json.writeStringField("comparedBy", table.comparedBy());
      Fields.integers(json, "at", places.of(table));
      json.writeStringField("unit", table.unit());
      if (table.isOfMessages()) {
        json.writeBooleanField("ofMessages", true);
      }
      json.writeBooleanField("largerIsBetter", table.largerIsBetter());
      json.writeFieldName("baseline");
      writeName(table.baseline().orElse(null));
      if (table.anchor().isPresent()) {
        json.writeNumberField("anchor", names.index(table.anchor().get()));
      }
      Fields.number(json, "documentBytes", documentBytes(table));
      Fields.strings(json, "notes", table.notes());
      rows(table);
      new HeatData(names, json).write(table, report.source(table.key()));
      supplements.write(table);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeName(String name) throws IOException {
    if (name == null) {
      json.writeNull();
    } else {
      json.writeNumber(names.index(name));
    }
  }

  /** Length of the payload's JSON document; NaN where no run says it. */
  private double documentBytes(ResultTable table) {
    return table
        .key()
        .payload()
        .flatMap(
            payload ->
                report.sources().stream()
                    .flatMap(source -> source.run().stream())
                    .map(run -> run.subjects().documentBytes().get(payload))
                    .filter(bytes -> bytes != null)
                    .findFirst())
        .map(Integer::doubleValue)
        .orElse(Double.NaN);
  }

  private void rows(ResultTable table) throws IOException {
    RowData data = new RowData(names, order, json);
    json.writeArrayFieldStart("rows");
    for (Row row : table.rows()) {
      data.write(table, row);
    }
    json.writeEndArray();
  }

  private void findings() throws IOException {
    json.writeArrayFieldStart("findings");
    for (Finding finding : findings) {
      json.writeStartObject();
      json.writeStringField("severity", finding.severity().words());
      json.writeStringField("weight", finding.weight());
      json.writeStringField("kind", finding.kind());
      json.writeStringField("title", finding.title());
      json.writeStringField("text", finding.text());
      json.writeStringField("remedy", finding.remedy());
      Fields.strings(json, "tables", finding.tables());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private List<RunInfo> runs() {
    return report.sources().stream().flatMap(source -> source.run().stream()).toList();
  }

  private void exclusions() throws IOException {
    json.writeArrayFieldStart("exclusions");
    for (RunInfo run : runs()) {
      for (Exclusion exclusion : run.problems().exclusions()) {
        json.writeStartObject();
        json.writeStringField("codec", exclusion.codec());
        json.writeStringField("payload", exclusion.payload());
        json.writeStringField("medium", exclusion.medium());
        json.writeStringField("jdk", exclusion.jdk());
        json.writeStringField("operation", exclusion.operation());
        json.writeStringField("reason", exclusion.reason());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private void failures() throws IOException {
    json.writeArrayFieldStart("failures");
    for (RunInfo run : runs()) {
      for (Failure failure : run.problems().failures()) {
        json.writeStartObject();
        json.writeStringField("cell", Facts.cell(failure));
        json.writeNumberField("block", failure.block());
        json.writeStringField("reason", failure.reason());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private void sources() throws IOException {
    json.writeArrayFieldStart("sources");
    for (Source source : report.sources()) {
      json.writeStartObject();
      json.writeStringField("name", source.name());
      Fields.pairs(json, "environment", Facts.environment(source));
      Fields.pairs(json, "versions", Facts.versions(source));
      Fields.strings(
          json, "libraries", source.run().map(run -> run.subjects().libraries()).orElse(List.of()));
      Optional<TimeSpent> spent = source.run().map(run -> run.course().spent());
      if (spent.isPresent()) {
        json.writeObjectFieldStart("spent");
        for (Map.Entry<String, Double> part : spent.get().parts().entrySet()) {
          json.writeNumberField(part.getKey(), Math.round(part.getValue()));
        }
        json.writeEndObject();
      }
      json.writeStringField(
          "command",
          source.run().map(run -> Command.of(run.plan(), run.subjects().imported())).orElse(""));
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

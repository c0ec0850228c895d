package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.CodecQualities.Cases;
import dev.wirebench.report.analysis.ObservedQualities;
import dev.wirebench.report.input.Observed;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Observations besides speed; null if there are none. All executed cases are in it, and the details
 * of hard observations and of errors between versions of a schema.
 */
final class QualitiesData {
  private final JsonGenerator json;

  QualitiesData(JsonGenerator json) {
    this.json = json;
  }

  void write(ObservedQualities besides) throws IOException {
    if (besides.isEmpty()) {
      json.writeNullField("besides");
      return;
    }
    json.writeObjectFieldStart("besides");
    json.writeStringField("words", besides.words());
    Fields.strings(json, "qualities", besides.qualities());
    List<List<String>> cases =
        besides.codecs().stream().flatMap(codec -> executed(codec).stream()).distinct().toList();
    json.writeArrayFieldStart("cases");
    for (List<String> one : cases) {
      json.writeArray(one.toArray(String[]::new), 0, one.size());
    }
    json.writeEndArray();
    Map<List<String>, Integer> places = places(cases);
    json.writeArrayFieldStart("codecs");
    for (CodecQualities codec : besides.codecs()) {
      json.writeStartObject();
      json.writeStringField("codec", codec.codec());
      json.writeStringField("version", codec.tried().orElse(""));
      json.writeStringField("defects", codec.defects());
      json.writeStringField("otherVersion", codec.otherVersion());
      cells(codec, besides.qualities());
      int[] executed = executed(codec).stream().mapToInt(places::get).toArray();
      json.writeFieldName("executed");
      json.writeArray(executed, 0, executed.length);
      observed("hard", codec.hard());
      evolution(codec);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Quality, case and what it was tried with, of each case in which the codec was executed. */
  private static List<List<String>> executed(CodecQualities codec) {
    return codec.executed().stream()
        .map(seen -> List.of(seen.quality(), seen.tried().caseId(), seen.tried().about()))
        .distinct()
        .toList();
  }

  private static Map<List<String>, Integer> places(List<List<String>> cases) {
    Map<List<String>, Integer> places = new HashMap<>();
    cases.forEach(one -> places.put(one, places.size()));
    return places;
  }

  /** One text for each quality: how many cases were hard of how many, or that none was executed. */
  private void cells(CodecQualities codec, List<String> qualities) throws IOException {
    json.writeArrayFieldStart("cells");
    Map<String, Cases> byQuality = codec.byQuality();
    for (String quality : qualities) {
      Cases cases = byQuality.get(quality);
      if (cases == null) {
        json.writeString(codec.cell(quality));
      } else {
        json.writeArray(new int[] {cases.hard(), cases.executed()}, 0, 2);
      }
    }
    json.writeEndArray();
  }

  private void observed(String field, List<Observed> observed) throws IOException {
    json.writeArrayFieldStart(field);
    for (Observed seen : observed) {
      json.writeStartObject();
      fields(seen);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Errors, each with the other configurations of the library that work there. */
  private void evolution(CodecQualities codec) throws IOException {
    json.writeArrayFieldStart("evolution");
    for (Observed error : codec.evolution()) {
      json.writeStartObject();
      fields(error);
      Fields.strings(json, "worksIn", codec.worksIn(error));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void fields(Observed seen) throws IOException {
    json.writeStringField("place", seen.place());
    json.writeStringField("quality", seen.quality());
    json.writeStringField("caseId", seen.tried().caseId());
    json.writeStringField("about", seen.tried().about());
    json.writeStringField("outcome", seen.outcome());
    json.writeNumberField("count", seen.count());
    json.writeStringField("said", seen.said());
    json.writeStringField("input", seen.input());
  }
}

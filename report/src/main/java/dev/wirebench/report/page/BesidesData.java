package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.BesidesSpeed;
import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.CodecQualities.Cases;
import dev.wirebench.report.input.Observed;
import java.io.IOException;
import java.util.List;

/**
 * What was observed besides speed; null if nothing was. Only hard observations are in it, and
 * errors between versions of a schema.
 */
final class BesidesData {
  private final JsonGenerator json;

  BesidesData(JsonGenerator json) {
    this.json = json;
  }

  void write(BesidesSpeed besides) throws IOException {
    if (besides.isEmpty()) {
      json.writeNullField("besides");
      return;
    }
    json.writeObjectFieldStart("besides");
    json.writeStringField("words", besides.words());
    Fields.strings(json, "qualities", besides.qualities());
    json.writeArrayFieldStart("codecs");
    for (CodecQualities codec : besides.codecs()) {
      json.writeStartObject();
      json.writeStringField("codec", codec.codec());
      json.writeStringField("version", codec.tried().orElse(""));
      cells(codec, besides.qualities());
      observed("hard", codec.hard());
      observed("evolution", codec.evolution());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** One for each quality: how many cases were hard, of how many; null if none was tried. */
  private void cells(CodecQualities codec, List<String> qualities) throws IOException {
    json.writeArrayFieldStart("cells");
    for (String quality : qualities) {
      Cases cases = codec.byQuality().get(quality);
      if (cases == null) {
        json.writeNull();
      } else {
        json.writeArray(new int[] {cases.hard(), cases.tried()}, 0, 2);
      }
    }
    json.writeEndArray();
  }

  private void observed(String field, List<Observed> observed) throws IOException {
    json.writeArrayFieldStart(field);
    for (Observed seen : observed) {
      json.writeStartObject();
      json.writeStringField("place", seen.place());
      json.writeStringField("quality", seen.quality());
      json.writeStringField("caseId", seen.caseId());
      json.writeStringField("about", seen.about());
      json.writeStringField("outcome", seen.outcome());
      json.writeNumberField("count", seen.count());
      json.writeStringField("said", seen.said());
      json.writeStringField("input", seen.input());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

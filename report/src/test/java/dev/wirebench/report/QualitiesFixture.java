package dev.wirebench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Qualities;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Makes what the command {@code qualities} would have written. */
public final class QualitiesFixture {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ObjectNode file = JSON.createObjectNode();
  private final ArrayNode observations;

  public QualitiesFixture() {
    file.put("program", "wirebench 0.1.0").put("started", "2026-11-25T11:29:39.457Z");
    file.put("seed", 1).put("isWhole", true);
    file.putObject("machine").put("jdk", "17");
    file.putObject("codecs");
    observations = file.putArray("observations");
  }

  /** Two codecs of {@link RunFixture#usual}, of which one has hard outcomes of three kinds. */
  public static QualitiesFixture usual() {
    return new QualitiesFixture()
        .codec("gson", "1.0")
        .codec("kryo", "1.0")
        .seen("gson", "json-conformance", "", "bom", "changes the value", "hard", 1)
        .seen("gson", "json-conformance", "", "comment", "accepts", "neutral", 1)
        .seen("gson", "hostile-input", "order-event", "truncated", "rejects", "neutral", 60)
        .seen("kryo", "json-conformance", "", "", "not applicable", "none", 1)
        .seen("kryo", "hostile-input", "order-event", "truncated", "rejects", "neutral", 58)
        .seen("kryo", "hostile-input", "order-event", "truncated", "hangs", "hard", 2)
        .seen("kryo", "hostile-input", "order-event", "inflated", "memory exhausted", "hard", 3)
        .seen("kryo", "hostile-input", "users", "inflated", "memory exhausted", "hard", 1)
        .seen("kryo", "hostile-input", "users", "nested", "untested", "none", 9);
  }

  /** Everything that a demand wants to see executed, each case with a good end. */
  public QualitiesFixture tried(String... codecs) {
    for (String codec : codecs) {
      codec(codec, "1.0");
      for (String change : List.of("field-added", "field-removed", "fields-reordered")) {
        seen(codec, "schema-evolution", "old writer, new reader", change, "works", "good", 1);
        seen(codec, "schema-evolution", "new writer, old reader", change, "works", "good", 1);
      }
      for (String damage :
          List.of("truncated", "bit-flipped", "length-inflated", "repeated", "deeply-nested")) {
        seen(codec, "hostile-input", "order-event", damage, "rejects", "neutral", 60);
      }
      seen(codec, "named-classes", "a field", "own-words", "rejects", "neutral", 1);
    }
    return this;
  }

  /** Takes observations away, as if nobody had executed the case. */
  public QualitiesFixture without(String codec, String caseId, String about) {
    for (int i = observations.size() - 1; i >= 0; i--) {
      JsonNode seen = observations.get(i);
      if (seen.get("codec").asText().equals(codec)
          && seen.get("caseId").asText().equals(caseId)
          && seen.get("about").asText().equals(about)) {
        observations.remove(i);
      }
    }
    return this;
  }

  public QualitiesFixture codec(String id, String version) {
    file.withObject("/codecs").put(id, version);
    return this;
  }

  /** Configurations of one library with one format. */
  public QualitiesFixture ofOneLibrary(String... codecs) {
    for (String codec : codecs) {
      file.withObject("/libraries").put(codec, codecs[0]);
    }
    return this;
  }

  public QualitiesFixture seen(
      String codec,
      String quality,
      String about,
      String caseId,
      String outcome,
      String grade,
      int count) {
    ObjectNode seen = observations.addObject();
    seen.put("quality", quality).put("codec", codec).put("version", "1.0").put("about", about);
    seen.put("caseId", caseId).put("outcome", outcome).put("grade", grade).put("count", count);
    seen.put("said", "java.lang.Error: <b>" + outcome + "</b>").put("input", "hex 00<i>&amp;");
    return this;
  }

  /** The object that the file will hold, to be changed at will. */
  public ObjectNode file() {
    return file;
  }

  public String text() {
    return file.toPrettyString();
  }

  public Qualities read() {
    return Qualities.read(
        new ByteArrayInputStream(text().getBytes(StandardCharsets.UTF_8)), "fixture");
  }

  /** Of a run, with this beside it. */
  public Report report(Path run) {
    return Analysis.of(Sources.read(List.of(run)), Settings.DEFAULT, Optional.of(read()));
  }
}

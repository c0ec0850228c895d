package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.KruskalWallis;
import dev.wirebench.report.verdicts.Slices;
import dev.wirebench.report.verdicts.Supplement;
import dev.wirebench.report.verdicts.Supplement.Pair;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The supplementary statistics of a table. */
final class SupplementData {
  private final Names names;
  private final JsonGenerator json;
  private final boolean withPairs;

  SupplementData(Names names, JsonGenerator json, boolean withPairs) {
    this.names = names;
    this.json = json;
    this.withPairs = withPairs;
  }

  void write(ResultTable table) throws IOException {
    Supplement supplement = table.supplement();
    json.writeObjectFieldStart("supplement");
    if (supplement.kruskalWallis().isPresent()) {
      KruskalWallis test = supplement.kruskalWallis().get();
      json.writeObjectFieldStart("kruskalWallis");
      number("h", test.h());
      json.writeNumberField("degrees", test.degrees());
      number("p", test.p());
      json.writeEndObject();
    }
    rows(supplement);
    slices(table);
    if (withPairs && !supplement.pairs().isEmpty()) {
      pairs(supplement);
    }
    json.writeEndObject();
  }

  private void number(String name, double value) throws IOException {
    json.writeFieldName(name);
    Fields.write(json, value);
  }

  private void rows(Supplement supplement) throws IOException {
    json.writeArrayFieldStart("rows");
    for (Map.Entry<String, Double> row : supplement.lilliefors().entrySet()) {
      json.writeStartObject();
      json.writeNumberField("name", names.index(row.getKey()));
      number("lilliefors", row.getValue());
      if (supplement.letters().containsKey(row.getKey())) {
        json.writeStringField("letters", supplement.letters().get(row.getKey()));
      }
      Estimate bootstrap = supplement.bootstrap().get(row.getKey());
      if (bootstrap != null) {
        Fields.numbers(json, "bootstrap", new double[] {bootstrap.low(), bootstrap.high()});
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /**
   * Writes the evidence of iterations on each ratio of an interleaved comparison, against the
   * comparison's own baseline.
   */
  private void slices(ResultTable table) throws IOException {
    List<Row> rows = table.rows().stream().filter(row -> row.slices().isPresent()).toList();
    if (rows.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("slices");
    for (Row row : rows) {
      Slices slices = row.slices().orElseThrow();
      json.writeStartObject();
      json.writeNumberField("name", names.index(row.name()));
      json.writeNumberField("heats", slices.heats());
      Fields.number(json, "share", slices.variance().share());
      Fields.number(json, "within", slices.variance().deviationWithin());
      Fields.number(json, "between", slices.variance().deviationBetween());
      Fields.number(json, "correlation", slices.pairing().correlation());
      if (slices.kinds().isPresent()) {
        interval("quiet", slices.kinds().get().quiet());
        interval("slow", slices.kinds().get().slow());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void interval(String name, Estimate ratio) throws IOException {
    Fields.numbers(json, name, new double[] {ratio.value(), ratio.low(), ratio.high()});
  }

  /**
   * Writes pairs as arrays, since there are many: names, ratio, p, adjusted p, Dunn's p,
   * Vargha-Delaney's A.
   */
  private void pairs(Supplement supplement) throws IOException {
    json.writeArrayFieldStart("pairs");
    for (Pair pair : supplement.pairs()) {
      json.writeStartArray();
      json.writeNumber(names.index(pair.first()));
      json.writeNumber(names.index(pair.second()));
      Fields.write(json, pair.ratio());
      Fields.write(json, pair.p());
      Fields.write(json, pair.adjusted());
      Fields.write(json, pair.dunn());
      Fields.write(json, pair.a());
      json.writeEndArray();
    }
    json.writeEndArray();
  }
}

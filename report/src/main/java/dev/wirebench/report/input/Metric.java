package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A metric as JMH writes it.
 *
 * @param forks by fork and iteration; without raw data, the score as that of one fork
 * @param samples by fork, where calls were timed one by one; else empty
 */
record Metric(
    String unit, List<double[]> forks, List<Samples> samples, Map<String, Double> percentiles) {

  /**
   * Reads the object that the parser is at the start of.
   *
   * @param withPercentiles whether to keep them, which takes time and space
   */
  static Metric read(JsonParser parser, JsonFile file, Numbers numbers, boolean withPercentiles)
      throws IOException {
    file.expect(parser, JsonToken.START_OBJECT, "a metric");
    String unit = "";
    double score = Double.NaN;
    List<double[]> forks = List.of();
    List<Samples> samples = List.of();
    Map<String, Double> percentiles = Map.of();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String field = parser.currentName();
      parser.nextToken();
      switch (field) {
        case "score" -> score = numbers.one(parser);
        case "scoreUnit" -> unit = file.text(parser).strip();
        case "rawData" -> forks = numbers.byFork(parser);
        case "rawDataHistogram" -> {
          samples = numbers.samplesByFork(parser);
          forks = samples.stream().map(Samples::means).toList();
        }
        case "scorePercentiles" -> {
          if (withPercentiles) {
            percentiles = percentiles(parser, file, numbers);
          } else {
            parser.skipChildren();
          }
        }
        default -> parser.skipChildren();
      }
    }
    return new Metric(
        unit, forks.isEmpty() ? List.of(new double[] {score}) : forks, samples, percentiles);
  }

  private static Map<String, Double> percentiles(JsonParser parser, JsonFile file, Numbers numbers)
      throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NULL) {
      return Map.of();
    }
    file.expect(parser, JsonToken.START_OBJECT, "percentiles");
    Map<String, Double> percentiles = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      parser.nextToken();
      percentiles.put(name, numbers.one(parser));
    }
    return percentiles;
  }
}

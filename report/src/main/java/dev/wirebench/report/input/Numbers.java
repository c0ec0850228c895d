package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** JMH's numbers: also {@code "NaN"} and {@code "+INF"}, which it writes as strings. */
final class Numbers {
  private final JsonFile file;
  private double[] buffer = new double[16];
  private int length;

  Numbers(JsonFile file) {
    this.file = file;
  }

  /** The number at hand; null is NaN. */
  double one(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_NUMBER_FLOAT, VALUE_NUMBER_INT -> parser.getDoubleValue();
      case VALUE_NULL -> Double.NaN;
      case VALUE_STRING -> special(parser);
      default -> throw file.unexpected(parser, "a number");
    };
  }

  private double special(JsonParser parser) throws IOException {
    return switch (parser.getText()) {
      case "NaN" -> Double.NaN;
      case "+INF", "INF", "Infinity" -> Double.POSITIVE_INFINITY;
      case "-INF", "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw file.unexpected(parser, "a number");
    };
  }

  /** {@code rawData}: by fork and iteration. */
  List<double[]> byFork(JsonParser parser) throws IOException {
    file.expect(parser, JsonToken.START_ARRAY, "a list of forks");
    List<double[]> forks = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      file.expect(parser, JsonToken.START_ARRAY, "a list of iterations");
      length = 0;
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        add(one(parser));
      }
      forks.add(Arrays.copyOf(buffer, length));
    }
    return forks;
  }

  /** {@code rawDataHistogram}: by fork, over all its iterations. */
  List<Samples> samplesByFork(JsonParser parser) throws IOException {
    file.expect(parser, JsonToken.START_ARRAY, "a list of forks");
    List<Samples> forks = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      file.expect(parser, JsonToken.START_ARRAY, "a list of iterations");
      length = 0;
      Samples.Counts counts = new Samples.Counts();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        double mean = iteration(parser, counts);
        if (!Double.isNaN(mean)) {
          add(mean);
        }
      }
      forks.add(new Samples(Arrays.copyOf(buffer, length), counts.percentiles()));
    }
    return forks;
  }

  /** Counts one iteration's pairs of value and count; their mean, or NaN if there is none. */
  private double iteration(JsonParser parser, Samples.Counts counts) throws IOException {
    file.expect(parser, JsonToken.START_ARRAY, "a list of [value, count]");
    double sum = 0;
    double count = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      file.expect(parser, JsonToken.START_ARRAY, "a pair [value, count]");
      parser.nextToken();
      double value = one(parser);
      parser.nextToken();
      double times = one(parser);
      sum += value * times;
      count += times;
      counts.add(value, times);
      if (parser.nextToken() != JsonToken.END_ARRAY) {
        throw file.unexpected(parser, "the end of a pair [value, count]");
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }

  private void add(double value) {
    if (length == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * length);
    }
    buffer[length++] = value;
  }
}

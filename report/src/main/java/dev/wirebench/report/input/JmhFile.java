package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * JMH's JSON result format ({@code -rf json}), read as a stream: of every mode, with or without
 * parameters, with raw data or histograms.
 */
final class JmhFile {
  /**
   * Far more than projects have. What tables differ in is looked at for each of their parameters.
   */
  static final int MOST_PARAMETERS = 1000;

  private final Path path;
  private final JsonFile file;
  private final Numbers numbers;

  private JmhFile(Path path) {
    this.path = path;
    this.file = new JsonFile(path);
    this.numbers = new Numbers(file);
  }

  /**
   * @return one cell per entry, in order; forks without blocks
   * @throws BadInput if it is not JMH's format or has no entries
   */
  static List<MeasuredCell> read(Path path) {
    JmhFile jmh = new JmhFile(path);
    return jmh.file.read(jmh::entries);
  }

  private List<MeasuredCell> entries(JsonParser parser) throws IOException {
    start(parser);
    List<MeasuredCell> cells = new ArrayList<>();
    Set<String> parameters = new HashSet<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      MeasuredCell cell = new JmhEntry(path, file, numbers).read(parser, cells.size());
      cells.add(cell);
      parameters.addAll(cell.params().keySet());
      checkNumber(parameters, cell);
    }
    if (parser.nextToken() != null) {
      throw new BadInput(
          path
              + " goes on after its list of results ("
              + JsonFile.place(parser)
              + "): give one file for each list.");
    }
    if (cells.isEmpty()) {
      throw new BadInput(
          path + " has no results: choose benchmarks that JMH finds, or let a fork end.");
    }
    return cells;
  }

  private void checkNumber(Set<String> parameters, MeasuredCell last) {
    if (parameters.size() > MOST_PARAMETERS) {
      throw new BadInput(
          String.format(
              Locale.ROOT,
              "%s has more than %,d different parameters (the result number %d): give results of"
                  + " fewer benchmarks.",
              path,
              MOST_PARAMETERS,
              last.index() + 1));
    }
  }

  private void start(JsonParser parser) throws IOException {
    JsonToken first = parser.nextToken();
    if (first == null) {
      throw new BadInput(
          path + " is empty: make it with JMH's options -rf json -rff " + path + ".");
    }
    if (first != JsonToken.START_ARRAY) {
      throw new BadInput(
          path
              + " ("
              + JsonFile.place(parser)
              + ") is JSON, but not JMH's list of results: give a"
              + " run's folder, or what JMH writes with -rf json.");
    }
  }
}

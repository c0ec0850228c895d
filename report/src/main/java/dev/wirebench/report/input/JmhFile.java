package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * JMH's JSON result format ({@code -rf json}), read as a stream: of every mode, with or without
 * parameters, with raw data or histograms.
 */
final class JmhFile {
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
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      cells.add(new JmhEntry(path, file, numbers).read(parser, cells.size()));
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

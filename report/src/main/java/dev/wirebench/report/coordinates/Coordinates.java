package dev.wirebench.report.coordinates;

import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RecordedProtocol;
import dev.wirebench.report.input.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The coordinates of a benchmark: the value of each dimension, by its name.
 *
 * @param values in the order in which titles name them; dimensions of which the file says nothing
 *     are left out
 */
public record Coordinates(Source source, MeasuredCell cell, Map<String, String> values) {
  private static final String OURS = "dev.wirebench.jmh.";
  private static final String FLOOR = OURS + "Floor";
  private static final String BYTES = OURS + "Bytes";
  private static final String BUFFERS = OURS + "Buffers";
  private static final String TEXT = OURS + "Text";
  private static final String STREAMS = OURS + "Streams";
  private static final String BUFFER = "buffer";
  private static final String SIZE = "size";

  /** The coordinates of all benchmarks, in order. */
  public static List<Coordinates> of(List<Source> sources) {
    return sources.stream()
        .flatMap(source -> source.cells().stream().map(cell -> of(source, cell)))
        .toList();
  }

  public static Coordinates of(Source source, MeasuredCell cell) {
    Map<String, String> values = new LinkedHashMap<>();
    if (isOurs(cell)) {
      ours(cell, values);
    } else {
      values.put(Dimensions.CLASS, cell.className());
      values.put(Dimensions.METHOD, cell.method());
    }
    cell.params().forEach((name, value) -> values.putIfAbsent(free(name), value));
    put(values, Dimensions.MODE, cell.mode());
    put(
        values,
        Dimensions.THREADS,
        cell.setup().threads() == 0 ? "" : String.valueOf(cell.setup().threads()));
    put(values, Dimensions.JDK, cell.jvm().label());
    put(values, Dimensions.SOURCE, source.name());
    return new Coordinates(source, cell, values);
  }

  private static void ours(MeasuredCell cell, Map<String, String> values) {
    RecordedProtocol protocol = cell.protocol() == null ? decoded(cell) : cell.protocol();
    put(values, Dimensions.PAYLOAD, cell.params().getOrDefault(Dimensions.PAYLOAD, ""));
    values.put(Dimensions.OPERATION, protocol.operation());
    values.put(Dimensions.MEDIUM, protocol.medium());
  }

  /**
   * The protocol where no run records it, as in older runs and files of JMH alone. The class of our
   * own benchmarks gives the API, and the method gives the operation.
   */
  private static RecordedProtocol decoded(MeasuredCell cell) {
    return new RecordedProtocol(
        cell.method(),
        switch (cell.className()) {
          case BYTES -> "bytes";
          case BUFFERS -> BUFFER;
          case TEXT -> "string";
          case STREAMS -> "stream";
          default -> simpleName(cell.className()).toLowerCase(Locale.ROOT);
        });
  }

  /** A parameter may be called like one of the other dimensions. */
  static String free(String name) {
    boolean taken =
        switch (name) {
          case Dimensions.CLASS,
              Dimensions.METHOD,
              Dimensions.MODE,
              Dimensions.THREADS,
              Dimensions.JDK,
              Dimensions.SOURCE ->
              true;
          default -> false;
        };
    return taken ? "param " + name : name;
  }

  private static void put(Map<String, String> values, String name, String value) {
    if (!value.isEmpty()) {
      values.put(name, value);
    }
  }

  private static boolean isOurs(MeasuredCell cell) {
    return cell.benchmark().startsWith(OURS);
  }

  /** A floor is no row of a table, nor is a call without the SPI. */
  public boolean isInTable() {
    return !isOurs(cell) || cell.params().containsKey(Dimensions.CODEC);
  }

  /** Says whether it measures the cost of copying an array. */
  public boolean isFloor() {
    return cell.className().equals(FLOOR) && cell.params().containsKey(SIZE);
  }

  /**
   * Says whether it writes to an array that is kept: it may take less time than a copy, which makes
   * a new array.
   */
  public boolean keepsItsArray() {
    return value(Dimensions.MEDIUM).equals(BUFFER)
        && value(Dimensions.OPERATION).equals(Operations.SERIALIZE);
  }

  /** The size of a floor, in bytes. */
  public double floorSize() {
    return Double.parseDouble(cell.params().get(SIZE));
  }

  /** Empty where the file says nothing of this dimension. */
  public String value(String dimension) {
    return values.getOrDefault(dimension, "");
  }

  static String simpleName(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}

package dev.wirebench.report.page;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.Map;

/**
 * A page of words, tables and charts, for what is measured by no campaign. All of it is plain text,
 * whoever wrote it.
 *
 * @param name of the folder
 * @param title in a few words
 * @param warning what makes the figures void; null if nothing does
 * @param answers what it says, in sentences; may be empty
 * @param words paragraphs
 * @param command that measures so again
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Sheet(
    String name,
    String title,
    String warning,
    List<String> answers,
    List<String> words,
    String command,
    List<Section> sections) {

  /**
   * A part with a heading.
   *
   * @param words paragraphs above its charts
   */
  public record Section(
      String title, List<String> words, List<Figure> figures, List<Table> tables) {}

  /**
   * A table.
   *
   * @param caption what it shows
   * @param numeric whether all columns but the first are of numbers
   */
  public record Table(
      String caption, List<String> head, List<List<String>> rows, boolean numeric) {}

  /**
   * A chart.
   *
   * @param kind name of a function of {@code plots.js}
   * @param reading how to read it
   * @param spec what that function takes
   */
  public record Figure(String kind, String heading, String reading, Object spec) {
    /** Rows with a mark for each series. */
    public static Figure of(String heading, String reading, Dots spec) {
      return new Figure("dots", heading, reading, spec);
    }

    /** Series over a number. */
    public static Figure of(String heading, String reading, Curves spec) {
      return new Figure("curves", heading, reading, spec);
    }
  }

  /** A series' name. */
  public record Series(String name) {
    static List<Series> of(List<String> names) {
      return names.stream().map(Series::new).toList();
    }
  }

  /**
   * Rows with a mark for each series.
   *
   * @param axis what the values are, with their unit
   * @param log whether the scale is logarithmic
   * @param reference a value at which a line is drawn; null for none
   * @param referenceName what that is
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Dots(
      String axis,
      boolean log,
      Double reference,
      String referenceName,
      List<Series> series,
      List<DotRow> rows) {

    /** Without a line of reference. */
    public static Dots of(String axis, boolean log, List<String> series, List<DotRow> rows) {
      return new Dots(axis, log, null, null, Series.of(series), rows);
    }

    /** With one. */
    public Dots with(double reference, String name) {
      return new Dots(axis, log, reference, name, series, rows);
    }
  }

  /**
   * A row.
   *
   * @param values one for each series; null where there is none
   */
  public record DotRow(String label, List<Value> values) {}

  /** A value and its interval, whose ends are null where there is none. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"value", "low", "high"})
  public record Value(Double value, Double low, Double high) {
    /** Null of nothing. */
    public static Value of(Estimate estimate) {
      return estimate == null
          ? null
          : new Value(finite(estimate.value()), finite(estimate.low()), finite(estimate.high()));
    }

    /** Of a number that has no interval. */
    public static Value of(double value) {
      return new Value(finite(value), null, null);
    }
  }

  /**
   * Series over a number.
   *
   * @param x name of the axis to the right, with its unit
   * @param y of the one upwards
   * @param log whether that has a logarithmic scale
   * @param joined whether the points of a series are joined by lines
   * @param reference a value of y at which a line is drawn; null for none
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Curves(
      String x,
      String y,
      boolean log,
      boolean joined,
      Double reference,
      String referenceName,
      List<Curve> series) {}

  /** A series. */
  public record Curve(String name, List<Point> points) {}

  /** A point, of which the height has no interval. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"x", "y"})
  public record Point(double x, double y) {}

  /** What the page carries of a program, besides the sheet's own. */
  private record Data(
      String generator, List<Map<String, String>> licences, @JsonUnwrapped Sheet sheet) {}

  private static Double finite(double value) {
    return Double.isFinite(value) ? Double.valueOf(value) : null;
  }

  /**
   * @return JSON of ASCII characters without any that would be markup in HTML
   */
  String json() {
    try {
      return new ObjectMapper(SafeJson.factory())
          .writeValueAsString(new Data(Program.TEXT, List.of(ProgramData.licence()), this));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}

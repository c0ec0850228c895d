package dev.wirebench.report.document;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;

/**
 * A chart, which pages draw; other forms of a document have the tables next to it.
 *
 * @param kind name of a function of {@code plots.js}
 * @param heading short title above the chart
 * @param reading how to read it
 * @param spec what that function takes
 */
public record Figure(String kind, String heading, String reading, Object spec) implements Part {
  /** A chart of rows with a mark for each series. */
  public static Figure of(String heading, String reading, Dots spec) {
    return new Figure("dots", heading, reading, spec);
  }

  /** A chart of series over a number. */
  public static Figure of(String heading, String reading, Curves spec) {
    return new Figure("curves", heading, reading, spec);
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

    /** A chart without a line of reference. */
    public static Dots of(String axis, boolean log, List<String> series, List<DotRow> rows) {
      return new Dots(axis, log, null, null, Series.of(series), rows);
    }

    /** The chart with a line of reference. */
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

    /** A value without an interval. */
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

  private static Double finite(double value) {
    return Double.isFinite(value) ? Double.valueOf(value) : null;
  }
}

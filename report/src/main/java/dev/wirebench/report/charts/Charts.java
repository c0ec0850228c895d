package dev.wirebench.report.charts;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.SecondaryEstimate;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.Scripts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws a report's charts as SVG. The page has all of them for all tables. */
public final class Charts {
  /** The width of a picture that stands alone, in pixels. */
  private static final int WIDTH = 960;

  /**
   * A hundred take about a second: a script in an interpreter draws them, and has to read every row
   * of the report before. The page, where a browser draws, has no such limit.
   */
  private static final int MOST_MARKS = 500;

  /** The marks that remain even in a report with many rows. */
  private static final int LEAST_MARKS = 200;

  /** Reports of so many rows have no pictures: those would take longer than all the rest. */
  private static final int MANY_ROWS = 1000;

  /** A chart that would take more than this for itself leaves the room to others. */
  private static final int MOST_OF_ONE = 200;

  private static final int PAINTERS = 2;

  /** Charts that show many tables at once: one picture for all of a family. */
  private static final Set<String> ACROSS_TABLES = Set.of("cost", "matrix");

  private static final Set<String> NO_DATA =
      Set.of(
          Dimensions.OPERATION,
          Dimensions.MEDIUM,
          Dimensions.CLASS,
          Dimensions.METHOD,
          Dimensions.MODE,
          Dimensions.JDK,
          Dimensions.SOURCE);

  private static final String HEADLINE = "ratio";

  /** So many tables have their headline chart before all else. */
  private static final int LEADING = 2;

  /** Only tables whose forks took turns have it. */
  private static final String BY_TURNS = "slices";

  /** Only reports of several results or JDKs have it. */
  private static final String OF_SEVERAL = "changes";

  /** Only tables of calls that were timed one by one have it. */
  private static final String OF_CALLS = "latency";

  /** Only tables that were measured with several numbers of threads have it. */
  private static final String OF_THREADS = "threads";

  private Charts() {}

  /**
   * Says whether a report has no pictures: it is too large for them, or its times mean nothing. The
   * page has them all.
   */
  public static boolean hasNone(Report report, List<Finding> findings) {
    return rows(report) >= MANY_ROWS || Finding.timesMeanNothing(findings);
  }

  private static int rows(Report report) {
    return report.tables().stream().mapToInt(table -> table.rows().size()).sum();
  }

  /**
   * A chart of a table.
   *
   * @param table id of the table
   * @param chart id of the chart
   * @param svg a document of its own, for light and dark backgrounds
   */
  public record Drawn(String table, String chart, String title, String svg) {}

  /**
   * The headline charts of the first two tables, most often both directions of a payload; all other
   * charts of the first table, the headline charts of the others, then what else there is, as far
   * as the limit allows.
   *
   * @param charts which of {@link Scripts#CHARTS} to draw
   */
  public static List<Drawn> draw(Report report, List<Finding> findings, Set<String> charts) {
    if (hasNone(report, findings)) {
      return List.of();
    }
    List<Wanted> all =
        wanted(report).stream().filter(wanted -> charts.contains(wanted.chart())).toList();
    List<Wanted> wanted = affordable(all, rows(report));
    if (wanted.isEmpty()) {
      return List.of();
    }
    String data = PageData.of(report, findings);
    // Each painter is bound to a thread and runs the scripts first, so more of them gain little.
    return IntStream.range(0, PAINTERS)
        .parallel()
        .mapToObj(painter -> draw(report, data, wanted, painter))
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(Place::place))
        .map(Place::drawn)
        .toList();
  }

  /**
   * Times of forks that met bursts, those that took turns above those that ran one after another.
   *
   * @param data as {@code bursts.js} has it
   * @return a document of its own, for light and dark backgrounds
   */
  public static String bursts(String data) {
    return Painter.bursts(data, WIDTH).svg();
  }

  private record Place(int place, Drawn drawn) {}

  /** Every {@link #PAINTERS}th picture, starting at {@code first}. */
  private static List<Place> draw(Report report, String data, List<Wanted> wanted, int first) {
    List<Place> drawn = new ArrayList<>();
    try (Painter painter = new Painter(data)) {
      for (int i = first; i < wanted.size(); i += PAINTERS) {
        int place = i;
        draw(painter, report, wanted.get(i))
            .ifPresent(picture -> drawn.add(new Place(place, picture)));
      }
    }
    return drawn;
  }

  private static Optional<Drawn> draw(Painter painter, Report report, Wanted wanted) {
    String id = report.tables().get(wanted.table()).key().id();
    return painter
        .draw(wanted.chart(), wanted.table(), WIDTH)
        .map(picture -> new Drawn(id, wanted.chart(), picture.title(), picture.svg()));
  }

  /**
   * The charts that fit within the limit. A chart that is left out makes room for smaller ones
   * after it.
   */
  private static List<Wanted> affordable(List<Wanted> all, int rows) {
    List<Wanted> some = new ArrayList<>();
    int left = Math.max(LEAST_MARKS, MOST_MARKS - rows);
    for (Wanted wanted : all) {
      if (wanted.marks() <= Math.min(left, MOST_OF_ONE)) {
        some.add(wanted);
        left -= wanted.marks();
      }
    }
    return some;
  }

  /**
   * @param marks about how many marks the chart has
   */
  private record Wanted(String chart, int table, int marks) {}

  private static List<Wanted> wanted(Report report) {
    List<Wanted> leading = new ArrayList<>();
    List<Wanted> first = new ArrayList<>();
    List<Wanted> headlines = new ArrayList<>();
    List<Wanted> rest = new ArrayList<>();
    Map<Family, Long> sizes =
        report.tables().stream()
            .flatMap(Family::of)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Set<Family> seen = new HashSet<>();
    boolean isOfSeveral = varies(report, Dimensions.SOURCE) || varies(report, Dimensions.JDK);
    for (int i = 0; i < report.tables().size(); i++) {
      ResultTable table = report.tables().get(i);
      Optional<Family> family = Family.of(table).max(Comparator.comparing(sizes::get));
      boolean isNew = family.isEmpty() || seen.add(family.get());
      for (String chart : Scripts.CHARTS) {
        boolean across = ACROSS_TABLES.contains(chart);
        int tables = across ? family.map(sizes::get).orElse(1L).intValue() : 1;
        int marks = table.rows().size() * tables;
        boolean hasData = chart.equals(OF_SEVERAL) ? isOfSeveral : hasData(report, table, chart);
        if ((!across || isNew) && hasData) {
          boolean headline = chart.equals(HEADLINE);
          List<Wanted> list =
              headline ? (i < LEADING ? leading : headlines) : i == 0 ? first : rest;
          list.add(new Wanted(chart, i, marks));
        }
      }
    }
    return Stream.of(leading, first, headlines, rest).flatMap(List::stream).toList();
  }

  /** Says whether a chart shows something that only comparisons of its kind have. */
  private static boolean hasData(Report report, ResultTable table, String chart) {
    return switch (chart) {
      case BY_TURNS -> table.isByTurns();
      case OF_CALLS ->
          SecondaryEstimate.kinds(table).stream().anyMatch(SecondaryEstimate.Kind::isInUnitOfTable);
      case OF_THREADS ->
          report.jvms().stream()
              .anyMatch(jvms -> jvms.hasThreads() && jvms.tables().contains(table.key().id()));
      default -> true;
    };
  }

  private static boolean varies(Report report, String dimension) {
    return report.tables().stream()
            .map(table -> table.key().dimensions().getOrDefault(dimension, ""))
            .distinct()
            .count()
        > 1;
  }

  /**
   * Tables that differ in one thing alone that was measured on: the payload, a parameter, threads.
   *
   * @param others what they have in common
   */
  private record Family(String comparedBy, String dimension, Map<String, String> others) {
    /** The families that a comparison belongs to. */
    static Stream<Family> of(ResultTable table) {
      Map<String, String> all = table.key().dimensions();
      return all.keySet().stream()
          .filter(dimension -> !NO_DATA.contains(dimension))
          .map(
              dimension -> {
                Map<String, String> others = new LinkedHashMap<>(all);
                others.remove(dimension);
                return new Family(table.comparedBy(), dimension, others);
              });
    }
  }
}

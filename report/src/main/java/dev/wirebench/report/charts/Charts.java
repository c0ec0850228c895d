package dev.wirebench.report.charts;

import dev.wirebench.report.analysis.Dimensions;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.Scripts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws a report's charts as SVG. The page has all of them for all tables. */
public final class Charts {
  /** Of a picture that stands alone, in pixels. */
  private static final int WIDTH = 960;

  /**
   * A hundred take about a second: a script in an interpreter draws them. The page, where a browser
   * draws, has no such limit.
   */
  private static final int MOST_MARKS = 500;

  /** Charts that show many tables at once: one picture for all payloads. */
  private static final Set<String> ACROSS_PAYLOADS = Set.of("cost", "heat");

  private static final String HEADLINE = "ratio";

  private Charts() {}

  /**
   * A chart of a table.
   *
   * @param table id of the table
   * @param chart id of the chart
   * @param svg a document of its own, for light and dark backgrounds
   */
  public record Drawn(String table, String chart, String title, String svg) {}

  /**
   * All charts of the first table, then the headline chart of the others, then what else there is,
   * as far as the limit allows.
   */
  public static List<Drawn> draw(Report report, List<Finding> findings) {
    List<Drawn> drawn = new ArrayList<>();
    if (report.tables().isEmpty()) {
      return drawn;
    }
    int left = MOST_MARKS;
    try (Painter painter = new Painter(PageData.of(report, findings))) {
      for (Wanted wanted : wanted(report)) {
        if (wanted.marks() <= left) {
          Optional<Drawn> picture = draw(painter, report, wanted);
          picture.ifPresent(drawn::add);
          left -= picture.isPresent() ? wanted.marks() : 0;
        }
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
   * @param marks about how many marks the chart has
   */
  private record Wanted(String chart, int table, int marks) {}

  private static List<Wanted> wanted(Report report) {
    List<Wanted> first = new ArrayList<>();
    List<Wanted> headlines = new ArrayList<>();
    List<Wanted> rest = new ArrayList<>();
    Map<Object, Long> alike = alike(report);
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < report.tables().size(); i++) {
      Table table = report.tables().get(i);
      Object family = family(table);
      boolean isNew = seen.add(family);
      for (String chart : Scripts.CHARTS) {
        boolean across = ACROSS_PAYLOADS.contains(chart);
        int marks = table.rows().size() * (across ? alike.get(family).intValue() : 1);
        if (!across || isNew) {
          List<Wanted> list = i == 0 ? first : chart.equals(HEADLINE) ? headlines : rest;
          list.add(new Wanted(chart, i, marks));
        }
      }
    }
    return Stream.of(first, headlines, rest).flatMap(List::stream).toList();
  }

  private static Map<Object, Long> alike(Report report) {
    return report.tables().stream()
        .collect(Collectors.groupingBy(Charts::family, Collectors.counting()));
  }

  /** Tables that differ in the payload alone. */
  private static Object family(Table table) {
    Map<String, String> others = new LinkedHashMap<>(table.key().dimensions());
    others.remove(Dimensions.PAYLOAD);
    return List.of(table.comparedBy(), others);
  }
}

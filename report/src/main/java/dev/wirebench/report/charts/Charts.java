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
import java.util.Set;

/** Draws a report's charts as SVG. The page has them all; files are limited to the first tables. */
public final class Charts {
  /** Of a picture that stands alone, in pixels. */
  private static final int WIDTH = 960;

  /** More files than anybody looks through; drawing takes about 0.1 s each. */
  private static final int MOST_PICTURES = 48;

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

  /** The headline chart of each table first, then the others, table by table, up to a limit. */
  public static List<Drawn> draw(Report report, List<Finding> findings) {
    List<Drawn> drawn = new ArrayList<>();
    if (report.tables().isEmpty()) {
      return drawn;
    }
    try (Painter painter = new Painter(PageData.of(report, findings))) {
      for (Wanted wanted : wanted(report)) {
        if (drawn.size() < MOST_PICTURES) {
          String id = report.tables().get(wanted.table()).key().id();
          painter
              .draw(wanted.chart(), wanted.table(), WIDTH)
              .map(picture -> new Drawn(id, wanted.chart(), picture.title(), picture.svg()))
              .ifPresent(drawn::add);
        }
      }
    }
    return drawn;
  }

  private record Wanted(String chart, int table) {}

  private static List<Wanted> wanted(Report report) {
    List<Wanted> wanted = new ArrayList<>();
    for (int table = 0; table < report.tables().size(); table++) {
      wanted.add(new Wanted(HEADLINE, table));
    }
    Set<Object> seen = new HashSet<>();
    for (int table = 0; table < report.tables().size(); table++) {
      for (String chart : Scripts.CHARTS) {
        if (!chart.equals(HEADLINE) && isNew(report.tables().get(table), chart, seen)) {
          wanted.add(new Wanted(chart, table));
        }
      }
    }
    return wanted;
  }

  private static boolean isNew(Table table, String chart, Set<Object> seen) {
    if (!ACROSS_PAYLOADS.contains(chart)) {
      return true;
    }
    Map<String, String> others = new LinkedHashMap<>(table.key().dimensions());
    others.remove(Dimensions.PAYLOAD);
    return seen.add(List.of(chart, table.comparedBy(), others));
  }
}

package dev.wirebench.report.charts;

import dev.wirebench.report.analysis.Dimensions;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

  /** Of a report that has more rows than this, many pictures would be left out anyhow. */
  private static final int MANY_ROWS = 500;

  /** Of such a report: all charts of a first table of up to 48 rows. The page has the others. */
  private static final int MOST_MARKS_OF_MANY = 240;

  /** A chart that would take more than this for itself leaves the room to others. */
  private static final int MOST_OF_ONE = 200;

  private static final int PAINTERS = 2;

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
   * Reads the charts' scripts on a thread of its own, which takes as long as reading and analysing
   * a large run. Drawing waits for it.
   */
  public static void prepare() {
    Thread thread = new Thread(Painter::prepare, "charts");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * All charts of the first table, then the headline chart of the others, then what else there is,
   * as far as the limit allows.
   */
  public static List<Drawn> draw(Report report, List<Finding> findings) {
    List<Wanted> wanted = affordable(wanted(report), mostMarks(report));
    if (wanted.isEmpty()) {
      return List.of();
    }
    List<Integer> shown = shown(report, wanted);
    Report part = part(report, shown);
    String data = PageData.of(part, findings);
    List<Wanted> renumbered = wanted.stream().map(chart -> chart.in(shown)).toList();
    // Each painter is bound to a thread and reads the scripts anew, so more of them gain little.
    return IntStream.range(0, PAINTERS)
        .parallel()
        .mapToObj(painter -> draw(part, data, renumbered, painter))
        .flatMap(List::stream)
        .sorted(Comparator.comparingInt(Place::place))
        .map(Place::drawn)
        .toList();
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

  /** The tables that the wanted charts are of; to read all of a large report takes seconds. */
  private static List<Integer> shown(Report report, List<Wanted> wanted) {
    Set<Integer> tables = wanted.stream().map(Wanted::table).collect(Collectors.toSet());
    Set<Object> families =
        wanted.stream()
            .filter(chart -> ACROSS_PAYLOADS.contains(chart.chart()))
            .map(chart -> family(report.tables().get(chart.table())))
            .collect(Collectors.toSet());
    return IntStream.range(0, report.tables().size())
        .filter(i -> tables.contains(i) || families.contains(family(report.tables().get(i))))
        .boxed()
        .toList();
  }

  private static Report part(Report report, List<Integer> tables) {
    return new Report(
        report.sources(),
        report.settings(),
        tables.stream().map(report.tables()::get).toList(),
        report.floors());
  }

  private static int mostMarks(Report report) {
    int rows = report.tables().stream().mapToInt(table -> table.rows().size()).sum();
    return rows > MANY_ROWS ? MOST_MARKS_OF_MANY : MOST_MARKS;
  }

  /** What is left out makes room for smaller ones behind it. */
  private static List<Wanted> affordable(List<Wanted> all, int mostMarks) {
    List<Wanted> some = new ArrayList<>();
    int left = mostMarks;
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
  private record Wanted(String chart, int table, int marks) {
    /** The same chart, of a report that has these tables alone. */
    Wanted in(List<Integer> tables) {
      return new Wanted(chart, tables.indexOf(table), marks);
    }
  }

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

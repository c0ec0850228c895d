package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.page.Sheet;
import dev.wirebench.report.page.Sheet.Curve;
import dev.wirebench.report.page.Sheet.Curves;
import dev.wirebench.report.page.Sheet.DotRow;
import dev.wirebench.report.page.Sheet.Dots;
import dev.wirebench.report.page.Sheet.Figure;
import dev.wirebench.report.page.Sheet.Point;
import dev.wirebench.report.page.Sheet.Section;
import dev.wirebench.report.page.Sheet.Table;
import dev.wirebench.report.page.Sheet.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What services did under load, as a page with charts: {@code report.html} of its folder. */
public final class LoadSheet {
  private static final double MICROS_PER_MILLI = 1e3;

  private final LoadSummary load;

  private LoadSheet(LoadSummary load) {
    this.load = load;
  }

  /**
   * @param name of the folder
   */
  public static Sheet of(String name, LoadSummary load) {
    LoadSheet sheet = new LoadSheet(load);
    LoadStart start = load.start();
    return new Sheet(
        name,
        "A service under load with each of " + Words.count(start.codecs().size(), "codec"),
        load.besides().isDisturbed() ? load.besides().words() : null,
        LoadAnswers.of(load),
        List.of(
            "A service receives a request over HTTP, decodes it, encodes the same again and answers."
                + " Intervals are 95 %, over repetitions; ratios are paired by repetition.",
            LoadText.circumstances(load)),
        Program.COMMAND + " " + start.command(),
        load.payloads().stream().map(sheet::section).toList());
  }

  private Section section(PayloadLoad payload) {
    String target = LoadTables.chosen(load.start().targetMillis());
    List<String> words = new ArrayList<>();
    words.add(
        "The highest rate at which 99 of 100 requests are answered within "
            + target
            + " ms; "
            + LoadTables.repetitions(payload)
            + ".");
    List<Table> tables = new ArrayList<>();
    tables.add(table("Highest rates", LoadTables.rates(payload), payload));
    if (payload.commonRate() != null) {
      String common = String.format(Locale.ROOT, "%,.0f requests/s", payload.commonRate());
      tables.add(table("Round trips, all at " + common, LoadTables.latencies(payload), payload));
      tables.add(table("What a request costs at " + common, LoadTables.costs(payload), payload));
    }
    words.addAll(LoadTables.remarks(payload));
    return new Section(payload.payload(), words, figures(payload), tables);
  }

  private static Table table(String caption, List<LoadTables.Column> columns, PayloadLoad payload) {
    return new Table(
        caption,
        columns.stream().map(LoadTables.Column::header).toList(),
        payload.codecs().stream()
            .map(codec -> columns.stream().map(column -> column.cell().apply(codec)).toList())
            .toList(),
        true);
  }

  private List<Figure> figures(PayloadLoad payload) {
    return List.of(
        Figure.of(
            "Latency over the rate",
            "Each mark is a turn of some seconds: the rate that was offered, and what 99 of 100 round"
                + " trips did not exceed. Where a codec's marks rise, its server is at its limit.",
            new Curves(
                "requests per second, offered",
                "p99 of round trips in ms",
                true,
                false,
                load.start().targetMillis(),
                "the target",
                payload.codecs().stream().map(LoadSheet::curve).toList())),
        Figure.of(
            "CPU time of a request",
            "All CPU time of the server's process at the common rate, divided by the requests: the"
                + " codec's two calls, and what the server, the system and the JVM do besides. The line"
                + " is the 95 % interval.",
            Dots.of(
                "µs of CPU time for a request",
                false,
                List.of("server"),
                payload.codecs().stream()
                    .map(
                        codec ->
                            new DotRow(codec.codec(), Arrays.asList(Value.of(codec.cpuMicros()))))
                    .toList())));
  }

  private static Curve curve(CodecLoad codec) {
    return new Curve(
        codec.codec(),
        codec.points().stream()
            .map(point -> new Point(point.rate(), point.p99() / MICROS_PER_MILLI))
            .toList());
  }
}

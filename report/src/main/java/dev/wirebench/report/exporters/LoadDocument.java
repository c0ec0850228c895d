package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Figure.Curve;
import dev.wirebench.report.document.Figure.Curves;
import dev.wirebench.report.document.Figure.DotRow;
import dev.wirebench.report.document.Figure.Dots;
import dev.wirebench.report.document.Figure.Point;
import dev.wirebench.report.document.Figure.Value;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.statistics.Estimate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Services under load, as a document: {@code docs/SERVICE.md}, the page of a load, the console. */
public final class LoadDocument {
  private static final double MICROS_PER_MILLI = 1e3;

  private final LoadSummary load;

  private LoadDocument(LoadSummary load) {
    this.load = load;
  }

  /**
   * The document.
   *
   * @param name of the folder
   */
  public static Document of(String name, LoadSummary load) {
    return new LoadDocument(load).document(name);
  }

  private Document document(String name) {
    List<Section> sections = new ArrayList<>();
    load.payloads().forEach(payload -> sections.add(section(payload)));
    gain().ifPresent(sections::add);
    return new Document(
        name,
        "A service under load",
        load.besides().isDisturbed() ? load.besides().words() : null,
        LoadAnswers.of(load),
        List.of(
            Paragraph.of(
                    "A service receives a request over HTTP, decodes it, encodes the same again and"
                        + " answers. It does nothing else. Intervals are 95 %, over repetitions; ratios"
                        + " are paired by repetition. ")
                .link("METHODOLOGY", "METHODOLOGY.md#a-service-under-load")
                .and(" says how that is measured."),
            Paragraph.of(circumstances(load) + " Versions: " + versions() + ".")),
        Program.COMMAND + " " + load.start().command(),
        sections);
  }

  /** The time, the program and the machine of the measurement, and what disturbed it. */
  public static String circumstances(LoadSummary load) {
    LoadStart start = load.start();
    boolean areBound =
        load.sessions().stream()
            .reduce((before, last) -> last)
            .filter(last -> last.serverCpu() != null)
            .isPresent();
    String cpus =
        !areBound
            ? "Servers and load generator share the CPUs: there are not two that they could be bound to."
            : "Servers are bound to one CPU, the load generator to another.";
    return String.format(
        Locale.ROOT,
        "%s; %s; JDK %s with %s; %s, %s CPUs. %s %d connections; turns of %s s; p99 of at most %s ms. %s",
        start.time().substring(0, "2000-01-01".length()),
        start.program(),
        start.jdk(),
        String.join(" ", start.flags()),
        start.environment().getOrDefault("cpu", "CPU not known"),
        start.environment().getOrDefault("cpus", "?"),
        cpus,
        start.connections(),
        chosen(start.turnSeconds()),
        chosen(start.targetMillis()),
        disturbances(load));
  }

  /** The number of disturbed turns, and of those that were measured again. */
  private static String disturbances(LoadSummary load) {
    int repeated = load.besides().repeated();
    String again =
        repeated == 0
            ? ""
            : "; "
                + Words.count(repeated, "turn")
                + (repeated == 1
                    ? " that did so was measured again, and does not count"
                    : " that did so were measured again, and do not count");
    return String.format(
        Locale.ROOT,
        "Of %s that count, %d met more than %s of steal, or others that used more than %s of a CPU%s.",
        Words.count(load.besides().turns(), "turn"),
        load.besides().disturbed(),
        Words.percent(Host.MOST_STEAL),
        Words.percent(Host.MOST_OTHERS),
        again);
  }

  private String versions() {
    return load.payloads().stream()
        .flatMap(payload -> payload.codecs().stream())
        .map(codec -> codec.codec() + " " + codec.server().version())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private Section section(PayloadLoad payload) {
    List<Part> parts = new ArrayList<>();
    parts.add(
        Paragraph.of(
            "The highest rate at which 99 of 100 requests are answered within "
                + chosen(load.start().targetMillis())
                + " ms; "
                + Words.count(payload.repetitions(), "repetition")
                + "."));
    parts.add(latencyOverRate(payload));
    parts.add(Table.of("Highest rates", rates(payload), payload.codecs()));
    if (payload.commonRate() != null) {
      String common = String.format(Locale.ROOT, "%,.0f requests/s", payload.commonRate());
      parts.add(
          Paragraph.of(
              Style.EXPLANATION,
              "Latencies at a common rate, "
                  + common
                  + ". Percentiles are of all repetitions pooled, so that one slow repetition decides"
                  + " a p99. The ratio of p99 is paired: the geometric mean of the ratios within each"
                  + " repetition, which one repetition hardly moves. Where the two disagree,"
                  + " repetitions differed much."));
      overloaded(payload).ifPresent(parts::add);
      parts.add(Table.of("Round trips, all at " + common, latencies(payload), payload.codecs()));
      parts.add(
          Paragraph.of(
              Style.EXPLANATION,
              "What the server's process uses at that rate, and what of it the codec's two calls are:"
                  + " by the clocks of their threads, of all CPU time; and by samples of stacks, of"
                  + " Java code alone. Bytes are those of a request and an answer with HTTP's lines."));
      parts.add(cpuOfRequest(payload));
      parts.add(Table.of("What a request costs at " + common, costs(payload), payload.codecs()));
    }
    remarks(payload).forEach(remark -> parts.add(Paragraph.of(Style.ITEM, remark)));
    return new Section(payload.payload(), parts);
  }

  private Figure latencyOverRate(PayloadLoad payload) {
    return Figure.of(
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
            payload.codecs().stream().map(LoadDocument::curve).toList()));
  }

  private static Curve curve(CodecLoad codec) {
    return new Curve(
        codec.codec(),
        codec.points().stream()
            .map(point -> new Point(point.rate(), point.p99() / MICROS_PER_MILLI))
            .toList());
  }

  private static Figure cpuOfRequest(PayloadLoad payload) {
    return Figure.of(
        "CPU time of a request",
        "All CPU time of the server's process at the common rate, divided by the requests: the"
            + " codec's two calls, and what the server, the system and the JVM do besides. The line"
            + " is the 95 % interval.",
        Dots.of(
            "\u00b5s of CPU time for a request",
            false,
            List.of("server"),
            payload.codecs().stream()
                .map(codec -> new DotRow(codec.codec(), Arrays.asList(Value.of(codec.cpuMicros()))))
                .toList()));
  }

  /** A warning where a server hardly keeps up at the common rate; empty if all do. */
  private static Optional<Paragraph> overloaded(PayloadLoad payload) {
    List<String> codecs =
        payload.overloaded().stream()
            .map(
                codec ->
                    String.format(
                        Locale.ROOT, "%s (%,.0f/s)", codec.codec(), codec.highest().value()))
            .toList();
    return codecs.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Paragraph.of(
                Style.WARNING,
                "Overloaded: this rate is more than nine tenths of the highest rate of "
                    + Words.list(codecs)
                    + ". Their latencies and CPU times are those of servers that do not keep up; claims"
                    + " are not judged by them. Measure again with a lower --p99, or compare the highest"
                    + " rates."));
  }

  /** The gain that a codec without any cost would bring: the share of the baseline's two calls. */
  private Optional<Section> gain() {
    List<Part> items =
        load.payloads().stream().map(LoadDocument::gain).filter(Objects::nonNull).toList();
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(new Section("What there is to gain", items));
  }

  private static Part gain(PayloadLoad payload) {
    return payload
        .codec(String.valueOf(payload.baseline()))
        .filter(baseline -> baseline.share() != null)
        .map(
            baseline ->
                Paragraph.of(
                    Style.ITEM,
                    String.format(
                        Locale.ROOT,
                        "%s: %s spends %s of the server's CPU time. A codec that cost nothing would"
                            + " leave %s of it; the rest is what the server does for HTTP, the system for"
                            + " the network, and the JVM for itself.",
                        payload.payload(),
                        baseline.codec(),
                        Words.percent(baseline.share().value()),
                        Words.percent(1 - baseline.share().value()))))
        .orElse(null);
  }

  /** The highest rates at the target. */
  private static List<Column<CodecLoad>> rates(PayloadLoad payload) {
    return List.of(
        Column.text("codec", CodecLoad::codec),
        Column.number("requests/s", codec -> whole(codec.highest())),
        Column.number("95 %", codec -> ends(codec.highest(), LoadDocument::whole)),
        Column.number("to " + payload.baseline(), codec -> ratio(codec.ratio())),
        Column.number("95 % of it", codec -> interval(codec.ratio())));
  }

  /** Latencies at the common rate, in milliseconds. */
  private static List<Column<CodecLoad>> latencies(PayloadLoad payload) {
    return List.of(
        Column.text("codec", CodecLoad::codec),
        Column.number("p50 ms", codec -> millis(codec, LoadTurn.Latency::p50)),
        Column.number("p99 ms", codec -> millis(codec, LoadTurn.Latency::p99)),
        Column.number("p99.9 ms", codec -> millis(codec, LoadTurn.Latency::p999)),
        Column.number("p99 to " + payload.baseline(), codec -> ratio(codec.p99Ratio())),
        Column.number("95 % of it", codec -> interval(codec.p99Ratio())));
  }

  /** The server's CPU time and bytes at the common rate. */
  private static List<Column<CodecLoad>> costs(PayloadLoad payload) {
    return List.of(
        Column.text("codec", CodecLoad::codec),
        Column.number("CPU \u00b5s/request", codec -> number(codec.cpuMicros())),
        Column.number("95 %", codec -> ends(codec.cpuMicros(), Words::ratio)),
        Column.number("to " + payload.baseline(), codec -> ratio(codec.cpuRatio())),
        Column.number("95 % of it", codec -> interval(codec.cpuRatio())),
        Column.number("codec's share", codec -> percent(codec.share())),
        Column.number("95 % of that", codec -> ends(codec.share(), Words::percent)),
        Column.number("of Java samples", codec -> percent(codec.sampleShare())),
        Column.number("bytes in", codec -> bytes(codec.server().requestWireBytes())),
        Column.number("bytes out", codec -> bytes(codec.answerWireBytes())));
  }

  private static String whole(Estimate estimate) {
    return estimate == null ? Cells.NONE : whole(estimate.value());
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  private static String number(Estimate estimate) {
    return estimate == null ? Cells.NONE : Words.ratio(estimate.value());
  }

  private static String percent(Estimate share) {
    return share == null ? Cells.NONE : Words.percent(share.value());
  }

  private static String ratio(Estimate estimate) {
    return estimate == null ? Cells.NONE : Cells.ratio(estimate);
  }

  private static String interval(Estimate estimate) {
    return ends(estimate, Words::ratio);
  }

  private static String ends(Estimate estimate, Function<Double, String> notation) {
    return estimate == null || !Double.isFinite(estimate.low()) || !Double.isFinite(estimate.high())
        ? Cells.NONE
        : notation.apply(estimate.low()) + " \u2013 " + notation.apply(estimate.high());
  }

  private static String millis(CodecLoad codec, Function<LoadTurn.Latency, Double> percentile) {
    return codec.latency() == null
        ? Cells.NONE
        : String.format(Locale.ROOT, "%.2f", percentile.apply(codec.latency()) / 1e3);
  }

  private static String bytes(Double value) {
    return value == null ? Cells.NONE : whole(value);
  }

  /** A number that somebody has chosen, with the digits that it was given. */
  private static String chosen(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /** Codecs of which something failed or told nothing, each with what. */
  private static List<String> remarks(PayloadLoad payload) {
    return payload.codecs().stream().flatMap(LoadDocument::remarks).toList();
  }

  private static Stream<String> remarks(CodecLoad codec) {
    Stream<String> failed =
        codec.failures().stream().map(why -> codec.codec() + " failed: " + why + ".");
    Stream<String> told = Stream.concat(failed, Stream.ofNullable(open(codec)));
    return codec.unjudged() == 0
        ? told
        : Stream.concat(
            told,
            Stream.of(
                Words.count(codec.unjudged(), "turn")
                    + " of "
                    + codec.codec()
                    + " told nothing of its highest rate: the load generator lagged."));
  }

  private static String open(CodecLoad codec) {
    CodecLoad.Open open = codec.open();
    if (open == null) {
      return null;
    }
    return Words.count(open.repetitions(), "repetition")
        + " of "
        + codec.codec()
        + " ended before the highest rate was found, and "
        + (open.repetitions() == 1 ? "does" : "do")
        + " not count for it: "
        + (Double.isNaN(open.held())
            ? "no rate was held."
            : "it is at least " + whole(open.held()) + " requests/s.");
  }
}

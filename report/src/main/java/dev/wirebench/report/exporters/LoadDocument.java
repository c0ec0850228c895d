package dev.wirebench.report.exporters;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.RowMark;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.verdicts.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Services under load, as a document: {@code docs/SERVICE.md}, the page of a load, the console. */
public final class LoadDocument {
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
        Program.COMMAND + " " + load.start().origin().command(),
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
        start.origin().time().substring(0, "2000-01-01".length()),
        start.origin().program(),
        start.jvm().jdk(),
        String.join(" ", start.jvm().flags()),
        start.environment().getOrDefault("cpu", "CPU not known"),
        start.environment().getOrDefault("cpus", "?"),
        cpus,
        start.settings().connections(),
        chosen(start.settings().turnSeconds()),
        chosen(start.settings().targetMillis()),
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
                + chosen(load.start().settings().targetMillis())
                + " ms; "
                + Words.count(payload.repetitions(), "repetition")
                + "."));
    parts.add(LoadFigures.latencyOverRate(payload, load.start().settings().targetMillis()));
    parts.add(Table.of("Highest rates", LoadColumns.rates(payload), payload.codecs()));
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
      parts.add(
          Table.of(
              "Round trips, all at " + common, LoadColumns.latencies(payload), payload.codecs()));
      parts.add(
          Paragraph.of(
              Style.EXPLANATION,
              "What the server's process uses at that rate, and what of it the codec's two calls are:"
                  + " by the clocks of their threads, of all CPU time; and by samples of stacks, of"
                  + " Java code alone. Bytes are those of a request and an answer with HTTP's lines."));
      parts.add(LoadFigures.cpuOfRequest(payload));
      parts.add(
          Table.of(
              "What a request costs at " + common, LoadColumns.costs(payload), payload.codecs()));
    }
    if (payload.codecs().stream().anyMatch(CodecLoad::isExternal)) {
      parts.add(Paragraph.of(RowMark.EXTERNAL.sentence()));
    }
    LoadRemarks.of(payload).forEach(remark -> parts.add(Paragraph.of(Style.ITEM, remark)));
    return new Section(payload.payload(), parts);
  }

  /** A warning where a server hardly keeps up at the common rate; empty if all do. */
  private static Optional<Paragraph> overloaded(PayloadLoad payload) {
    List<String> codecs =
        payload.overloaded().stream()
            .map(
                codec ->
                    String.format(
                        Locale.ROOT, "%s (%,.0f/s)", codec.codec(), codec.highest().rate().value()))
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
        .filter(baseline -> baseline.cpu().share() != null)
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
                        Words.percent(baseline.cpu().share().value()),
                        Words.percent(1 - baseline.cpu().share().value()))))
        .orElse(null);
  }

  /** A number that somebody has chosen, with the digits that it was given. */
  private static String chosen(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}

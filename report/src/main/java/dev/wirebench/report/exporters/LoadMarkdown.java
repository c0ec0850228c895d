package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.claims.Mark;
import dev.wirebench.report.claims.ServiceClaim;
import dev.wirebench.report.exporters.Markdown.Table;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The page {@code docs/SERVICE.md}: what services with each codec did under load. */
public final class LoadMarkdown {
  private static final String HEAD =
      """
      # A service under load

      What a codec's speed is worth in a service: one that receives a request over HTTP, decodes it, encodes the same
      orders again and answers, and does nothing else. Written by the command `load`;
      [METHODOLOGY](%sMETHODOLOGY.md#a-service-under-load) says how it measures. Intervals are 95 %%, over repetitions;
      ratios are paired by repetition.
      """;

  private static final String DISTURBED =
      """
      **The machine was busy with other programs.** Rates, latencies and intervals below are of a service beside these, and
      no measure of the codecs: run the command above on an idle machine.
      """;

  private final LoadSummary load;
  private final String docs;

  private LoadMarkdown(LoadSummary load, String docs) {
    this.load = load;
    this.docs = docs;
  }

  /**
   * @param docs where the documents are, seen from the page: a path that ends with a slash, or
   *     nothing
   */
  public static String of(LoadSummary load, String docs) {
    return new LoadMarkdown(load, docs).text();
  }

  private String text() {
    List<String> parts = new ArrayList<>();
    parts.add(String.format(Locale.ROOT, HEAD, docs));
    parts.add(circumstances());
    if (load.besides().isDisturbed()) {
      parts.add(DISTURBED);
    }
    load.payloads().forEach(payload -> parts.add(section(payload)));
    parts.add(shares());
    parts.add(claim());
    return String.join("\n", parts);
  }

  private String circumstances() {
    LoadStart start = load.start();
    LoadSession session = load.sessions().get(load.sessions().size() - 1);
    String cpus =
        session.serverCpu() == null
            ? "Servers and load generator share the CPUs: there are not two that they could be bound to."
            : "Servers are bound to one CPU, the load generator to another.";
    return "    "
        + Program.COMMAND
        + " "
        + start.command()
        + "\n\n"
        + Markdown.text(start.time().substring(0, "2000-01-01".length()))
        + "; "
        + Markdown.text(start.program())
        + "; JDK "
        + Markdown.text(start.jdk())
        + " with "
        + Markdown.text(String.join(" ", start.flags()))
        + "; "
        + Markdown.text(start.environment().getOrDefault("cpu", "CPU not known"))
        + ", "
        + Markdown.text(start.environment().getOrDefault("cpus", "?"))
        + " CPUs. "
        + cpus
        + String.format(
            Locale.ROOT,
            " %d connections; turns of %s s; p99 of at most %s ms. ",
            start.connections(),
            LoadTables.chosen(start.turnSeconds()),
            LoadTables.chosen(start.targetMillis()))
        + LoadText.besides(load)
        + " Versions: "
        + versions()
        + ".\n";
  }

  private String versions() {
    return load.payloads().stream()
        .flatMap(payload -> payload.codecs().stream())
        .map(codec -> Markdown.text(codec.codec() + " " + codec.server().version()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String section(PayloadLoad payload) {
    StringBuilder text = new StringBuilder("## " + Markdown.text(payload.payload()) + "\n\n");
    text.append(
        String.format(
            Locale.ROOT,
            "The highest rate at which 99 of 100 requests are answered within %s ms; %s.%n%n",
            LoadTables.chosen(load.start().targetMillis()),
            LoadTables.repetitions(payload)));
    text.append(table(LoadTables.rates(payload), payload));
    if (payload.commonRate() != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%nLatencies at a common rate, %,.0f requests per second. Percentiles are of all repetitions pooled, so that one"
                  + " slow repetition decides a p99. The ratio of p99 is paired: the geometric mean of the ratios within each"
                  + " repetition, which one repetition hardly moves. Where the two disagree, repetitions differed much.%n%n",
              payload.commonRate()));
      text.append(overloaded(payload));
      text.append(table(LoadTables.latencies(payload), payload));
      text.append(
          "\nWhat the server's process uses at that rate, and what of it the codec's two calls are: by the clocks of their"
              + " threads, of all CPU time; and by samples of stacks, of Java code alone. Bytes are those of a request"
              + " and an answer with HTTP's lines.\n\n");
      text.append(table(LoadTables.costs(payload), payload));
    }
    LoadTables.remarks(payload)
        .forEach(line -> text.append("\n- ").append(Markdown.text(line)).append('\n'));
    return text.toString();
  }

  /** A warning where a server hardly keeps up at the common rate; empty if all do. */
  private static String overloaded(PayloadLoad payload) {
    List<String> codecs =
        payload.overloaded().stream()
            .map(
                codec ->
                    String.format(
                        Locale.ROOT, "%s (%,.0f/s)", codec.codec(), codec.highest().value()))
            .toList();
    return codecs.isEmpty()
        ? ""
        : "**Overloaded:** this rate is more than nine tenths of the highest rate of "
            + Markdown.text(Words.list(codecs))
            + ". Their latencies and CPU times are those of servers that do not keep up; claims are not judged by them."
            + " Measure again with a lower --p99, or compare the highest rates.\n\n";
  }

  private static Table table(List<LoadTables.Column> columns, PayloadLoad payload) {
    Table table =
        new Table(
            columns.stream().map(column -> Markdown.text(column.header())).toArray(String[]::new));
    for (CodecLoad codec : payload.codecs()) {
      table.row(
          columns.stream()
              .map(column -> Markdown.text(column.cell().apply(codec)))
              .toArray(String[]::new));
    }
    return table;
  }

  /** What a codec that costs nothing at all would bring: what the baseline's two calls take. */
  private String shares() {
    StringBuilder text = new StringBuilder("## What there is to gain\n\n");
    for (PayloadLoad payload : load.payloads()) {
      payload
          .codec(String.valueOf(payload.baseline()))
          .filter(baseline -> baseline.share() != null)
          .ifPresent(
              baseline ->
                  text.append(
                      String.format(
                          Locale.ROOT,
                          "- %s: %s spends %s of the server's CPU time. A codec that cost nothing would leave %s of it; the"
                              + " rest is what the server does for HTTP, the system for the network, and the JVM for"
                              + " itself.%n",
                          Markdown.text(payload.payload()),
                          Markdown.text(baseline.codec()),
                          Words.percent(baseline.share().value()),
                          Words.percent(1 - baseline.share().value()))));
    }
    return text.toString();
  }

  private String claim() {
    List<ServiceClaim> claims = ServiceClaim.of(load);
    Mark together = ServiceClaim.together(claims);
    StringBuilder text =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "## Claim C35%n%n\"A service went from 35 to 12 %% of its processors, and from 2.3 to 0.6 ms of round trips"
                    + " (p99)\": %.2f and %.2f times what it was. Whose service, and what else it does, is not said; this one"
                    + " does nothing else, and so gains the most that any can. It counts as confirmed if a codec brings both"
                    + " to within 1.25 times these, or below; as not reproduced here if none can: **%s**. Another service may gain as"
                    + " much: only its owner can measure that.%n%n",
                ServiceClaim.CPU,
                ServiceClaim.P99,
                together.words()));
    Table table = new Table("payload", "codec", "CPU", "95 %", "", "p99", "95 %", "");
    for (ServiceClaim claim : claims) {
      table.row(
          Markdown.text(claim.payload()),
          Markdown.text(claim.codec()),
          Cells.ratio(claim.cpu()),
          LoadTables.interval(claim.cpu()),
          claim.cpuMark().words(),
          Cells.ratio(claim.p99()),
          LoadTables.interval(claim.p99()),
          claim.p99Mark().words());
    }
    return text + table.toString();
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.PayloadLoad;
import java.util.List;
import java.util.Locale;

/** What services did under load, for the console. */
public final class LoadText {
  private LoadText() {}

  public static String of(LoadSummary load) {
    StringBuilder text = new StringBuilder();
    load.payloads().forEach(payload -> add(payload, load, text));
    if (load.besides().isDisturbed()) {
      text.append(String.format(Locale.ROOT, "%n%s%n", load.besides().words()));
    }
    return text.toString();
  }

  /** When, with what and on what it was measured, and what disturbed it. */
  public static String circumstances(LoadSummary load) {
    LoadStart start = load.start();
    return start.time().substring(0, "2000-01-01".length())
        + "; "
        + start.program()
        + "; JDK "
        + start.jdk()
        + " with "
        + String.join(" ", start.flags())
        + "; "
        + start.environment().getOrDefault("cpu", "CPU not known")
        + ", "
        + start.environment().getOrDefault("cpus", "?")
        + " CPUs; "
        + start.command()
        + ". "
        + besides(load);
  }

  /** How many turns met a disturbance, and what became of them. */
  static String besides(LoadSummary load) {
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
        "Of %s that count, %d met more than 2 %% of steal, or others that used more than 15 %% of a"
            + " CPU%s.",
        Words.count(load.besides().turns(), "turn"),
        load.besides().disturbed(),
        again);
  }

  private static void add(PayloadLoad payload, LoadSummary load, StringBuilder text) {
    text.append(
        String.format(
            Locale.ROOT,
            "%n%s, highest rate with p99 of at most %s ms; %s%n",
            payload.payload(),
            LoadTables.chosen(load.start().targetMillis()),
            LoadTables.repetitions(payload)));
    text.append(table(LoadTables.rates(payload), payload));
    if (payload.commonRate() != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%n%s, all at %,.0f requests/s%n",
              payload.payload(),
              payload.commonRate()));
      text.append(table(LoadTables.latencies(payload), payload)).append('\n');
      text.append(table(LoadTables.costs(payload), payload));
    }
    LoadTables.remarks(payload).forEach(line -> text.append(Words.printable(line)).append('\n'));
  }

  private static TextTable table(List<LoadTables.Column> columns, PayloadLoad payload) {
    TextTable table =
        new TextTable(true, columns.stream().map(LoadTables.Column::header).toArray(String[]::new));
    payload
        .codecs()
        .forEach(
            codec ->
                table.add(
                    columns.stream()
                        .map(column -> column.cell().apply(codec))
                        .toArray(String[]::new)));
    return table;
  }
}

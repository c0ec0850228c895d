package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
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
      text.append(
          String.format(
              Locale.ROOT,
              "%nOther programs disturbed %d of %d turns: measure again on an idle machine.%n",
              load.besides().disturbed(),
              load.besides().turns()));
    }
    return text.toString();
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

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Csv;
import dev.wirebench.report.document.RowColumn;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Slices;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * {@code cells.csv}: tidy data, one row for each fork and metric, of every cell (floors and forks
 * that were repeated too). Parameters are columns with the prefix {@code param.}. Rows of the score
 * also have their cell's ratio to the baseline with its 95 % interval, and the verdict with the
 * corrected interval that it rests on, and the bytes of a message: the mean over the payload's
 * values, and those of value 0; where messages are compressed, of what they are compressed to, and
 * the mean of what they were; then the means after gzip and zstd. In interleaved runs, the
 * statistics of iterations of that ratio.
 */
public final class CellsCsv implements Exporter {
  static final String FILE = "cells.csv";
  private static final String SCORE = "score";

  /** The columns of a benchmark as a configuration of its table. */
  private static final List<Column<Row>> COMPARED =
      RowColumn.ALL.stream().flatMap(RowColumn::fields).toList();

  @Override
  public Path write(Report report, List<Finding> findings, Outputs outputs) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(outputs.aside(FILE))) {
      List<String> params = params(report);
      Map<MeasuredCell, Row> rows = rows(report);
      List<Column<Slices>> slices = SliceColumns.of(report);
      header(out, params, slices);
      for (Source source : report.sources()) {
        for (MeasuredCell cell : source.cells()) {
          Optional<Row> row = Optional.ofNullable(rows.get(cell));
          cell(out, source, cell, params, Ends.of(row, slices));
        }
      }
    }
    return outputs.place(FILE);
  }

  /** The rows of tables by their cells, which are compared by identity: floors are in no table. */
  private static Map<MeasuredCell, Row> rows(Report report) {
    Map<MeasuredCell, Row> rows = new IdentityHashMap<>();
    report.tables().forEach(table -> table.rows().forEach(row -> rows.put(row.cell(), row)));
    return rows;
  }

  /** The last columns of a benchmark's lines: of its score, and of any other. */
  private record Ends(String score, String other) {
    static Ends of(Optional<Row> row, List<Column<Slices>> slices) {
      return new Ends(
          Csv.cells(COMPARED, row) + Csv.cells(slices, row.flatMap(Row::slices)),
          ",".repeat(COMPARED.size() + slices.size()));
    }
  }

  private static List<String> params(Report report) {
    Set<String> names = new TreeSet<>();
    report
        .sources()
        .forEach(source -> source.cells().forEach(cell -> names.addAll(cell.params().keySet())));
    return List.copyOf(names);
  }

  private static void header(Writer out, List<String> params, List<Column<Slices>> slices)
      throws IOException {
    List<String> columns =
        new ArrayList<>(List.of("source", "benchmark", "mode", "threads", "jdk"));
    params.forEach(name -> columns.add(Csv.text("param." + name)));
    columns.addAll(
        List.of(
            "fork",
            "block",
            "order",
            "attempt",
            "analysed",
            "metric",
            "unit",
            "iterations",
            "value"));
    COMPARED.forEach(column -> columns.add(column.heading()));
    slices.forEach(column -> columns.add(column.heading()));
    out.write(String.join(",", columns) + "\n");
  }

  private static void cell(
      Writer out, Source source, MeasuredCell cell, List<String> params, Ends ends)
      throws IOException {
    String start =
        List.of(
                source.name(),
                cell.benchmark(),
                cell.mode(),
                cell.setup().threads() == 0 ? "" : String.valueOf(cell.setup().threads()),
                cell.jvm().label())
            .stream()
            .map(Csv::text)
            .collect(Collectors.joining(","));
    StringBuilder values = new StringBuilder(start);
    for (String name : params) {
      values.append(',').append(Csv.text(cell.params().getOrDefault(name, "")));
    }
    Map<String, String> metrics = metrics(cell);
    Set<Fork> analysed = Collections.newSetFromMap(new IdentityHashMap<>());
    analysed.addAll(cell.analysed());
    for (int i = 0; i < cell.forks().size(); i++) {
      Fork fork = cell.forks().get(i);
      fork(out, values + place(i, fork, analysed.contains(fork)), fork, metrics, ends);
    }
  }

  /** Name and unit of each metric, as two fields of text. */
  private static Map<String, String> metrics(MeasuredCell cell) {
    Map<String, String> metrics = new LinkedHashMap<>();
    cell.scores()
        .secondaryUnits()
        .forEach((name, unit) -> metrics.put(name, Csv.text(name) + ',' + Csv.text(unit)));
    metrics.put("", Csv.text(SCORE) + ',' + Csv.text(cell.unit()));
    return metrics;
  }

  private static String place(int index, Fork fork, boolean analysed) {
    return ","
        + index
        + ','
        + (fork.hasBlock() ? fork.block() : "")
        + ','
        + fork.order()
        + ','
        + fork.attempt()
        + ','
        + analysed
        + ',';
  }

  private static void fork(
      Writer out, String start, Fork fork, Map<String, String> metrics, Ends ends)
      throws IOException {
    row(out, start, metrics.get(""), fork.scores().length, fork.mean(), ends.score());
    for (Map.Entry<String, String> metric : metrics.entrySet()) {
      double[] values = fork.secondary().get(metric.getKey());
      if (values != null) {
        row(out, start, metric.getValue(), values.length, fork.mean(metric.getKey()), ends.other());
      }
    }
  }

  private static void row(
      Writer out, String start, String metric, int iterations, double value, String end)
      throws IOException {
    out.write(start);
    out.write(metric);
    out.write(',');
    out.write(Integer.toString(iterations));
    out.write(',');
    out.write(Csv.number(value));
    out.write(end);
    out.write('\n');
  }
}

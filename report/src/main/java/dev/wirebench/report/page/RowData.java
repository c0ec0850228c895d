package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.SecondaryEstimate;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.document.RowColumn;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** One row of a table: its fork means, and means of the rest. */
final class RowData {
  private final Names names;
  private final RunOrder order;
  private final JsonGenerator json;

  RowData(Names names, RunOrder order, JsonGenerator json) {
    this.names = names;
    this.order = order;
    this.json = json;
  }

  void write(ResultTable table, Row row) throws IOException {
    List<Fork> forks = row.cell().analysed();
    json.writeStartObject();
    json.writeNumberField("name", names.index(row.name()));
    Fields.numbers(json, "means", row.means());
    if (havePairs(table, forks)) {
      Fields.integers(json, "blocks", forks.stream().mapToInt(Fork::block).toArray());
      if (forks.stream().anyMatch(fork -> fork.turns() != null)) {
        Fields.integers(json, "heats", forks.stream().mapToInt(Fork::occasion).toArray());
      }
    }
    Fields.integers(json, "order", forks.stream().mapToInt(order::of).toArray());
    drifting(forks);
    for (RowColumn column : RowColumn.FIGURES) {
      Optional<Estimate> figure = column.value().apply(row);
      Fields.number(json, column.id(), figure.map(Estimate::value).orElse(Double.NaN));
    }
    cpus(row, forks);
    further(row);
    Fields.number(json, "floor", row.floor());
    if (!row.notes().isEmpty()) {
      Fields.strings(json, "notes", row.notes());
    }
    json.writeEndObject();
  }

  /** Rows of different sources have no block in common, whatever their numbers. */
  private static boolean havePairs(ResultTable table, List<Fork> forks) {
    return table.key().dimension(Dimensions.SOURCE).isPresent()
        && forks.stream().allMatch(Fork::hasBlock);
  }

  private void drifting(List<Fork> forks) throws IOException {
    int[] found =
        IntStream.range(0, forks.size())
            .filter(fork -> Boolean.TRUE.equals(forks.get(fork).drifting()))
            .toArray();
    if (found.length > 0) {
      Fields.integers(json, "drifting", found);
    }
  }

  /** Fork by fork, for what needs an interval of it. */
  private void cpus(Row row, List<Fork> forks) throws IOException {
    if (row.cpu().isPresent()) {
      Fields.numbers(
          json, "cpus", forks.stream().mapToDouble(fork -> fork.mean(MeasuredCell.CPU)).toArray());
    }
  }

  private void further(Row row) throws IOException {
    if (!row.further().isEmpty()) {
      json.writeObjectFieldStart("further");
      for (SecondaryEstimate one : row.further()) {
        Fields.numbers(
            json,
            one.kind().key(),
            new double[] {one.estimate().value(), one.estimate().low(), one.estimate().high()});
      }
      json.writeEndObject();
    }
  }
}

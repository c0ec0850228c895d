package dev.wirebench.studies.replication;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.UseCost;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One cell by the study's protocol and by JMH, each per call.
 *
 * @param nanos the server's median run, divided by its repetitions
 * @param bytes the mean growth of the heap in a run, divided by its repetitions
 * @param jmhNanos mean over forks, with its 95 % interval
 * @param jmhBytes allocated, likewise
 */
public record BothMethods(
    LoggedCell cell, double nanos, double bytes, Estimate jmhNanos, Estimate jmhBytes) {
  private static final String STRING = "string";

  /** The cells that both have measured, in the order of the replication. */
  public static List<BothMethods> of(Replication replication, Report jmh) {
    return replication.logs().entrySet().stream()
        .flatMap(
            entry ->
                table(entry.getKey(), jmh)
                    .flatMap(table -> of(entry.getKey(), entry.getValue(), replication, table))
                    .stream())
        .toList();
  }

  /** The table that JMH has for a cell. If the run has several JDKs, it is that of the first. */
  private static Optional<ResultTable> table(LoggedCell cell, Report jmh) {
    return jmh.tables().stream()
        .filter(table -> table.key().payload().equals(Optional.of(cell.payload())))
        .filter(table -> table.key().operation().equals(Optional.of(cell.task())))
        .filter(table -> table.key().medium().equals(Optional.of(STRING)))
        .findFirst();
  }

  private static Optional<BothMethods> of(
      LoggedCell cell, Log log, Replication replication, ResultTable table) {
    int repetitions = replication.protocol().repetitions();
    double nanos = Estimates.median(log.nanos()) / repetitions;
    double bytes = Arrays.stream(log.memory()).average().orElseThrow() / repetitions;
    Optional<Row> row = table.row(cell.library());
    Optional<Estimate> time = row.flatMap(each -> UseCost.time(table, each)).map(UseCost::mean);
    Optional<Estimate> allocated =
        row.flatMap(each -> UseCost.allocation(table, each)).map(UseCost::mean);
    return time.isEmpty() || allocated.isEmpty()
        ? Optional.empty()
        : Optional.of(new BothMethods(cell, nanos, bytes, time.get(), allocated.get()));
  }

  /** The time of a call in the server, as a multiple of JMH's. */
  public double timeRatio() {
    return nanos / jmhNanos.value();
  }

  /** The growth of the heap, as a multiple of the allocated bytes. */
  public double bytesRatio() {
    return bytes / jmhBytes.value();
  }
}

package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Described;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Rows and columns that several forms of a replication share. */
final class ReplicationTables {
  private ReplicationTables() {}

  /**
   * A claim as both methods judge it.
   *
   * @param jmh empty without the other method
   */
  record ByBoth(Judged own, Optional<Judged> jmh) {
    static List<ByBoth> of(Replicated replicated) {
      List<ByBoth> rows = new ArrayList<>();
      for (Judged judged : replicated.judged()) {
        int place = rows.size();
        rows.add(new ByBoth(judged, replicated.jmh().map(by -> by.judged().get(place))));
      }
      return rows;
    }

    String byJmh(Function<Judged, String> words) {
      return jmh.map(words).orElse(Cells.NONE);
    }
  }

  /** The runs of a library on a task and file. */
  record Runs(TaskTest test, Described library) {
    static List<Runs> of(Replicated replicated, LoggedSamples measured) {
      return replicated.tests(measured).stream()
          .flatMap(test -> test.libraries().stream().map(library -> new Runs(test, library)))
          .toList();
    }
  }

  /** The columns that describe runs by what was measured of them. */
  static List<Column<Runs>> described(LoggedSamples measured) {
    String unit = " " + ReplicationCells.unit(measured);
    return List.of(
        Column.text(
            "task, file, library", row -> place(row.test()) + " " + row.library().library()),
        Column.number(
            "median" + unit, row -> ReplicationCells.of(measured, row.library().median())),
        Column.number("mean" + unit, row -> ReplicationCells.of(measured, row.library().mean())),
        Column.number(
            "deviation" + unit, row -> ReplicationCells.of(measured, row.library().deviation())));
  }

  /**
   * Calls by both methods.
   *
   * @param per words behind each unit
   */
  static Table calls(String caption, String per, List<BothMethods> cells) {
    return Table.of(
        caption,
        List.of(
            Column.text("task, file, library", both -> both.cell().label()),
            Column.number("server, µs" + per, both -> thousands(both.nanos())),
            Column.number("JMH, µs" + per, both -> thousands(both.jmhNanos().value())),
            Column.number("server / JMH", both -> ratio(both.timeRatio())),
            Column.number("server, KB" + per, both -> thousands(both.bytes())),
            Column.number("JMH, KB" + per, both -> thousands(both.jmhBytes().value())),
            Column.number("server / JMH", both -> ratio(both.bytesRatio()))),
        cells);
  }

  static String place(TaskTest test) {
    return test.task() + " " + test.payload();
  }

  private static String thousands(double number) {
    return Cells.number(number / 1000);
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }
}

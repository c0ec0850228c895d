package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.pages.ReplicationTables.ByBoth;
import dev.wirebench.studies.pages.ReplicationTables.Runs;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A replication for the console: medians, which of them differ, and what that says of claims. */
public final class ReplicationText {
  private ReplicationText() {}

  public static String of(Replicated replicated) {
    return TextTable.of(times(replicated)) + "\n" + TextTable.of(claims(replicated));
  }

  /** The amount that was measured, and the servers. */
  public static String circumstances(Replication replication) {
    return String.format(
            Locale.ROOT,
            "%,d runs of %,d repetitions; ",
            replication.protocol().runs(),
            replication.protocol().repetitions())
        + replication.file().sessions().stream()
            .map(ReplicationText::session)
            .collect(Collectors.joining(" "));
  }

  /** One server. */
  static String session(Session session) {
    return "Server of " + facts(session) + ".";
  }

  /** The start of a server, its JDK, machine and flags. */
  static String facts(Session session) {
    return session.started()
        + ": JDK "
        + session.environment().getOrDefault("jdk", "not known")
        + "; "
        + session.environment().getOrDefault(Session.CPUS, "?")
        + " processors, "
        + session.environment().getOrDefault("cpu", "not known")
        + ", load before "
        + session.environment().getOrDefault(Session.LOAD, "not known")
        + "; "
        + String.join(" ", session.flags());
  }

  private static Table times(Replicated replicated) {
    return Table.of(
        "",
        List.of(
            Column.text("task", row -> row.test().task()),
            Column.text("file", row -> row.test().payload()),
            Column.text("library", row -> row.library().library()),
            Column.number(
                "median ms a run", row -> ReplicationCells.millis(row.library().median())),
            Column.number("mean", row -> ReplicationCells.millis(row.library().mean())),
            Column.text("not told from", row -> alike(row.test(), row.library().library()))),
        Runs.of(replicated, LoggedSamples.TIME));
  }

  /** The libraries that Dunn's test does not tell from one. */
  private static String alike(TaskTest test, String library) {
    String names =
        test.pairs().stream()
            .filter(pair -> !pair.isSignificant())
            .filter(pair -> pair.first().equals(library) || pair.second().equals(library))
            .map(pair -> other(pair, library))
            .collect(Collectors.joining(", "));
    return Cells.orNone(names);
  }

  private static String other(Pair pair, String library) {
    return pair.first().equals(library) ? pair.second() : pair.first();
  }

  private static Table claims(Replicated replicated) {
    return Table.of(
        "",
        List.of(
            Column.text("claim", row -> row.own().claim().id()),
            Column.text("says", row -> ClaimsText.shortened(row.own().claim().said().statement())),
            Column.text("by its protocol", row -> mark(row.own())),
            Column.text("by JMH", row -> row.byJmh(ReplicationText::mark)),
            Column.text("here", row -> here(row.own()))),
        ByBoth.of(replicated));
  }

  private static String here(Judged judged) {
    return judged.evidence().stream().map(judged::told).findFirst().orElse(Cells.NONE);
  }

  /** The mark; of a run on several JDKs, that of each. */
  static String mark(Judged judged) {
    return judged.evidence().isEmpty()
        ? judged.mark().words()
        : judged.evidence().stream()
            .map(Evidence::mark)
            .distinct()
            .map(mark -> mark.words())
            .collect(Collectors.joining(", "));
  }
}

package dev.wirebench.studies.pages;

import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.replication.Measured;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Described;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A replication for the console: medians, which of them differ, and what that says of claims. */
public final class ReplicationText {
  private ReplicationText() {}

  public static String of(Replicated replicated) {
    return times(replicated) + System.lineSeparator() + claims(replicated);
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
    return "Server of "
        + session.started()
        + ": JDK "
        + session.environment().getOrDefault("jdk", "not known")
        + "; "
        + session.environment().getOrDefault(Session.CPUS, "?")
        + " processors, "
        + session.environment().getOrDefault("cpu", "not known")
        + ", load before "
        + session.environment().getOrDefault(Session.LOAD, "not known")
        + "; "
        + String.join(" ", session.flags())
        + ".";
  }

  private static String times(Replicated replicated) {
    TextTable table =
        new TextTable(false, "task", "file", "library", "median ms a run", "mean", "not told from");
    for (TaskTest test : replicated.tests(Measured.TIME)) {
      for (Described library : test.libraries()) {
        table.add(
            test.task(),
            test.payload(),
            library.library(),
            ReplicationCells.millis(library.median()),
            ReplicationCells.millis(library.mean()),
            alike(test, library.library()));
      }
    }
    return table.toString();
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

  private static String claims(Replicated replicated) {
    TextTable table = new TextTable(false, "claim", "says", "by its protocol", "by JMH", "here");
    List<Judged> judged = replicated.judged();
    for (int i = 0; i < judged.size(); i++) {
      int place = i;
      Judged own = judged.get(i);
      table.add(
          own.claim().id(),
          ClaimsText.shortened(own.claim().said().statement()),
          mark(own),
          replicated.jmh().map(jmh -> mark(jmh.judged().get(place))).orElse(Cells.NONE),
          own.evidence().stream().map(own::told).findFirst().orElse(Cells.NONE));
    }
    return table.toString();
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

package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Figure.DotRow;
import dev.wirebench.report.document.Figure.Dots;
import dev.wirebench.report.document.Figure.Value;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.pages.ReplicationTables.ByBoth;
import dev.wirebench.studies.pages.ReplicationTables.Runs;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.StudyProtocol;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A replication as a page with charts: {@code report.html} of its folder. */
public final class ReplicationPage {
  private static final String SERVER = "in the server";
  private static final String JMH = "by JMH";

  private final Replicated replicated;

  private ReplicationPage(Replicated replicated) {
    this.replicated = replicated;
  }

  /**
   * @param name of the folder
   * @param command that measures this again
   */
  public static Document of(String name, Replicated replicated, String command) {
    ReplicationPage sheet = new ReplicationPage(replicated);
    return new Document(
        name,
        "The protocol of the study “A Kotlin server”, carried out again",
        null,
        List.of(),
        sheet.words(),
        command,
        List.of(sheet.ratios(), sheet.claims(), sheet.times()));
  }

  private List<Paragraph> words() {
    StudyProtocol protocol = replicated.replication().protocol();
    List<Paragraph> words = new ArrayList<>();
    words.add(
        Paragraph.of(
            String.format(
                Locale.ROOT,
                "One JVM with a Ktor server measures each task of each library on each file, one after"
                    + " another: %,d calls to warm up, then %,d runs of %,d repetitions; %d of %d complete.",
                protocol.warmup(),
                protocol.runs(),
                protocol.repetitions(),
                replicated.replication().logs().size(),
                protocol.cells().size())));
    replicated
        .replication()
        .file()
        .sessions()
        .forEach(session -> words.add(Paragraph.of(ReplicationText.session(session))));
    return words;
  }

  /** The ratios of the pairs of libraries on each task and file, by either method. */
  private Section ratios() {
    List<DotRow> rows = new ArrayList<>();
    for (TaskTest test : replicated.tests(LoggedSamples.TIME)) {
      for (Pair pair : test.pairs()) {
        rows.add(
            new DotRow(
                ReplicationTables.place(test) + " " + pair.first() + " / " + pair.second(),
                Arrays.asList(Value.of(pair.ratio()), byJmh(test, pair))));
      }
    }
    Dots dots =
        Dots.of("time ÷ time of the other library", true, List.of(SERVER, JMH), rows)
            .with(1, "as much time");
    List<Part> parts = new ArrayList<>();
    if (replicated.jmh().isEmpty()) {
      parts.add(
          Paragraph.of(
              "Nothing stands beside it: name a run of JMH with the same cells by --jmh."));
    }
    parts.add(
        Figure.of(
            "Ratios of time by both methods",
            "Two libraries on one task and file: the ratio of their medians in the server, and that"
                + " of their means by JMH. Where marks lie on different sides of the line, the"
                + " methods disagree on who is faster.",
            dots));
    replicated
        .jmh()
        .ifPresent(
            jmh -> parts.add(ReplicationTables.calls("A call by both methods", "", jmh.cells())));
    return new Section("Both methods", parts);
  }

  /** Null if JMH lacks one of the two. */
  private Value byJmh(TaskTest test, Pair pair) {
    Optional<BothMethods> first = cell(test, pair.first());
    Optional<BothMethods> second = cell(test, pair.second());
    return first.isEmpty() || second.isEmpty()
        ? null
        : Value.of(first.get().jmhNanos().value() / second.get().jmhNanos().value());
  }

  private Optional<BothMethods> cell(TaskTest test, String library) {
    LoggedCell wanted = new LoggedCell(library, test.task(), test.payload());
    return replicated.jmh().stream()
        .flatMap(jmh -> jmh.cells().stream())
        .filter(both -> both.cell().equals(wanted))
        .findFirst();
  }

  private Section claims() {
    return new Section(
        "Claims",
        List.of(
            Paragraph.of("Ratios of costs: below 1 is less. Each claim is judged by both methods."),
            Table.of(
                "Claims of the study",
                List.of(
                    Column.text("claim", row -> row.own().claim().id()),
                    Column.text("the study says", row -> row.own().claim().said().statement()),
                    Column.text("by its protocol", row -> told(row.own())),
                    Column.text("mark", row -> ReplicationText.mark(row.own())),
                    Column.text("by JMH", row -> row.byJmh(ReplicationPage::told)),
                    Column.text("mark", row -> row.byJmh(ReplicationText::mark))),
                ByBoth.of(replicated))));
  }

  private static String told(Judged judged) {
    String told =
        judged.evidence().stream()
            .map((Evidence evidence) -> judged.told(evidence))
            .collect(Collectors.joining("; "));
    return Cells.orNone(told.isEmpty() ? judged.reason() : told);
  }

  private Section times() {
    return new Section(
        "Times",
        List.of(
            Paragraph.of(
                "Of runs, each of so many repetitions; the tests stand in replication.md."),
            Table.of(
                "Times of runs",
                ReplicationTables.described(LoggedSamples.TIME),
                Runs.of(replicated, LoggedSamples.TIME))));
  }
}

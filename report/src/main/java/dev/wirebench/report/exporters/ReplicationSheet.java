package dev.wirebench.report.exporters;

import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.claims.Judged;
import dev.wirebench.report.page.Sheet;
import dev.wirebench.report.page.Sheet.DotRow;
import dev.wirebench.report.page.Sheet.Dots;
import dev.wirebench.report.page.Sheet.Figure;
import dev.wirebench.report.page.Sheet.Section;
import dev.wirebench.report.page.Sheet.Table;
import dev.wirebench.report.page.Sheet.Value;
import dev.wirebench.report.replication.BothMethods;
import dev.wirebench.report.replication.Cell;
import dev.wirebench.report.replication.Measured;
import dev.wirebench.report.replication.Protocol;
import dev.wirebench.report.replication.TaskTest;
import dev.wirebench.report.replication.TaskTest.Described;
import dev.wirebench.report.replication.TaskTest.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A replication as a page with charts: {@code report.html} of its folder. */
public final class ReplicationSheet {
  private static final String SERVER = "in the server";
  private static final String JMH = "by JMH";

  private final Replicated replicated;

  private ReplicationSheet(Replicated replicated) {
    this.replicated = replicated;
  }

  /**
   * @param name of the folder
   * @param command that measures this again
   */
  public static Sheet of(String name, Replicated replicated, String command) {
    ReplicationSheet sheet = new ReplicationSheet(replicated);
    return new Sheet(
        name,
        "The protocol of the study “A Kotlin server”, carried out again",
        null,
        List.of(),
        sheet.words(),
        command,
        List.of(sheet.ratios(), sheet.claims(), sheet.times()));
  }

  private List<String> words() {
    Protocol protocol = replicated.replication().protocol();
    List<String> words = new ArrayList<>();
    words.add(
        String.format(
            Locale.ROOT,
            "One JVM with a Ktor server measures each task of each library on each file, one after"
                + " another: %,d calls to warm up, then %,d runs of %,d repetitions; %d of %d complete.",
            protocol.warmup(),
            protocol.runs(),
            protocol.repetitions(),
            replicated.replication().logs().size(),
            protocol.cells().size()));
    replicated
        .replication()
        .file()
        .sessions()
        .forEach(session -> words.add(ReplicationText.session(session)));
    return words;
  }

  /** Of each task and file, what the pairs of libraries are by either method. */
  private Section ratios() {
    List<DotRow> rows = new ArrayList<>();
    for (TaskTest test : replicated.tests(Measured.TIME)) {
      for (Pair pair : test.pairs()) {
        rows.add(
            new DotRow(
                place(test) + " " + pair.first() + " / " + pair.second(),
                Arrays.asList(Value.of(pair.ratio()), byJmh(test, pair))));
      }
    }
    Dots dots =
        Dots.of("time ÷ time of the other library", true, List.of(SERVER, JMH), rows)
            .with(1, "as much time");
    return new Section(
        "Both methods",
        replicated.jmh().isPresent()
            ? List.of()
            : List.of("Nothing stands beside it: name a run of JMH with the same cells by --jmh."),
        List.of(
            Figure.of(
                "Ratios of time by both methods",
                "Two libraries on one task and file: the ratio of their medians in the server, and that"
                    + " of their means by JMH. Where marks lie on different sides of the line, the"
                    + " methods disagree on who is faster.",
                dots)),
        replicated.jmh().map(jmh -> List.of(cells(jmh.cells()))).orElse(List.of()));
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
    Cell wanted = new Cell(library, test.task(), test.payload());
    return replicated.jmh().stream()
        .flatMap(jmh -> jmh.cells().stream())
        .filter(both -> both.cell().equals(wanted))
        .findFirst();
  }

  private static Table cells(List<BothMethods> cells) {
    return new Table(
        "A call by both methods",
        List.of(
            "task, file, library",
            "server, µs",
            "JMH, µs",
            "server / JMH",
            "server, KB",
            "JMH, KB",
            "server / JMH"),
        cells.stream()
            .map(
                both ->
                    List.of(
                        both.cell().label(),
                        thousands(both.nanos()),
                        thousands(both.jmhNanos().value()),
                        ratio(both.timeRatio()),
                        thousands(both.bytes()),
                        thousands(both.jmhBytes().value()),
                        ratio(both.bytesRatio())))
            .toList(),
        true);
  }

  private static String thousands(double number) {
    return Cells.number(number / 1000);
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }

  private Section claims() {
    List<List<String>> rows = new ArrayList<>();
    List<Judged> judged = replicated.judged();
    for (int i = 0; i < judged.size(); i++) {
      int place = i;
      Judged own = judged.get(i);
      Optional<Judged> jmh = replicated.jmh().map(by -> by.judged().get(place));
      rows.add(
          List.of(
              own.claim().id(),
              own.claim().statement(),
              told(own),
              ReplicationText.mark(own),
              jmh.map(ReplicationSheet::told).orElse(Cells.NONE),
              jmh.map(ReplicationText::mark).orElse(Cells.NONE)));
    }
    return new Section(
        "Claims",
        List.of("Ratios of costs: below 1 is less. Each claim is judged by both methods."),
        List.of(),
        List.of(
            new Table(
                "Claims of the study",
                List.of("claim", "the study says", "by its protocol", "mark", "by JMH", "mark"),
                rows,
                false)));
  }

  private static String told(Judged judged) {
    String told =
        judged.evidence().stream()
            .map((Evidence evidence) -> judged.told(evidence))
            .collect(Collectors.joining("; "));
    return Cells.orNone(told.isEmpty() ? judged.reason() : told);
  }

  private Section times() {
    List<List<String>> rows = new ArrayList<>();
    for (TaskTest test : replicated.tests(Measured.TIME)) {
      for (Described library : test.libraries()) {
        rows.add(
            List.of(
                place(test) + " " + library.library(),
                ReplicationCells.millis(library.median()),
                ReplicationCells.millis(library.mean()),
                ReplicationCells.millis(library.deviation())));
      }
    }
    return new Section(
        "Times",
        List.of("Of runs, each of so many repetitions; the tests stand in replication.md."),
        List.of(),
        List.of(
            new Table(
                "Times of runs",
                List.of("task, file, library", "median ms", "mean ms", "deviation ms"),
                rows,
                true)));
  }

  private static String place(TaskTest test) {
    return test.task() + " " + test.payload();
  }
}

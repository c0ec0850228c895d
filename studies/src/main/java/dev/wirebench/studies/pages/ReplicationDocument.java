package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.report.exporters.Circumstances;
import dev.wirebench.report.input.Source;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.ReplicatedStudy;
import dev.wirebench.studies.pages.ReplicationTables.ByBoth;
import dev.wirebench.studies.pages.ReplicationTables.Runs;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.StudyProtocol;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The page of a replication, as {@code docs/REPLICATION.md} is. */
public final class ReplicationDocument {
  private static final Spans HEAD =
      Spans.of(
              "Here its protocol is carried out again: one JVM with a Ktor server (Netty) has"
                  + " Jackson, Gson and KotlinX Serialization on the same Kotlin data classes,"
                  + " and measures each task (parse, serialize, deserialize, on ")
          .code("String")
          .and(") on each file, one after another. A ")
          .emphasis("run")
          .and(
              " is the study's: so many repetitions, timed together. Beside it stands what JMH"
                  + " says of the same codecs. Written by the command ")
          .code("replicate")
          .and(".");

  private static final String ASSUMED =
      "The paper does not say whether a run's time is that of all its repetitions: here it is,"
          + " and nothing in the logs is divided. Nor does it say what its megabytes are: here"
          + " they are the heap in use behind a run, less that before it. Its files have one"
          + " document each: here that is the first of the payload's values, where JMH takes all"
          + " in turn.";

  private final Replicated replicated;
  private final Replication replication;

  private ReplicationDocument(Replicated replicated) {
    this.replicated = replicated;
    this.replication = replicated.replication();
  }

  /**
   * @param name of the folder
   * @param command that measures this again
   */
  public static Document of(String name, Replicated replicated, String command) {
    ReplicationDocument page = new ReplicationDocument(replicated);
    List<Section> sections = new ArrayList<>(List.of(page.measured(command), page.claims()));
    replicated.jmh().ifPresent(jmh -> sections.add(both(jmh.cells())));
    sections.add(ReplicationDoubts.of(replicated));
    sections.add(statistics());
    for (LoggedSamples measured : LoggedSamples.values()) {
      sections.add(page.statistics(measured));
    }
    return new Document(name, "Replication", null, List.of(), words(), null, sections);
  }

  private static List<Paragraph> words() {
    return List.of(
        Paragraph.of(
            "This study measured JSON libraries inside a server, by the clock, the heap and the"
                + " load around loops of calls:"),
        Paragraph.of(Style.QUOTE, ReplicatedStudy.study().citation()),
        Paragraph.of(HEAD));
  }

  private Section measured(String command) {
    StudyProtocol protocol = replication.protocol();
    List<Part> parts = new ArrayList<>();
    parts.add(Paragraph.of(Style.COMMAND, command));
    parts.add(
        Paragraph.of(
            String.format(
                Locale.ROOT,
                "Of each task, library and file %,d calls to warm up, then %,d runs of %,d"
                    + " repetitions; %d of %d complete.",
                protocol.warmup(),
                protocol.runs(),
                protocol.repetitions(),
                replication.logs().size(),
                protocol.cells().size())));
    replication.file().sessions().forEach(session -> parts.add(session(session)));
    replicated.jmh().ifPresent(jmh -> jmh.report().sources().forEach(run -> parts.add(run(run))));
    parts.add(Paragraph.of(ASSUMED));
    return new Section("What was measured", parts);
  }

  private static Paragraph session(Session session) {
    String versions =
        new TreeMap<>(session.versions())
            .entrySet().stream()
                .map(version -> version.getKey() + " " + version.getValue())
                .collect(Collectors.joining(", "));
    return source("server", " of " + ReplicationText.facts(session) + "; " + versions);
  }

  private static Paragraph run(Source source) {
    String blocks =
        source
            .run()
            .map(run -> ", " + run.plan().effort().blocks() + " blocks; " + Circumstances.date(run))
            .orElse("");
    return source("JMH", ": " + source.name() + blocks);
  }

  private static Paragraph source(String name, String facts) {
    return Paragraph.of(Style.ITEM, Spans.NONE.strong(name).and(facts));
  }

  private Section claims() {
    return new Section(
        "Claims",
        List.of(
            Paragraph.of(
                Spans.of(
                        "Ratios of costs: below 1 is less. By the study's protocol a ratio is of"
                            + " medians, and decided where Dunn's test (with Holm, \u03b1 ="
                            + " 0.05) tells the two apart; of averages over files it is of"
                            + " means, with a normal interval. By JMH it has a 95 % interval"
                            + " over forks, judged as ")
                    .link("METHODOLOGY", "METHODOLOGY.md#claims")
                    .and(
                        " says. A claim about all ten files is held against those that were"
                            + " measured: "
                            + String.join(", ", files())
                            + ".")),
            Table.of(
                "",
                List.of(
                    Column.text("claim", row -> row.own().claim().id()),
                    Column.text("the study says", row -> row.own().claim().said().statement()),
                    Column.text(
                        "its figure", row -> Cells.orNone(row.own().claim().said().figure())),
                    Column.spans("by its protocol", row -> told(row.own())),
                    Column.text("mark", row -> ReplicationText.mark(row.own())),
                    Column.spans(
                        "by JMH",
                        row ->
                            row.jmh().map(ReplicationDocument::told).orElse(Spans.of(Cells.NONE))),
                    Column.text("mark", row -> row.byJmh(ReplicationText::mark))),
                ByBoth.of(replicated))));
  }

  private List<String> files() {
    return replication.logs().keySet().stream().map(cell -> cell.payload()).distinct().toList();
  }

  private static Spans told(Judged judged) {
    return judged.evidence().isEmpty()
        ? Spans.of(Cells.orNone(judged.reason()))
        : Spans.lines(judged.evidence().stream().map(judged::told).toList());
  }

  private static Section both(List<BothMethods> cells) {
    return new Section(
        "Both methods",
        List.of(
            Paragraph.of(
                "A call in the server is its median run, divided by the repetitions; its memory"
                    + " the mean growth of the heap, divided likewise. JMH's are means over"
                    + " forks, of time and of bytes allocated."),
            ReplicationTables.calls("", " a call", cells)));
  }

  private static Section statistics() {
    return new Section(
        "Statistics of the runs",
        List.of(
            Paragraph.of(
                "KS is Kolmogorov's and Smirnov's test as published, with the mean and the"
                    + " deviation of the same runs: that is not valid, and Lilliefors' test is"
                    + " the one to read. Kruskal-Wallis asks whether any library differs, Dunn's"
                    + " test which two do; its p are adjusted by Holm for the pairs of a task"
                    + " and file. All of them take runs of one JVM for independent, which they"
                    + " are not.")));
  }

  private Section statistics(LoggedSamples measured) {
    String words = measured.words();
    return Section.sub(
        words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1),
        List.of(libraries(measured), tests(measured)));
  }

  private Table libraries(LoggedSamples measured) {
    List<Column<Runs>> columns = new ArrayList<>(ReplicationTables.described(measured));
    columns.add(
        Column.number(
            "KS p (not valid)", row -> ReplicationCells.p(row.library().asPublished().p())));
    columns.add(
        Column.number("Lilliefors p", row -> ReplicationCells.p(row.library().lilliefors().p())));
    return Table.of("", columns, Runs.of(replicated, measured));
  }

  private Table tests(LoggedSamples measured) {
    return Table.of(
        "",
        List.of(
            Column.text("task, file", ReplicationTables::place),
            Column.text("Kruskal-Wallis", ReplicationDocument::differ),
            Column.spans(
                "Dunn, with the ratio of medians",
                test ->
                    Spans.lines(test.pairs().stream().map(ReplicationDocument::pair).toList()))),
        replicated.tests(measured));
  }

  private static String differ(TaskTest test) {
    return Double.isNaN(test.differ().h())
        ? Cells.NONE
        : String.format(Locale.ROOT, "H = %.1f, p ", test.differ().h())
            + ReplicationCells.p(test.differ().p());
  }

  private static String pair(Pair pair) {
    String ratio =
        Double.isFinite(pair.ratio()) ? String.format(Locale.ROOT, " %.3f", pair.ratio()) : "";
    return pair.first() + " / " + pair.second() + ratio + ", p " + ReplicationCells.p(pair.p());
  }
}

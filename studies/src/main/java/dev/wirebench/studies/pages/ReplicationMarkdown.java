package dev.wirebench.studies.pages;

import dev.wirebench.report.exporters.Cells;
import dev.wirebench.report.exporters.Circumstances;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.Markdown.Table;
import dev.wirebench.report.input.Source;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.ReplicatedStudy;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.Measured;
import dev.wirebench.studies.replication.Protocol;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.TaskTest;
import dev.wirebench.studies.replication.TaskTest.Described;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The page of a replication, as {@code docs/REPLICATION.md} is. */
public final class ReplicationMarkdown {
  private static final String HEAD =
      """
      # Replication

      This study measured JSON libraries inside a server, by the clock, the heap and the load around loops of calls:

      > %s

      Here its protocol is carried out again: one JVM with a Ktor server (Netty) has Jackson, Gson and
      KotlinX Serialization on the same Kotlin data classes, and measures each task (parse, serialize, deserialize, on
      `String`) on each file, one after another. A *run* is the study's: so many repetitions, timed together. Beside it
      stands what JMH says of the same codecs. Written by the command `replicate`.
      """;

  private static final String ASSUMED =
      """
      The paper does not say whether a run's time is that of all its repetitions: here it is, and nothing in the logs is
      divided. Nor does it say what its megabytes are: here they are the heap in use behind a run, less that before it.
      Its files have one document each: here that is the first of the payload's values, where JMH takes all in turn.
      """;

  private final Replicated replicated;
  private final Replication replication;
  private final String command;

  private ReplicationMarkdown(Replicated replicated, String command) {
    this.replicated = replicated;
    this.replication = replicated.replication();
    this.command = command;
  }

  /**
   * @param command that measures this again
   */
  public static String of(Replicated replicated, String command) {
    return new ReplicationMarkdown(replicated, command).text();
  }

  private String text() {
    List<String> parts = new ArrayList<>(List.of(head(), measured(), ASSUMED, claims()));
    replicated.jmh().ifPresent(jmh -> parts.add(both(jmh.cells())));
    parts.add(ReplicationDoubts.of(replicated));
    parts.add(statistics());
    return String.join("\n", parts);
  }

  private static String head() {
    return HEAD.formatted(Markdown.text(ReplicatedStudy.study().citation()));
  }

  private String measured() {
    Protocol protocol = replication.protocol();
    List<String> sources = new ArrayList<>();
    replication.file().sessions().forEach(session -> sources.add(session(session)));
    replicated.jmh().ifPresent(jmh -> jmh.report().sources().forEach(run -> sources.add(run(run))));
    return String.format(
        Locale.ROOT,
        """
        ## What was measured

            %s

        Of each task, library and file %,d calls to warm up, then %,d runs of %,d repetitions; %d of %d complete.

        %s
        """,
        command,
        protocol.warmup(),
        protocol.runs(),
        protocol.repetitions(),
        replication.logs().size(),
        protocol.cells().size(),
        String.join("\n", sources));
  }

  private static String session(Session session) {
    Map<String, String> facts = session.environment();
    String versions =
        new TreeMap<>(session.versions())
            .entrySet().stream()
                .map(version -> version.getKey() + " " + version.getValue())
                .collect(Collectors.joining(", "));
    return "- **server** of "
        + Markdown.text(
            session.started()
                + ": JDK "
                + facts.getOrDefault("jdk", "not known")
                + "; "
                + facts.getOrDefault("cpus", "?")
                + " processors, "
                + facts.getOrDefault("cpu", "not known")
                + ", load before "
                + facts.getOrDefault(Session.LOAD, "not known")
                + "; "
                + String.join(" ", session.flags())
                + "; "
                + versions);
  }

  private static String run(Source source) {
    String blocks =
        source
            .run()
            .map(run -> ", " + run.plan().effort().blocks() + " blocks; " + Circumstances.date(run))
            .orElse("");
    return "- **JMH**: " + Markdown.text(source.name() + blocks);
  }

  private String claims() {
    Table table =
        Table.ofTexts(
            "claim", "the study says", "its figure", "by its protocol", "mark", "by JMH", "mark");
    List<Judged> judged = replicated.judged();
    for (int i = 0; i < judged.size(); i++) {
      int place = i;
      Judged own = judged.get(i);
      Optional<Judged> jmh = replicated.jmh().map(by -> by.judged().get(place));
      table.row(
          own.claim().id(),
          Markdown.text(own.claim().said().statement()),
          Cells.orNone(Markdown.text(own.claim().said().figure())),
          told(own),
          mark(own),
          jmh.map(ReplicationMarkdown::told).orElse(Cells.NONE),
          jmh.map(ReplicationMarkdown::mark).orElse(Cells.NONE));
    }
    return """
        ## Claims

        Ratios of costs: below 1 is less. By the study's protocol a ratio is of medians, and decided where
        Dunn's test (with Holm, \u03b1 = 0.05) tells the two apart; of averages over files it is of means, with a normal
        interval. By JMH it has a 95 %% interval over forks, judged as [METHODOLOGY](METHODOLOGY.md#claims) says. A claim
        about all ten files is held against those that were measured: %s.

        """
            .formatted(Markdown.text(String.join(", ", files())))
        + table;
  }

  private List<String> files() {
    return replication.logs().keySet().stream().map(cell -> cell.payload()).distinct().toList();
  }

  private static String told(Judged judged) {
    if (judged.evidence().isEmpty()) {
      return Cells.orNone(Markdown.text(judged.reason()));
    }
    return judged.evidence().stream()
        .map((Evidence evidence) -> Markdown.text(judged.told(evidence)))
        .collect(Collectors.joining("<br>"));
  }

  private static String mark(Judged judged) {
    return ReplicationText.mark(judged);
  }

  private static String both(List<BothMethods> cells) {
    Table table =
        new Table(
            "task, file, library",
            "server, µs a call",
            "JMH, µs a call",
            "server / JMH",
            "server, KB a call",
            "JMH, KB a call",
            "server / JMH");
    for (BothMethods cell : cells) {
      table.row(
          cell.cell().label(),
          thousands(cell.nanos()),
          thousands(cell.jmhNanos().value()),
          ratio(cell.timeRatio()),
          thousands(cell.bytes()),
          thousands(cell.jmhBytes().value()),
          ratio(cell.bytesRatio()));
    }
    return """
        ## Both methods

        A call in the server is its median run, divided by the repetitions; its memory the mean growth of the heap,
        divided likewise. JMH's are means over forks, of time and of bytes allocated.

        """
        + table;
  }

  private static String thousands(double number) {
    return Cells.number(number / 1000);
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }

  private String statistics() {
    StringBuilder text =
        new StringBuilder(
            """
            ## Statistics of the runs

            KS is Kolmogorov's and Smirnov's test as published, with the mean and the deviation of the same runs: that is
            not valid, and Lilliefors' test is the one to read. Kruskal-Wallis asks whether any library differs, Dunn's
            test which two do; its p are adjusted by Holm for the pairs of a task and file. All of them take runs of one
            JVM for independent, which they are not.
            """);
    for (Measured measured : Measured.values()) {
      text.append("\n### ")
          .append(measured.words().substring(0, 1).toUpperCase(Locale.ROOT))
          .append(measured.words().substring(1))
          .append("\n\n")
          .append(libraries(measured))
          .append('\n')
          .append(tests(measured));
    }
    return text.toString();
  }

  private Table libraries(Measured measured) {
    String unit = ReplicationCells.unit(measured);
    Table table =
        new Table(
            "task, file, library",
            "median " + unit,
            "mean " + unit,
            "deviation " + unit,
            "KS p (not valid)",
            "Lilliefors p");
    for (TaskTest test : replicated.tests(measured)) {
      for (Described library : test.libraries()) {
        table.row(
            place(test) + " " + library.library(),
            ReplicationCells.of(measured, library.median()),
            ReplicationCells.of(measured, library.mean()),
            ReplicationCells.of(measured, library.deviation()),
            ReplicationCells.p(library.asPublished().p()),
            ReplicationCells.p(library.lilliefors().p()));
      }
    }
    return table;
  }

  private Table tests(Measured measured) {
    Table table = Table.ofTexts("task, file", "Kruskal-Wallis", "Dunn, with the ratio of medians");
    for (TaskTest test : replicated.tests(measured)) {
      table.row(
          place(test),
          Double.isNaN(test.differ().h())
              ? Cells.NONE
              : String.format(Locale.ROOT, "H = %.1f, p ", test.differ().h())
                  + ReplicationCells.p(test.differ().p()),
          test.pairs().stream().map(ReplicationMarkdown::pair).collect(Collectors.joining("<br>")));
    }
    return table;
  }

  private static String pair(Pair pair) {
    String ratio =
        Double.isFinite(pair.ratio()) ? String.format(Locale.ROOT, " %.3f", pair.ratio()) : "";
    return pair.first() + " / " + pair.second() + ratio + ", p " + ReplicationCells.p(pair.p());
  }

  private static String place(TaskTest test) {
    return test.task() + " " + test.payload();
  }
}

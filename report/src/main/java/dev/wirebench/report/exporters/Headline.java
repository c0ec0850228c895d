package dev.wirebench.report.exporters;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunPlan.Jdk;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The results of a run for its first payload, for a page that people read first, such as a README.
 * They are the time to write and read it with each configuration, the choices of the use cases, and
 * the precision. Two marks that stay in the page enclose them.
 */
public final class Headline {
  private static final String BEGIN = "<!-- wirebench: begin -->";
  private static final String END = "<!-- wirebench: end -->";

  private static final double MICROS = 1e6;

  private final Analysed first;
  private final Optional<Analysed> second;
  private final String payload;
  private final Map<Analysed, List<JsonNode>> options = new IdentityHashMap<>();

  /**
   * A run that a headline rests on.
   *
   * @param folder of its report, as seen from the page
   */
  public record Analysed(Report report, List<Finding> findings, String folder) {
    /**
     * @throws BadInput if the report is not of one run
     */
    RunInfo run() {
      return Optional.of(report.sources())
          .filter(sources -> sources.size() == 1)
          .flatMap(sources -> sources.get(0).run())
          .orElseThrow(
              () ->
                  new BadInput(
                      "A headline is that of one run: name one folder that run has written."));
    }

    /** The processor as people call it: without marks of trade. */
    String processor() {
      return run()
          .machine()
          .environment()
          .getOrDefault("cpu", "the machine")
          .replaceAll("\\((R|TM)\\)| Processor$", "");
    }
  }

  private Headline(Analysed first, Optional<Analysed> second) {
    this.first = first;
    this.second = second;
    this.payload = first.run().plan().selection().payloads().stream().findFirst().orElse("");
    runs().forEach(run -> options.put(run, options(run)));
  }

  /**
   * Puts the headline in the place of what stands between the marks.
   *
   * @param page Markdown
   * @param second run of the same payload on another processor, if there is one
   * @param records decision records of the use cases, by their titles
   * @throws BadInput if the page has no marks, or a report is not of one run
   */
  public static String into(
      String page, Analysed first, Optional<Analysed> second, Map<String, String> records) {
    int begin = page.indexOf(BEGIN);
    int end = page.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new BadInput(
          "The page has no place for the headline: give it a line "
              + BEGIN
              + " and a line "
              + END
              + " below.");
    }
    return page.substring(0, begin + BEGIN.length())
        + "\n"
        + MarkdownForm.of(new Headline(first, second).document(records))
        + page.substring(end);
  }

  private Document document(Map<String, String> records) {
    UseCaseAnswers answers = UseCaseAnswers.of(first.report(), first.findings());
    List<Part> parts = new ArrayList<>();
    if (!options.get(first).isEmpty()) {
      parts.add(
          Paragraph.of(
              "To write one " + payload + " and to read it takes this CPU time. Lower is faster."));
      parts.add(table());
    }
    answers
        .table(records)
        .ifPresent(
            choices -> {
              parts.add(
                  Paragraph.of(
                      "The figures of "
                          + first.processor()
                          + " decide these example cases, each of which uses "
                          + baseline()
                          + " today:"));
              parts.add(choices);
            });
    String source = Program.source(Program.URL).strip();
    Stream.of(Spans.of(answers.elsewhere()), sure(), Spans.of(source))
        .filter(words -> !words.text().isEmpty())
        .map(Paragraph::of)
        .forEach(parts::add);
    return new Document(
        "headline", "", null, List.of(), List.of(), null, List.of(new Section("", parts)));
  }

  private String baseline() {
    return first.run().plan().comparison().baseline();
  }

  /** The configurations on one payload, with writing and reading together. */
  private Table table() {
    List<Column<JsonNode>> columns = new ArrayList<>();
    columns.add(Column.text("configuration", option -> option.get("name").asText()));
    runs().forEach(run -> columns.addAll(measured(run)));
    columns.add(Column.number("bytes", option -> Words.ratio(option.get("bytes").asDouble())));
    columns.add(Column.text("before you switch", Headline::know));
    return Table.of("", columns, options.get(first));
  }

  /** The time of a configuration in a run, and its ratio; empty where the run lacks it. */
  private List<Column<JsonNode>> measured(Analysed run) {
    Map<String, JsonNode> byName =
        options.get(run).stream()
            .collect(Collectors.toMap(option -> option.get("name").asText(), option -> option));
    Function<JsonNode, Optional<JsonNode>> own =
        option -> Optional.ofNullable(byName.get(option.get("name").asText()));
    return List.of(
        Column.number(run.processor(), option -> own.apply(option).map(Headline::time).orElse("")),
        Column.number(
            "× " + baseline() + " (95 % CI)",
            option -> own.apply(option).map(Headline::ratio).orElse("")));
  }

  /** The options that take the application's own objects, with the least time first. */
  private List<JsonNode> options(Analysed run) {
    Map<String, String> asked = new HashMap<>();
    asked.put("payload", payload);
    asked.put(
        "jdk", run.run().plan().jvms().jdks().stream().map(Jdk::label).findFirst().orElse(""));
    asked.put("rate", "1/s");
    asked.put("cores", "1");
    List<JsonNode> found = new ArrayList<>();
    try (Decider decider = new Decider(run.report(), run.findings())) {
      decider.decide(Scenarios.read("", asked), "").options().forEach(found::add);
    } catch (BadInput notBoth) {
      // The run writes or reads, and not both.
      return List.of();
    }
    found.removeIf(option -> option.get("holdsOther").asBoolean());
    found.sort(Comparator.comparingDouble(option -> option.at("/cores/value").asDouble()));
    return found;
  }

  private static String time(JsonNode option) {
    return Words.ratio(MICROS * option.at("/cores/value").asDouble()) + " µs";
  }

  private static String ratio(JsonNode option) {
    JsonNode ratio = option.at("/ratio/plain");
    return option.get("isToday").asBoolean()
        ? "1"
        : Words.ratio(ratio.get("value").asDouble())
            + (ratio.get("low").isNumber()
                ? " ("
                    + Words.ratio(ratio.get("low").asDouble())
                    + " – "
                    + Words.ratio(ratio.get("high").asDouble())
                    + ")"
                : "");
  }

  /** The needs of an option, and its known defects. */
  private static String know(JsonNode option) {
    List<String> needs = new ArrayList<>();
    option.get("needs").forEach(need -> needs.add(need.asText()));
    String defects = option.get("defects").asText().replaceAll(" \\([^)]*\\)", "");
    return Stream.of(
            needs.isEmpty() ? "" : "needs " + Words.list(needs),
            defects.isEmpty() || defects.equals("untested") ? defects : "known defects: " + defects,
            option.get("otherVersion").asText())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /**
   * The place and the day of the measurement, and the number of warnings that the summaries have.
   */
  private Spans sure() {
    return runs()
        .map(this::sure)
        .reduce((before, run) -> before.and(" ").and(run))
        .orElse(Spans.NONE);
  }

  private Stream<Analysed> runs() {
    return Stream.concat(Stream.of(first), second.stream());
  }

  private Spans sure(Analysed one) {
    RunInfo run = one.run();
    long warnings =
        one.findings().stream().filter(Finding::mayMislead).map(Finding::title).distinct().count();
    return Spans.of(
            "Measured on "
                + Circumstances.date(run)
                + " on "
                + one.processor()
                + " ("
                + run.machine().environment().getOrDefault("cpus", "?")
                + " CPUs"
                + (run.machine().environment().getOrDefault("hypervisor", "").equals("yes")
                    ? ", virtual machine"
                    : "")
                + "), JDK "
                + releases(run)
                + ", "
                + repetitions(one)
                + " per configuration: ")
        .file(
            "all results and " + Words.count((int) warnings, "warning"),
            Markdown.target(one.folder() + "/summary.md"))
        .and(".");
  }

  private static String releases(RunInfo run) {
    return run.plan().jvms().jdks().stream()
        .map(one -> String.valueOf(one.feature()))
        .distinct()
        .collect(Collectors.joining(" and "));
  }

  /** JVMs of each configuration that wrote and read the payload. */
  private String repetitions(Analysed one) {
    IntSummaryStatistics forks =
        options.get(one).stream()
            .mapToInt(option -> option.at("/cores/n").asInt())
            .summaryStatistics();
    return forks.getMin() >= forks.getMax()
        ? Words.count(Math.max(0, forks.getMax()), "JVM")
        : forks.getMin() + " to " + forks.getMax() + " JVMs";
  }
}

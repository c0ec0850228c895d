package dev.wirebench.studies.pages;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.report.exporters.Circumstances;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.Markdown.Table;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.Noise;
import dev.wirebench.report.input.Source;
import dev.wirebench.studies.claims.Claim;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.Mark;
import dev.wirebench.studies.claims.Study;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page {@code docs/CLAIMS.md}: what studies claim, and what was found of each claim. */
public final class ClaimsMarkdown {
  private static final String COMMAND = "    " + Program.COMMAND + " ";
  private static final String HEAD =
      """
      # Claims

      Five published benchmarks, and which of their results Wirebench reproduces. The command `claims` writes this page: it
      compares every claim with the runs below. [METHODOLOGY](METHODOLOGY.md#claims) says how it judges,
      [STUDIES](STUDIES.md) how the studies were rebuilt. *Not reproduced here* says that these runs found otherwise, with
      the versions, JVM and machine that they name; it does not say that a study measured wrongly.

      Ratios are of costs: below 1 is less. After a ratio or a time stands its 95 % interval; the mark rests on the wider
      one, adjusted for the number of comparisons. \u2020 works on generated messages or maps; \\* is for reference only.
      """;

  private final List<Source> sources;
  private final Map<String, String> others;
  private final Map<Study, List<Judged>> byStudy;

  private ClaimsMarkdown(List<Judged> judged, List<Source> sources, Map<String, String> others) {
    this.sources = sources;
    this.others = others;
    this.byStudy =
        judged.stream()
            .collect(Collectors.groupingBy(Judged::study, LinkedHashMap::new, Collectors.toList()));
  }

  /**
   * @param judged in the order of the page
   * @param report that they were held against
   */
  public static String of(List<Judged> judged, Report report) {
    return of(judged, report.sources(), Map.of());
  }

  /**
   * @param sources the runs that they were held against
   * @param others what else they were held against: names of folders, and under which circumstances
   *     these were measured
   */
  public static String of(List<Judged> judged, List<Source> sources, Map<String, String> others) {
    return new ClaimsMarkdown(judged, sources, others).text();
  }

  private String text() {
    List<String> parts = new ArrayList<>(List.of(HEAD, runs(), counts()));
    byStudy.forEach((study, claims) -> parts.add(section(study, claims)));
    return String.join("\n", parts);
  }

  private String runs() {
    StringBuilder runs = new StringBuilder("## Runs\n\n");
    for (Source source : sources) {
      String circumstances = source.run().map(ClaimsMarkdown::circumstances).orElse("not known");
      runs.append("- **")
          .append(Markdown.text(source.name()))
          .append("**: ")
          .append(Markdown.text(circumstances))
          .append(isEvidence(source) ? "" : " No claim is of what it measured.")
          .append('\n');
    }
    others.forEach(
        (name, circumstances) ->
            runs.append("- **")
                .append(Markdown.text(name))
                .append("**: ")
                .append(Markdown.text(circumstances))
                .append('\n'));
    return runs.toString();
  }

  private boolean isEvidence(Source source) {
    return byStudy.values().stream()
        .flatMap(List::stream)
        .flatMap(judged -> judged.evidence().stream())
        .anyMatch(evidence -> evidence.source().equals(source.name()));
  }

  private static String circumstances(RunInfo run) {
    Noise noise = run.machine().noise();
    return Circumstances.date(run)
        + "; "
        + run.plan().effort().blocks()
        + " blocks; JDK "
        + Circumstances.jdks(run)
        + "; "
        + Circumstances.machine(run)
        + (noise == null ? "" : "; noise before the run: " + noise.label())
        + ". Versions: "
        + Circumstances.versions(run.subjects().codecs())
        + ".";
  }

  private String counts() {
    List<String> header = new ArrayList<>(List.of("study", "claims"));
    Arrays.stream(Mark.values()).map(Mark::words).forEach(header::add);
    header.add("mixed");
    Table table = new Table(header.toArray(String[]::new));
    byStudy.forEach(
        (study, claims) -> {
          List<String> row = new ArrayList<>(List.of(heading(study), "" + claims.size()));
          Arrays.stream(Mark.values())
              .map(mark -> "" + claims.stream().filter(has(mark)).count())
              .forEach(row::add);
          row.add("" + claims.stream().filter(ClaimsMarkdown::isMixed).count());
          table.row(row.toArray(String[]::new));
        });
    return "A claim has one mark, or is *mixed* where runs or JDKs give it several.\n\n" + table;
  }

  private static Predicate<Judged> has(Mark mark) {
    return judged -> !isMixed(judged) && marks(judged).anyMatch(mark::equals);
  }

  private static boolean isMixed(Judged judged) {
    return marks(judged).distinct().count() > 1;
  }

  private static Stream<Mark> marks(Judged judged) {
    return judged.evidence().isEmpty()
        ? Stream.of(judged.mark())
        : judged.evidence().stream().map(Evidence::mark);
  }

  private static String heading(Study study) {
    return Markdown.text(study.id() + " \u00b7 " + study.title());
  }

  private static String section(Study study, List<Judged> claims) {
    Table table =
        Table.ofTexts("claim", "the study says", "its figure", "here", "run and JDK", "mark");
    claims.forEach(judged -> rows(judged, table));
    return "## "
        + heading(study)
        + "\n\n"
        + Markdown.text(study.citation())
        + "\n\nMachine: "
        + Markdown.text(study.machine())
        + "\n\n"
        + Markdown.text(study.about())
        + "\n\n"
        + table
        + open(study, claims);
  }

  private static void rows(Judged judged, Table table) {
    Claim claim = judged.claim();
    String figure = Cells.orNone(Markdown.text(claim.said().figure()));
    if (judged.evidence().isEmpty()) {
      String here = Cells.orNone(Markdown.text(judged.reason()));
      table.row(claim.id(), statement(claim), figure, here, Cells.NONE, mark(judged.mark()));
    }
    boolean first = true;
    for (Evidence evidence : judged.evidence()) {
      table.row(
          first ? claim.id() : "",
          first ? statement(claim) : "",
          first ? figure : "",
          Markdown.text(judged.told(evidence)),
          run(evidence),
          mark(evidence.mark()));
      first = false;
    }
  }

  private static String statement(Claim claim) {
    return Markdown.text(claim.said().statement())
        + (claim.said().contradiction().isEmpty()
            ? ""
            : " *At odds with itself: " + Markdown.text(claim.said().contradiction()) + ".*");
  }

  private static String run(Evidence evidence) {
    return evidence.source().isEmpty()
        ? "today's libraries"
        : Markdown.text(evidence.source() + ", " + evidence.jdk());
  }

  private static String mark(Mark mark) {
    return mark == Mark.CONFIRMED || mark == Mark.REFUTED
        ? "**" + mark.words() + "**"
        : mark.words();
  }

  private static String measures(Study study, Claim claim) {
    return claim.isOfService() ? "load" : "run " + study.run(claim);
  }

  /** The commands that measure open claims; claims with one command share it. */
  private static String open(Study study, List<Judged> claims) {
    Map<String, List<String>> open = new LinkedHashMap<>();
    claims.stream()
        .filter(Judged::isOpen)
        .map(Judged::claim)
        .forEach(
            claim ->
                open.computeIfAbsent(measures(study, claim), run -> new ArrayList<>())
                    .add(claim.id()));
    StringBuilder text = new StringBuilder();
    open.forEach(
        (run, ids) ->
            text.append("\nWhat measures ")
                .append(String.join(", ", ids))
                .append(":\n\n")
                .append(COMMAND)
                .append(run)
                .append('\n'));
    return text.toString();
  }
}

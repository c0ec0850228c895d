package dev.wirebench.studies.pages;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.Report;
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
public final class ClaimsDocument {
  private static final String NAME = "Claims";

  private static final List<Paragraph> WORDS =
      List.of(
          Paragraph.of(
              Spans.of(
                      "Five published benchmarks, and which of their results Wirebench"
                          + " reproduces. The command ")
                  .code("claims")
                  .and(" writes this page: it compares every claim with the runs below. ")
                  .link("METHODOLOGY", "METHODOLOGY.md#claims")
                  .and(" says how it judges, ")
                  .link("STUDIES", "STUDIES.md")
                  .and(" how the studies were rebuilt. ")
                  .emphasis("Not reproduced here")
                  .and(
                      " says that these runs found otherwise, with the versions, JVM and machine"
                          + " that they name; it does not say that a study measured wrongly.")),
          Paragraph.of(
              "Ratios are of costs: below 1 is less. After a ratio or a time stands its 95 %"
                  + " interval; the mark rests on the wider one, adjusted for the number of"
                  + " comparisons. \u2020 works on generated messages or maps; * is for"
                  + " reference only."));

  private final List<Source> sources;
  private final Map<String, String> others;
  private final Map<Study, List<Judged>> byStudy;

  private ClaimsDocument(List<Judged> judged, List<Source> sources, Map<String, String> others) {
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
  public static Document of(List<Judged> judged, Report report) {
    return of(judged, report.sources(), Map.of());
  }

  /**
   * @param sources the runs that they were held against
   * @param others what else they were held against: names of folders, and under which circumstances
   *     these were measured
   */
  public static Document of(List<Judged> judged, List<Source> sources, Map<String, String> others) {
    ClaimsDocument claims = new ClaimsDocument(judged, sources, others);
    List<Section> sections = new ArrayList<>(List.of(claims.runs()));
    claims.byStudy.forEach((study, ofStudy) -> sections.add(section(study, ofStudy)));
    return new Document(NAME, NAME, null, List.of(), WORDS, null, sections);
  }

  private Section runs() {
    List<Part> parts = new ArrayList<>();
    for (Source source : sources) {
      String circumstances = source.run().map(ClaimsDocument::circumstances).orElse("not known");
      String nothing = isEvidence(source) ? "" : " No claim is of what it measured.";
      parts.add(run(source.name(), circumstances + nothing));
    }
    others.forEach((name, circumstances) -> parts.add(run(name, circumstances)));
    parts.add(
        Paragraph.of(
            Spans.of("A claim has one mark, or is ")
                .emphasis("mixed")
                .and(" where runs or JDKs give it several.")));
    parts.add(counts());
    return new Section("Runs", parts);
  }

  private static Paragraph run(String name, String circumstances) {
    return Paragraph.of(Style.ITEM, Spans.NONE.strong(name).and(": " + circumstances));
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

  private Table counts() {
    List<Column<Map.Entry<Study, List<Judged>>>> columns = new ArrayList<>();
    columns.add(Column.text("study", study -> title(study.getKey())));
    columns.add(Column.number("claims", study -> "" + study.getValue().size()));
    Arrays.stream(Mark.values()).forEach(mark -> columns.add(count(mark.words(), has(mark))));
    columns.add(count("mixed", ClaimsDocument::isMixed));
    return Table.of("", columns, List.copyOf(byStudy.entrySet()));
  }

  private static Column<Map.Entry<Study, List<Judged>>> count(
      String heading, Predicate<Judged> counted) {
    return Column.number(heading, study -> "" + study.getValue().stream().filter(counted).count());
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

  private static String title(Study study) {
    return study.id() + " \u00b7 " + study.title();
  }

  private static Section section(Study study, List<Judged> claims) {
    List<Part> parts = new ArrayList<>();
    parts.add(Paragraph.of(study.citation()));
    parts.add(Paragraph.of("Machine: " + study.machine()));
    parts.add(Paragraph.of(study.about()));
    parts.add(
        Table.of(
            "",
            List.of(
                Column.text("claim", row -> row.once(Claim::id)),
                Column.spans("the study says", ClaimsDocument::statement),
                Column.text(
                    "its figure", row -> row.once(claim -> Cells.orNone(claim.said().figure()))),
                Column.text("here", ClaimRow::here),
                Column.text("run and JDK", ClaimsDocument::run),
                Column.spans("mark", row -> mark(row.mark()))),
            ClaimRow.of(claims)));
    open(study, claims, parts);
    return new Section(title(study), parts);
  }

  private static Spans statement(ClaimRow row) {
    Spans statement = Spans.of(row.once(claim -> claim.said().statement()));
    String contradiction = row.once(claim -> claim.said().contradiction());
    return contradiction.isEmpty()
        ? statement
        : statement.and(" ").emphasis("At odds with itself: " + contradiction + ".");
  }

  private static String run(ClaimRow row) {
    return row.evidence()
        .map(
            evidence ->
                evidence.source().isEmpty()
                    ? "today's libraries"
                    : evidence.source() + ", " + evidence.jdk())
        .orElse(Cells.NONE);
  }

  private static Spans mark(Mark mark) {
    return mark == Mark.CONFIRMED || mark == Mark.REFUTED
        ? Spans.NONE.strong(mark.words())
        : Spans.of(mark.words());
  }

  private static String measures(Study study, Claim claim) {
    return claim.isOfService() ? "load" : "run " + study.run(claim);
  }

  /** The commands that measure open claims; claims with one command share it. */
  private static void open(Study study, List<Judged> claims, List<Part> parts) {
    Map<String, List<String>> open = new LinkedHashMap<>();
    claims.stream()
        .filter(Judged::isOpen)
        .map(Judged::claim)
        .forEach(
            claim ->
                open.computeIfAbsent(measures(study, claim), run -> new ArrayList<>())
                    .add(claim.id()));
    open.forEach(
        (run, ids) -> {
          parts.add(Paragraph.of("What measures " + String.join(", ", ids) + ":"));
          parts.add(Paragraph.of(Style.COMMAND, Program.COMMAND + " " + run));
        });
  }
}

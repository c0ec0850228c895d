package dev.wirebench.observations;

import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualityList;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Details;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The page {@code docs/QUALITIES.md}, made of what was observed and nothing else. */
public final class QualitiesDocument {
  /** Wider tables are not read. */
  private static final int MOST_COLUMNS = 8;

  private static final String NONE = "-";

  private final QualitiesFile file;

  private QualitiesDocument(QualitiesFile file) {
    this.file = file;
  }

  /** The page of some observations. */
  public static Document of(QualitiesFile file) {
    QualitiesDocument page = new QualitiesDocument(file);
    List<Section> sections = new ArrayList<>();
    for (Quality quality : QualityList.all()) {
      List<Observation> observed =
          file.observations().stream()
              .filter(each -> each.quality().equals(quality.name()))
              .toList();
      if (!observed.isEmpty()) {
        sections.addAll(sections(quality, observed));
      }
    }
    sections.addAll(page.hard());
    return new Document("qualities", "Qualities", null, List.of(), page.words(), null, sections);
  }

  private List<Paragraph> words() {
    Paragraph head =
        Paragraph.of(
            Spans.of(
                    "What codecs do besides being fast, executed: every word below is the outcome"
                        + " of a case that was tried, in JVMs that held one library each. Written"
                        + " by the command ")
                .code("qualities")
                .and(
                    String.format(
                        Locale.ROOT,
                        " of %s, begun on %s with seed %d, on JDK %s (%s). What loses data"
                            + " unnoticed, or takes more down than the message that did it, is ",
                        file.program(),
                        file.started().toString().substring(0, "2000-01-01".length()),
                        file.seed(),
                        file.machine().getOrDefault("jdk", "an unknown JDK"),
                        file.machine().getOrDefault("os", "an unknown system")))
                .strong("hard")
                .and("; ")
                .file("the last section", "#what-is-hard")
                .and(
                    " shows the input of each. Tables rank without it; decisions rule a codec out"
                        + " for it where a scenario demands so."));
    return file.isWhole()
        ? List.of(head)
        : List.of(head, Paragraph.of("The run was interrupted: not all codecs have been tried."));
  }

  private static List<Section> sections(Quality quality, List<Observation> observed) {
    Set<String> tried = new LinkedHashSet<>();
    observed.forEach(each -> tried.add(each.caseId()));
    List<Case> cases = quality.cases().stream().filter(each -> tried.contains(each.id())).toList();
    List<Section> sections = new ArrayList<>();
    sections.add(
        new Section(quality.title(), List.of(Paragraph.of(stressed(quality.description())))));
    if (!cases.isEmpty()) {
      sections.add(Section.folded("The cases", List.of(explained(cases))));
    }
    List<Part> parts = new ArrayList<>();
    for (int from = 0; from < cases.size(); from += MOST_COLUMNS) {
      parts.add(matrix(cases.subList(from, Math.min(cases.size(), from + MOST_COLUMNS)), observed));
    }
    parts.addAll(without("Untested", Outcome.UNTESTED, observed));
    parts.addAll(without("Not applicable", Outcome.NOT_APPLICABLE, observed));
    sections.add(new Section("", parts));
    return sections;
  }

  /** A text of ours, in which asterisks enclose what is stressed. */
  private static Spans stressed(String text) {
    Spans spans = Spans.NONE;
    boolean isStressed = false;
    for (String words : text.split("\\*", -1)) {
      spans = isStressed ? spans.emphasis(words) : spans.and(words);
      isStressed = !isStressed;
    }
    return spans;
  }

  private static Table explained(List<Case> cases) {
    return Table.of(
        "",
        List.of(
            Column.text("case", Case::title),
            Column.spans("id", each -> Spans.NONE.code(each.id())),
            Column.spans("what", each -> stressed(each.explanation()))),
        cases);
  }

  private static Table matrix(List<Case> cases, List<Observation> observed) {
    Map<String, List<Observation>> byCodec =
        observed.stream()
            .filter(each -> !each.caseId().isEmpty())
            .collect(
                Collectors.groupingBy(Observation::codec, LinkedHashMap::new, Collectors.toList()));
    List<Column<Map.Entry<String, List<Observation>>>> columns = new ArrayList<>();
    columns.add(Column.text("codec", Map.Entry::getKey));
    cases.forEach(
        each -> columns.add(Column.spans(each.title(), codec -> cell(each, codec.getValue()))));
    return Table.of("", columns, List.copyOf(byCodec.entrySet()));
  }

  /** The outcomes of one case, hard ones first; how many inputs had each, if there were several. */
  private static Spans cell(Case of, List<Observation> ofCodec) {
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    ofCodec.stream()
        .filter(each -> each.caseId().equals(of.id()))
        .filter(each -> each.outcome() != Outcome.NOT_APPLICABLE)
        .forEach(each -> counts.merge(each.outcome(), each.count(), Integer::sum));
    int inputs = counts.values().stream().mapToInt(Integer::intValue).sum();
    return counts.entrySet().stream()
        .sorted((a, b) -> b.getKey().grade().compareTo(a.getKey().grade()))
        .map(each -> words(each.getKey()).and(inputs > 1 ? " " + each.getValue() : ""))
        .reduce((before, outcome) -> before.and(", ").and(outcome))
        .orElse(Spans.of(NONE));
  }

  private static Spans words(Outcome outcome) {
    return outcome.grade() == Grade.HARD
        ? Spans.NONE.strong(outcome.label())
        : Spans.of(outcome.label());
  }

  /** Each reason once for which codecs were not executed in a case; empty if there is none. */
  private static List<Paragraph> without(
      String title, Outcome outcome, List<Observation> observed) {
    Map<String, Set<String>> byReason = new LinkedHashMap<>();
    observed.stream()
        .filter(each -> each.outcome() == outcome && !each.said().isEmpty())
        .forEach(
            each ->
                byReason
                    .computeIfAbsent(each.said(), reason -> new LinkedHashSet<>())
                    .add(
                        each.about().isEmpty()
                            ? each.codec()
                            : each.codec() + " (" + each.about() + ")"));
    List<Paragraph> paragraphs = new ArrayList<>();
    byReason.forEach(
        (reason, codecs) ->
            paragraphs.add(Paragraph.of(Style.ITEM, String.join(", ", codecs) + ": " + reason)));
    if (!paragraphs.isEmpty()) {
      paragraphs.add(0, Paragraph.of(title + ":"));
    }
    return paragraphs;
  }

  private List<Section> hard() {
    Map<String, List<Observation>> byCodec =
        file.observations().stream()
            .filter(each -> each.grade() == Grade.HARD)
            .collect(
                Collectors.groupingBy(Observation::codec, LinkedHashMap::new, Collectors.toList()));
    List<Section> sections = new ArrayList<>();
    sections.add(
        new Section(
            "What is hard", byCodec.isEmpty() ? List.of(Paragraph.of("Nothing.")) : List.of()));
    byCodec.forEach(
        (codec, hard) ->
            sections.add(
                Section.sub(
                    codec + " " + hard.get(0).subject().version(),
                    List.of(new Details(hard.stream().map(QualitiesDocument::details).toList())))));
    return sections;
  }

  /** The input of a hard observation, below the quality, the case, and what it was tried with. */
  private static Details.Entry details(Observation hard) {
    String place =
        hard.quality() + ", " + hard.caseId() + (hard.about().isEmpty() ? "" : ", " + hard.about());
    Spans title =
        Spans.of(place + ": ")
            .strong(hard.outcome().label())
            .and(hard.count() > 1 ? " (" + hard.count() + " inputs)" : "");
    return new Details.Entry(
        hard.said().isEmpty() ? title : title.and(": ").code(hard.said()), hard.input());
  }
}

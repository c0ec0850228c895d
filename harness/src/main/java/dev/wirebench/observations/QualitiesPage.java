package dev.wirebench.observations;

import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualityList;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.Markdown.Table;
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
public final class QualitiesPage {
  /** Wider tables are not read. */
  private static final int MOST_COLUMNS = 8;

  private static final String NONE = "-";

  private final QualitiesFile file;

  public QualitiesPage(QualitiesFile file) {
    this.file = file;
  }

  public String text() {
    StringBuilder page = new StringBuilder(head());
    for (Quality quality : QualityList.all()) {
      List<Observation> observed =
          file.observations().stream()
              .filter(each -> each.quality().equals(quality.name()))
              .toList();
      if (!observed.isEmpty()) {
        page.append(section(quality, observed));
      }
    }
    return page.append(hard()).toString().stripTrailing() + "\n";
  }

  private String head() {
    return String.format(
        Locale.ROOT,
        """
        # Qualities

        What codecs do besides being fast, executed: every word below is the outcome of a case that was tried, in JVMs
        that held one library each. Written by the command `qualities` of %s, begun on %s with seed %d, on JDK %s.
        What loses data unnoticed, or takes more down than the message that did it, is **hard**; [the last
        section](#what-is-hard) shows the input of each. Tables rank without it; decisions rule a codec out for it where a
        scenario demands so.
        %s""",
        Markdown.text(file.program()),
        Markdown.text(file.started().toString().substring(0, "2000-01-01".length())),
        file.seed(),
        Markdown.text(
            file.machine().getOrDefault("jdk", "an unknown JDK")
                + " ("
                + file.machine().getOrDefault("os", "an unknown system")
                + ")"),
        file.isWhole() ? "" : "\nThe run was interrupted: not all codecs have been tried.\n");
  }

  private String section(Quality quality, List<Observation> observed) {
    Set<String> tried = new LinkedHashSet<>();
    observed.forEach(each -> tried.add(each.caseId()));
    List<Case> cases = quality.cases().stream().filter(each -> tried.contains(each.id())).toList();
    StringBuilder section =
        new StringBuilder("\n## " + quality.title() + "\n\n" + quality.description() + "\n\n");
    if (!cases.isEmpty()) {
      section.append("<details><summary>The cases</summary>\n\n").append(explained(cases));
      section.append("\n</details>\n\n");
    }
    for (int from = 0; from < cases.size(); from += MOST_COLUMNS) {
      List<Case> columns = cases.subList(from, Math.min(cases.size(), from + MOST_COLUMNS));
      section.append(matrix(columns, observed)).append('\n');
    }
    return section
        .append(without("Untested", Outcome.UNTESTED, observed))
        .append(without("Not applicable", Outcome.NOT_APPLICABLE, observed))
        .toString();
  }

  private static Table explained(List<Case> cases) {
    Table table = Table.ofTexts("case", "id", "what");
    cases.forEach(
        each ->
            table.row(
                Markdown.text(each.title()),
                "`" + each.id() + "`",
                // Ours, with emphasis; a bar alone would end the cell.
                each.explanation().replace("|", "\\|")));
    return table;
  }

  private static Table matrix(List<Case> cases, List<Observation> observed) {
    List<String> header = new ArrayList<>(List.of("codec"));
    cases.forEach(each -> header.add(Markdown.text(each.title())));
    Table table = Table.ofTexts(header.toArray(String[]::new));
    Map<String, List<Observation>> byCodec =
        observed.stream()
            .filter(each -> !each.caseId().isEmpty())
            .collect(
                Collectors.groupingBy(Observation::codec, LinkedHashMap::new, Collectors.toList()));
    byCodec.forEach(
        (codec, all) -> {
          List<String> row = new ArrayList<>(List.of(Markdown.text(codec)));
          cases.forEach(each -> row.add(cell(each, all)));
          table.row(row.toArray(String[]::new));
        });
    return table;
  }

  /** The outcomes of one case, hard ones first; how many inputs had each, if there were several. */
  private static String cell(Case of, List<Observation> ofCodec) {
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    ofCodec.stream()
        .filter(each -> each.caseId().equals(of.id()))
        .filter(each -> each.outcome() != Outcome.NOT_APPLICABLE)
        .forEach(each -> counts.merge(each.outcome(), each.count(), Integer::sum));
    int inputs = counts.values().stream().mapToInt(Integer::intValue).sum();
    return counts.isEmpty()
        ? NONE
        : counts.entrySet().stream()
            .sorted((a, b) -> b.getKey().grade().compareTo(a.getKey().grade()))
            .map(each -> words(each.getKey()) + (inputs > 1 ? " " + each.getValue() : ""))
            .collect(Collectors.joining(", "));
  }

  private static String words(Outcome outcome) {
    return outcome.grade() == Grade.HARD ? "**" + outcome.label() + "**" : outcome.label();
  }

  /** Each reason once for which codecs were not executed in a case; empty if there is none. */
  private static String without(String title, Outcome outcome, List<Observation> observed) {
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
    if (byReason.isEmpty()) {
      return "";
    }
    return title
        + ":\n\n"
        + byReason.entrySet().stream()
            .map(
                each ->
                    "- "
                        + Markdown.text(String.join(", ", each.getValue()))
                        + ": "
                        + Markdown.text(each.getKey())
                        + "\n")
            .collect(Collectors.joining());
  }

  private String hard() {
    StringBuilder section = new StringBuilder("\n## What is hard\n");
    Map<String, List<Observation>> byCodec =
        file.observations().stream()
            .filter(each -> each.grade() == Grade.HARD)
            .collect(
                Collectors.groupingBy(Observation::codec, LinkedHashMap::new, Collectors.toList()));
    byCodec.forEach(
        (codec, hard) -> {
          section
              .append("\n### ")
              .append(Markdown.text(codec + " " + hard.get(0).subject().version()));
          section.append("\n\n");
          hard.forEach(each -> section.append(details(each)));
        });
    return byCodec.isEmpty() ? section + "\nNothing.\n" : section.toString();
  }

  /** HTML, which ends at the first line without text. */
  private static String details(Observation hard) {
    String place =
        hard.quality() + ", " + hard.caseId() + (hard.about().isEmpty() ? "" : ", " + hard.about());
    return Markdown.observation(
        place, hard.outcome().label(), hard.count(), hard.said(), hard.input());
  }
}

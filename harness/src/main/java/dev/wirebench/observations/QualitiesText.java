package dev.wirebench.observations;

import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.report.document.TextTable;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The observations for the console: the count of each outcome, then the known defects. */
public final class QualitiesText {
  private QualitiesText() {}

  public static String of(QualitiesFile file) {
    record Row(String codec, String quality) {}
    Map<Row, Map<Outcome, Integer>> counts =
        file.outcomes(each -> new Row(each.codec(), each.quality()));
    TextTable table = new TextTable(false, "codec", "version", "quality", "outcomes");
    counts.forEach(
        (row, outcomes) ->
            table.add(
                row.codec(),
                file.codecs().getOrDefault(row.codec(), "-"),
                row.quality(),
                outcomes.entrySet().stream()
                    .map(outcome -> outcome.getKey() + " " + outcome.getValue())
                    .collect(Collectors.joining(", "))));
    List<Observation> hard =
        file.observations().stream().filter(each -> each.grade() == Grade.HARD).toList();
    if (hard.isEmpty()) {
      return table.toString();
    }
    TextTable hardOnes = new TextTable(false, "codec", "case", "about", "outcome", "said");
    hard.forEach(
        each ->
            hardOnes.add(
                each.codec(),
                each.caseId(),
                each.about().isEmpty() ? "-" : each.about(),
                each.outcome().label() + (each.count() > 1 ? " (" + each.count() + ")" : ""),
                each.said()));
    return table + "\nHard:\n" + hardOnes;
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a table says, in sentences: verdicts against the baseline, and ties with the best. */
public final class Answer {
  private static final List<Verdict> TOLD =
      List.of(
          Verdict.FASTER,
          Verdict.EQUIVALENT,
          Verdict.DIFFERENT,
          Verdict.UNDECIDED,
          Verdict.SLOWER,
          Verdict.INDICATIVE);

  private Answer() {}

  /**
   * Ratios with plain 95 % intervals. Names are as the files have them: escape the text as a whole.
   *
   * @return without ratios, what the best row is
   */
  public static String of(Table table) {
    List<String> sentences = new ArrayList<>();
    List<String> groups = new ArrayList<>();
    for (Verdict verdict : TOLD) {
      List<String> rows =
          table.rows().stream()
              .filter(row -> row.verdict() == verdict && row.ratio().isPresent())
              .map(row -> row.name() + " " + ratio(row.ratio().get().plain()))
              .toList();
      if (!rows.isEmpty()) {
        groups.add(verdict.words() + ": " + String.join(", ", rows));
      }
    }
    if (!groups.isEmpty()) {
      sentences.add(
          "Against " + table.baseline().orElseThrow() + " - " + String.join("; ", groups));
    }
    best(table).ifPresent(sentences::add);
    return String.join(". ", sentences) + ".";
  }

  private static String ratio(Estimate plain) {
    return Double.isFinite(plain.low())
        ? String.format(
            Locale.ROOT, "%.2f (%.2f to %.2f)", plain.value(), plain.low(), plain.high())
        : String.format(Locale.ROOT, "%.2f", plain.value());
  }

  private static Optional<String> best(Table table) {
    Optional<Row> best =
        table.rows().stream()
            .filter(row -> row.ranked() && Double.isFinite(row.score().value()))
            .findFirst();
    return best.map(
        row -> {
          String score = Words.number(row.score().value()) + " " + table.unit();
          List<String> ties = table.best().stream().skip(1).toList();
          if (ties.isEmpty()) {
            String certainty = table.best().isEmpty() ? " (indicative)" : "";
            return "Best: " + row.name() + ", " + score + certainty;
          }
          return "Best, and not told apart: "
              + row.name()
              + " ("
              + score
              + "), "
              + String.join(", ", ties);
        });
  }
}

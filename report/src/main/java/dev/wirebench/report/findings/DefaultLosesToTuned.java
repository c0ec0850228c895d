package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Supplement.Pair;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A library whose tuned row seems to beat its default row: by more than δ, and told apart among all
 * pairs (Benjamini-Hochberg at 5 %), which is exploratory: a verdict asks for more. Rows are of one
 * library if they share an artifact and the format.
 */
final class DefaultLosesToTuned implements Analyser {
  private static final double LEVEL = 0.05;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : tablesWithTunedRows(report)) {
      for (Pair pair : table.supplement().pairs()) {
        Row first = table.row(pair.first()).orElseThrow();
        Row second = table.row(pair.second()).orElseThrow();
        // Rows are sorted, best first.
        if (isTuningOf(first, second)
            && pair.adjusted() < LEVEL
            && enough(first)
            && enough(second)
            && Math.abs(Math.log(pair.ratio())) > Math.log1p(report.settings().delta())) {
          places.add(
              table,
              String.format(
                  Locale.ROOT,
                  "%s %s %.2f times as %s as %s in %s",
                  first.name(),
                  table.largerIsBetter() ? "does" : "takes",
                  pair.ratio(),
                  table.largerIsBetter() ? "much" : "long",
                  second.name(),
                  table.key().title()));
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.NOTE,
                "default-loses-to-tuned",
                "A tuned row may beat its library's default",
                places
                    + ". These are all pairs of a table, which is exploratory (Benjamini-Hochberg at 5"
                    + " %): its verdicts ask for more.",
                "If you use the library, consider the tuned configuration; compare libraries by"
                    + " rows of the same kind.",
                places.tables()));
  }

  private static List<ResultTable> tablesWithTunedRows(Report report) {
    return report.tables().stream()
        .filter(table -> !table.isOfMessages())
        .filter(
            table ->
                table.rows().stream()
                    .anyMatch(row -> row.codec().filter(CodecInfo::isTuned).isPresent()))
        .toList();
  }

  private static boolean enough(Row row) {
    return row.means().length >= Settings.FORKS_FOR_VERDICTS;
  }

  private static boolean isTuningOf(Row tuned, Row plain) {
    return tuned.codec().isPresent()
        && plain.codec().isPresent()
        && isTuningOf(tuned.codec().get(), plain.codec().get());
  }

  private static boolean isTuningOf(CodecInfo tuned, CodecInfo plain) {
    return tuned.isTuned()
        && !plain.isTuned()
        && tuned.format().equals(plain.format())
        && !Collections.disjoint(tuned.artifacts().keySet(), plain.artifacts().keySet());
  }
}

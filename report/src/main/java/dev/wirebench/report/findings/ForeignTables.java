package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Alternatives;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Reports which rows were guessed by names, where no run says it. The reader may know better, and
 * must choose where nothing was found to compare.
 */
final class ForeignTables implements Analyser {
  private static final String BASELINE = "what all are compared with by --baseline.";

  @Override
  public List<Finding> find(Report report) {
    if (report.tables().isEmpty() || report.sources().stream().anyMatch(s -> s.run().isPresent())) {
      return List.of();
    }
    if (report.tables().stream().allMatch(table -> table.rows().size() == 1)) {
      return List.of(alone(report));
    }
    List<ResultTable> guessed = report.tables().stream().filter(ForeignTables::isForeign).toList();
    return report.settings().comparedBy().isPresent() || guessed.isEmpty()
        ? List.of()
        : List.of(guessed(report, guessed));
  }

  /** Says whether the benchmarks are not our own: no class is named for ours. */
  private static boolean isForeign(ResultTable table) {
    return table.comparedBy().equals(Dimensions.CLASS)
        || table.key().dimension(Dimensions.CLASS).isPresent();
  }

  private static Finding guessed(Report report, List<ResultTable> tables) {
    Set<String> rows = comparedBy(tables);
    Set<String> operations = new TreeSet<>();
    tables.forEach(table -> table.key().operation().ifPresent(operations::add));
    List<String> others = new ArrayList<>(Alternatives.of(report));
    if (operations.isEmpty() && rows.size() == 1) {
      others.removeAll(rows);
    }
    return new Finding(
        Severity.NOTE,
        Findings.GUESSED_ROWS,
        "Rows found by names",
        (report.sources().size() == 1 ? "The file does" : "The files do")
            + " not say what is to be compared with what. Rows are compared by "
            + Words.list(List.copyOf(rows))
            + (operations.isEmpty()
                ? ""
                : "; operations, which are tables of their own, are "
                    + Words.some(List.copyOf(operations)))
            + ".",
        (others.isEmpty() ? "Choose " : "Choose otherwise with " + options(others) + ", and ")
            + BASELINE,
        List.of());
  }

  private static Set<String> comparedBy(Collection<ResultTable> tables) {
    return tables.stream()
        .map(ResultTable::comparedBy)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Finding alone(Report report) {
    List<String> others = Alternatives.of(report);
    return new Finding(
        Severity.NOTE,
        Findings.GUESSED_ROWS,
        "Nothing is compared",
        "Every table has one row: compared by "
            + Words.list(List.copyOf(comparedBy(report.tables())))
            + ", no two benchmarks have all the rest in common.",
        others.isEmpty()
            ? "Give one more file of the same benchmarks, of other code or of another JVM."
            : "Compare with " + options(others) + ", and choose " + BASELINE,
        List.of());
  }

  /** The options, as in {@code --by jdk, --by class or --by "two words"}. */
  private static String options(List<String> dimensions) {
    List<String> options =
        dimensions.stream()
            .map(name -> "--by " + (name.matches("[\\w.-]+") ? name : '"' + name + '"'))
            .toList();
    int last = options.size() - 1;
    return last == 0
        ? options.get(0)
        : String.join(", ", options.subList(0, last)) + " or " + options.get(last);
  }
}

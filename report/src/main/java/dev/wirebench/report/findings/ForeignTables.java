package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Dimensions;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Source;
import java.util.List;
import java.util.TreeSet;

/** What is a row of what was guessed by names, where no run says it: the reader may know better. */
final class ForeignTables implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    boolean asked = report.settings().comparedBy().isPresent();
    boolean foreign = report.sources().stream().map(Source::run).allMatch(run -> run.isEmpty());
    boolean several = report.tables().stream().anyMatch(table -> table.rows().size() > 1);
    if (asked || !foreign || !several) {
      return List.of();
    }
    TreeSet<String> rows = new TreeSet<>();
    TreeSet<String> operations = new TreeSet<>();
    for (Table table : report.tables()) {
      rows.add(table.comparedBy());
      table.key().operation().ifPresent(operations::add);
    }
    return List.of(
        new Finding(
            Severity.NOTE,
            "foreign-tables",
            "Rows found by names",
            "The file does not say what is to be compared with what. Rows are compared by "
                + Words.list(List.copyOf(rows))
                + (operations.isEmpty()
                    ? ""
                    : "; operations, which are tables of their own, are "
                        + Words.some(List.copyOf(operations)))
                + ".",
            "Choose otherwise with --by "
                + Dimensions.CLASS
                + ", --by "
                + Dimensions.METHOD
                + " or --by and a parameter, and what all are compared with by --baseline.",
            List.of()));
  }
}

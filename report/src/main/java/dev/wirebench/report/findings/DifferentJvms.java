package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Jvm;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Tables whose rows ran on different virtual machines or with different flags. */
final class DifferentJvms implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      List<Jvm> jvms = table.rows().stream().map(row -> row.cell().jvm()).distinct().toList();
      if (jvms.size() > 1 && !isWanted(table, jvms)) {
        places.add(
            table,
            table.key().title()
                + " ("
                + jvms.stream()
                    .map(DifferentJvms::words)
                    .distinct()
                    .limit(3)
                    .collect(Collectors.joining(" / "))
                + ")");
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "different-jvms",
                "Rows of one table ran on different JVMs",
                "What is compared differs in more than the code in "
                    + Words.count(places.count(), "table")
                    + ": "
                    + places
                    + ".",
                "Give all benchmarks of a table the same JVM and flags (JMH: @Fork, -jvm,"
                    + " -jvmArgs).",
                places.tables()));
  }

  /**
   * Says whether the difference is wanted, as by a reader who compares JDKs, or files that are each
   * of another JVM.
   */
  private static boolean isWanted(ResultTable table, List<Jvm> jvms) {
    return switch (table.comparedBy()) {
      case Dimensions.JDK -> true;
      case Dimensions.SOURCE -> jvms.size() == table.rows().size();
      default -> false;
    };
  }

  private static String words(Jvm jvm) {
    return (jvm.vmName() + " " + jvm.vmVersion() + " " + String.join(" ", jvm.args())).strip();
  }
}

package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo.HugeMethods;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Hot methods of more than 8,000 bytes of bytecode: HotSpot interprets them for ever. */
final class TooLargeToCompile implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      List<String> places = new ArrayList<>();
      Set<String> tables = new TreeSet<>();
      source.run().stream()
          .flatMap(run -> run.problems().hugeMethods().stream())
          .forEach(
              huge ->
                  huge.methods()
                      .forEach(
                          (operation, methods) -> {
                            if (methods != null && !methods.isEmpty()) {
                              places.add(words(huge, operation, methods));
                              tables.addAll(tables(report, huge, operation));
                            }
                          }));
      if (!places.isEmpty()) {
        findings.add(finding(places, List.copyOf(tables)));
      }
    }
    return findings;
  }

  private static Finding finding(List<String> places, List<String> tables) {
    return new Finding(
        Severity.WARNING,
        "too-large-to-compile",
        "Methods too large to compile",
        "HotSpot does not compile methods of more than 8,000 bytes of bytecode, and these are hot"
            + " and interpreted: "
            + FindingPlaces.few(places)
            + ".",
        "Expect such a codec to be as slow for your own classes of as many fields; narrower classes"
            + " or -XX:-DontCompileHugeMethods avoid it.",
        tables);
  }

  private static String words(HugeMethods huge, String operation, List<String> methods) {
    return huge.codec()
        + " "
        + operation
        + " "
        + huge.payload()
        + (huge.jdk().isEmpty() ? "" : " on JDK " + huge.jdk())
        + " ("
        + methods.get(0)
        + (methods.size() == 1 ? ")" : " and " + (methods.size() - 1) + " more)");
  }

  private static List<String> tables(Report report, HugeMethods huge, String operation) {
    return report.tables().stream()
        .filter(table -> isAt(table, huge, operation))
        .filter(table -> table.row(huge.codec()).isPresent())
        .map(table -> table.key().id())
        .toList();
  }

  private static boolean isAt(ResultTable table, HugeMethods huge, String operation) {
    return table.key().payload().filter(huge.payload()::equals).isPresent()
        && table.key().operation().filter(operation::equals).isPresent()
        && (huge.medium().isEmpty()
            || table.key().medium().filter(huge.medium()::equals).isPresent())
        && (huge.jdk().isEmpty() || table.key().jdk().filter(huge.jdk()::equals).isPresent());
  }
}

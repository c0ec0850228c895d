package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Variables that gave every JVM of the run flags which nobody wrote on its command line. */
final class FlagsFromOutside implements Analyser {
  private static final String VARIABLE = "_OPTIONS";
  private static final String NOT_SET = "not set";

  /** HotSpot reads this one behind the command line, the others before it. */
  private static final String LAST = "_JAVA_OPTIONS";

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      List<String> set =
          source.run().stream()
              .flatMap(run -> run.machine().environment().entrySet().stream())
              .filter(fact -> fact.getKey().endsWith(VARIABLE) && !fact.getValue().equals(NOT_SET))
              .sorted(Map.Entry.comparingByKey())
              .map(fact -> fact.getKey() + "=" + fact.getValue())
              .toList();
      if (!set.isEmpty()) {
        findings.add(finding(source, set));
      }
    }
    return findings;
  }

  private static Finding finding(Source source, List<String> set) {
    boolean overrides = set.stream().anyMatch(variable -> variable.startsWith(LAST + "="));
    return new Finding(
        Severity.WARNING,
        "flags-from-outside",
        "Flags of the environment",
        "Every JVM of "
            + source.name()
            + " also got the flags of "
            + Words.list(set)
            + (overrides
                ? ". Those of " + LAST + " override the flags that the run gave its forks."
                : ". The flags that the run gave its forks override them."),
        "Unset the variable and measure again, or name its flags with --jvm-args.",
        List.of());
  }
}

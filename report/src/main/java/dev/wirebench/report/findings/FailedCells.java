package dev.wirebench.report.findings;

import dev.wirebench.base.Program;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo.Failure;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Forks that gave no result; one finding for each reason. */
final class FailedCells implements Analyser {
  /** The line that JMH prints after what a benchmark has thrown: it tells no more. */
  private static final String OF_JMH =
      "Benchmark had encountered error, and fail on error was requested";

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      Map<String, List<Failure>> byReason = new LinkedHashMap<>();
      source
          .run()
          .ifPresent(
              run ->
                  run.problems()
                      .failures()
                      .forEach(
                          failure ->
                              byReason
                                  .computeIfAbsent(failure.reason(), key -> new ArrayList<>())
                                  .add(failure)));
      byReason.forEach((reason, failures) -> findings.add(finding(reason, failures)));
    }
    return findings;
  }

  private static Finding finding(String reason, List<Failure> failures) {
    List<String> cells = failures.stream().map(FailedCells::words).distinct().toList();
    String last =
        failures.get(0).output().stream().reduce((before, line) -> line).orElse("").strip();
    return new Finding(
        Severity.ERROR,
        "failed-cells",
        "Forks that failed",
        Words.count(failures.size(), "fork")
            + " gave no result: "
            + FindingPlaces.few(cells)
            + ". "
            + reason
            + (last.isEmpty() || last.equals(OF_JMH) ? "" : " (last line: " + last + ")"),
        "Run the cell alone with "
            + Program.COMMAND
            + " jmh to see all its"
            + " output; blocks without it are left out of its ratios.",
        List.of());
  }

  private static String words(Failure failure) {
    String benchmark = failure.cell().benchmark();
    String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
    return method
        + (failure.cell().params().isEmpty() ? "" : " " + failure.cell().params())
        + (failure.cell().jdk().isEmpty() ? "" : " on JDK " + failure.cell().jdk());
  }
}

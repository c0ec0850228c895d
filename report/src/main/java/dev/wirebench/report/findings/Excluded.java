package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo.Exclusion;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Codecs that have no row somewhere, with the reason; one finding for each reason. */
final class Excluded implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      Map<String, List<Exclusion>> byReason = new LinkedHashMap<>();
      source
          .run()
          .ifPresent(
              run ->
                  run.problems()
                      .exclusions()
                      .forEach(
                          exclusion ->
                              byReason
                                  .computeIfAbsent(exclusion.reason(), key -> new ArrayList<>())
                                  .add(exclusion)));
      byReason.forEach((reason, exclusions) -> findings.add(finding(reason, exclusions)));
    }
    return findings;
  }

  private static Finding finding(String reason, List<Exclusion> exclusions) {
    Set<String> codecs = new LinkedHashSet<>();
    Set<String> operations = new LinkedHashSet<>();
    Set<String> payloads = new LinkedHashSet<>();
    for (Exclusion exclusion : exclusions) {
      codecs.add(exclusion.codec());
      operations.add(exclusion.operation());
      payloads.add(exclusion.payload());
    }
    return new Finding(
        Severity.NOTE,
        "excluded",
        "Not measured",
        String.join(", ", codecs)
            + ": "
            + list(operations, "operations")
            + " of "
            + list(payloads, "payloads")
            + ": "
            + reason
            + (reason.endsWith(".") ? "" : "."),
        "Nothing: a codec that does not qualify has no row.",
        List.of());
  }

  private static String list(Set<String> values, String all) {
    values.remove("");
    return values.isEmpty() ? "all " + all : FindingPlaces.few(List.copyOf(values));
  }
}

package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo.Defects;
import dev.wirebench.report.input.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Codecs that are measured although they take part of a message for the whole. */
final class DefectiveCodecs implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    Map<String, Set<String>> payloads = new LinkedHashMap<>();
    for (Source source : report.sources()) {
      for (Defects defects : source.run().map(run -> run.problems().defects()).orElse(List.of())) {
        payloads
            .computeIfAbsent(defects.codec(), codec -> new LinkedHashSet<>())
            .add(
                defects.payload()
                    + " ("
                    + defects.medium()
                    + ": "
                    + String.join("; ", defects.sentences())
                    + ")");
      }
    }
    List<Finding> findings = new ArrayList<>();
    payloads.forEach((codec, places) -> findings.add(finding(codec, List.copyOf(places))));
    return findings;
  }

  private static Finding finding(String codec, List<String> places) {
    return new Finding(
        Severity.NOTE,
        "defective-codec",
        "Measured, but marked",
        codec + " breaks a clause of the contract on " + FindingPlaces.few(places) + ".",
        "Where messages can arrive cut short, carry their length or a checksum beside them.",
        List.of());
  }
}

package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Known defects: codecs that lost data unnoticed, or took more down than a message, in an executed
 * case. Codecs with the same defects share a finding, as configurations of a library tend to.
 */
final class HardQualities implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    Map<String, List<String>> byWords = new LinkedHashMap<>();
    for (CodecQualities codec : report.besidesSpeed().codecs()) {
      if (!codec.hard().isEmpty()) {
        byWords.computeIfAbsent(codec.defects(), words -> new ArrayList<>()).add(codec.codec());
      }
    }
    List<Finding> findings = new ArrayList<>();
    byWords.forEach((words, codecs) -> findings.add(finding(words, codecs)));
    return findings;
  }

  private static Finding finding(String words, List<String> codecs) {
    return new Finding(
        Severity.NOTE,
        "hard-qualities",
        "Known defects",
        String.join(", ", codecs) + ": " + words + ".",
        "Look at the cases and their inputs in docs/QUALITIES.md. Times are ranked without them; a"
            + " decision rules a codec out for them where its scenario demands evolution or untrusted"
            + " input.",
        List.of());
  }
}
